"""Texts: two that have nothing in common, in three languages, and a class of others."""

LEFT = (
    "Every spring the village repairs the old bridge over the stream. Carpenters carry fresh planks from the sawmill, "
    "and children paint the railings green. {} When the work is done, an old fiddler plays until sunset. "
)
RIGHT = (
    "Our laboratory measured how quickly salt dissolves in warm water. A glass beaker stood on a heated plate, and the "
    "students wrote down each temperature. {} Afterwards they compared their curves with those in the handbook. "
)
LEFT_RU = (
    "Каждую весну деревня чинит деревянный мост через ручей. Плотники несут свежие доски с лесопилки, а дети красят "
    "перила. {} Когда работа окончена, старый скрипач играет до заката. "
)
RIGHT_RU = (
    "Наша лаборатория измеряла, как быстро соль растворяется в тёплой воде. Стеклянный стакан стоял на плитке, и "
    "студенты записывали температуру. {} Потом они сравнили свои кривые со справочником. "
)
LEFT_DE = "Im Frühling reparieren die Bauern ihre Brücke. {} Am Abend spielt eine Kapelle."
RIGHT_DE = "Das Labor untersucht Salze. {} Danach vergleichen die Schüler ihre Kurven."
LEFT_ZH = "每年春天，村民都会修理小溪上的木桥。{}工作结束以后，老人们在河边唱歌。"
RIGHT_ZH = "我们的实验室测量了盐在温水中溶解的速度。{}然后学生们比较了各自的曲线。"
_TOPICS = ("rain", "bread", "music", "chess", "trains", "horses", "paper", "winter", "gardens", "clocks")
_VERBS = ("studied", "enjoyed", "painted", "described", "avoided", "collected")


def crowd(count: int) -> list[str]:
    """So many short essays about other things."""
    return [
        f"My uncle {_VERBS[number % len(_VERBS)]} {_TOPICS[number % len(_TOPICS)]} for many years. He told us that "
        f"{_TOPICS[(number * 3 + 1) % len(_TOPICS)]} matter more than {_TOPICS[(number * 7 + 2) % len(_TOPICS)]} do."
        for number in range(count)
    ]
