"""Texts: a page of its own in several languages, with a few sentences and what a rewriter made of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Rewrite:
    """Sentences, what became of them, and a page of other things to put around either."""

    original: str
    changed: str
    before: str
    after: str


ENGLISH = Rewrite(
    original=(
        "The lighthouse keeper counted eleven fishing boats returning through the fog before midnight. "
        "His daughter had polished the great lens that morning with vinegar and a linen rag. "
        "Nobody in the harbour believed that the twelfth boat would ever be seen again."
    ),
    changed=(
        "Before midnight the keeper of the lighthouse had counted eleven boats coming back through thick fog. "
        "That morning the great lens had been polished by his daughter with a rag of linen and vinegar. "
        "No one in the harbour believed the twelfth fishing boat would be seen ever again."
    ),
    before=(
        "Copper prices rose sharply during the spring. Miners negotiated shorter shifts underground. "
        "Several banks refused to finance another smelter. The railway charged more for every wagon of ore. "
    ),
    after=(
        " Elsewhere the parliament debated taxes on sugar. Farmers planted beets behind the old barracks. "
        "A travelling circus camped beside the cemetery wall. Children learned to juggle wooden clubs."
    ),
)
RUSSIAN = Rewrite(
    original=(
        "Смотритель маяка насчитал одиннадцать рыбацких лодок, вернувшихся сквозь туман до полуночи. "
        "Его дочь утром начистила огромную линзу уксусом и льняной тряпкой. "
        "Никто в гавани не верил, что двенадцатую лодку ещё когда-нибудь увидят."
    ),
    changed=(
        "До полуночи смотрителем маяка было насчитано одиннадцать лодок рыбаков, что вернулись сквозь густой туман. "
        "Утром дочь начистила льняной тряпкой и уксусом огромную линзу. "
        "В гавани никто уже не верил, что когда-нибудь увидят двенадцатую лодку."
    ),
    before=(
        "Весной резко подорожала медь. Шахтёры добились коротких смен под землёй. "
        "Банки отказались платить за новый завод. Железная дорога брала больше за каждый вагон руды. "
    ),
    after=(
        " Тем временем парламент спорил о налоге на сахар. Крестьяне сажали свёклу за старыми казармами. "
        "Бродячий цирк расположился у кладбищенской стены. Дети учились жонглировать булавами."
    ),
)
UKRAINIAN = Rewrite(
    original=(
        "Доглядач маяка нарахував одинадцять рибальських човнів, що повернулися крізь туман до півночі. "
        "Його донька вранці начистила величезну лінзу оцтом і лляною ганчіркою. "
        "Ніхто в гавані не вірив, що дванадцятий човен ще колись побачать."
    ),
    changed=(
        "До півночі доглядач маяка нарахував крізь густий туман одинадцять рибальських човнів, які повернулися. "
        "Вранці донька начистила лляною ганчіркою та оцтом величезну лінзу. "
        "У гавані вже ніхто не вірив, що колись побачать дванадцятий човен."
    ),
    before=(
        "Навесні різко подорожчала мідь. Шахтарі домоглися коротших змін під землею. "
        "Банки відмовилися платити за новий завод. Залізниця брала більше за кожен вагон руди. "
    ),
    after=(
        " Тим часом парламент сперечався про податок на цукор. Селяни садили буряки за старими казармами. "
        "Мандрівний цирк отаборився біля цвинтарної стіни. Діти вчилися жонглювати булавами."
    ),
)
GERMAN = Rewrite(
    original=(
        "Der Leuchtturmwärter zählte vor Mitternacht elf Fischerboote, die durch den Nebel zurückkehrten. "
        "Seine Tochter hatte am Morgen die große Linse mit Essig und einem Leinenlappen poliert. "
        "Niemand im Hafen glaubte, dass man das zwölfte Boot jemals wiedersehen würde."
    ),
    changed=(
        "Elf Fischerboote, die durch dichten Nebel zurückkehrten, zählte der Leuchtturmwärter vor Mitternacht. "
        "Am Morgen hatte die Tochter mit einem Leinenlappen und Essig die große Linse poliert. "
        "Im Hafen glaubte niemand mehr, dass man jemals das zwölfte Boot wiedersehen würde."
    ),
    before=(
        "Im Frühjahr stieg der Preis von Kupfer deutlich. Bergleute erstritten kürzere Schichten unter Tage. "
        "Mehrere Banken verweigerten das Geld für eine Schmelze. Die Bahn verlangte mehr für jeden Wagen Erz. "
    ),
    after=(
        " Anderswo stritt das Parlament über eine Steuer auf Zucker. Bauern setzten Rüben hinter die alte Kaserne. "
        "Ein Zirkus lagerte neben der Friedhofsmauer. Kinder lernten das Jonglieren mit Keulen."
    ),
)
CHINESE = Rewrite(
    original=(
        "灯塔看守人在午夜之前数到十一艘渔船穿过浓雾返回港口。"
        "他的女儿那天早晨用醋和亚麻布擦亮了巨大的透镜。"
        "港口里没有人相信第十二艘渔船还会再次出现。"
    ),
    changed=(
        "午夜之前，灯塔看守人数到穿过大雾返回港口的渔船一共十一艘。"
        "那天早晨女儿用亚麻布和醋把巨大的透镜擦亮了。"
        "没有人相信港口里还会再次出现第十二艘渔船。"
    ),
    before="春天铜的价格迅速上涨。矿工争取到更短的工作时间。几家银行拒绝投资新的冶炼厂。铁路提高了每节车厢的运费。",
    after="议会正在讨论糖税问题。农民在旧兵营后面种植甜菜。马戏团在墓地围墙旁边扎营。孩子们学习抛接木棒。",
)
ALL = {"en": ENGLISH, "ru": RUSSIAN, "uk": UKRAINIAN, "de": GERMAN, "zh": CHINESE}
FILLER = {
    "en": (
        "Bakers in the valley prefer rye to wheat. A cold winter damaged most of the apple orchards. "
        "Engineers measured the bridge twice and found no crack. Letters took nine days to cross the mountains. "
    ),
    "ru": (
        "Пекари в долине предпочитают рожь пшенице. Холодная зима погубила яблоневые сады. "
        "Инженеры дважды измерили мост и не нашли трещин. Письма шли через горы девять дней. "
    ),
    "uk": (
        "Пекарі в долині обирають жито замість пшениці. Холодна зима знищила яблуневі сади. "
        "Інженери двічі виміряли міст і не знайшли тріщин. Листи йшли через гори дев'ять днів. "
    ),
    "de": (
        "Bäcker im Tal ziehen Roggen dem Weizen vor. Ein kalter Winter schadete den Apfelgärten. "
        "Ingenieure vermaßen die Brücke zweimal und fanden keinen Riss. Briefe brauchten neun Tage übers Gebirge. "
    ),
    "zh": "山谷里的面包师喜欢黑麦。寒冷的冬天毁坏了苹果园。工程师两次测量桥梁没有发现裂缝。信件翻越高山需要九天。",
}
