"""Chinese surnames: frequent ones, which identify names in a script without capitals."""

_SINGLE = frozenset(
    "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧肖程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎闫余潘杜戴夏钟锺汪田任姜范"
    "方石姚谭廖邹熊金陆郝孔白崔康毛邱丘秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂"
    "焦向柳邢路岳齐梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴"
    "張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭鄧許呂蘇盧蔣賈葉閻鍾譚鄒陸龍萬錢湯喬賀賴龔龐蘭顏倪嚴溫盧韋畢聶齊莊塗時關費紀歐項陽衛單寧閔"
)
_DOUBLE = frozenset(
    "欧阳 司马 上官 诸葛 夏侯 东方 皇甫 尉迟 公孙 慕容 令狐 司徒 独孤 南宫 宇文 长孙 端木 歐陽 司馬 諸葛".split()
)


def begins_with_surname(run: str) -> bool:
    """Whether a word in Han characters begins with a surname."""
    return run[:1] in _SINGLE or run[:2] in _DOUBLE
