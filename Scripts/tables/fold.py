"""Folding of names for search: case, diacritics, width and punctuation, in any script.

The same table is embedded in the gazetteer, so the product folds a query exactly as the keys
were folded here. Rules: Unicode NFKD, case folding, combining marks (non-zero combining class)
dropped, a few letters that Unicode does not decompose, punctuation to space or to nothing.
"""

import unicodedata

# Letters that do not decompose but are typed without their stroke or ligature.
LETTERS = {
    "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe",
    "ŧ": "t", "ŋ": "n", "ə": "e", "ɨ": "i", "ƙ": "k", "ɓ": "b", "ɗ": "d", "ß": "ss",
    # Arabic: forms people interchange when typing.
    "ى": "ي", "ی": "ي", "ة": "ه", "ک": "ك", "ٱ": "ا", "ہ": "ه",
    # Chinese: simplified (and one variant) to the traditional form, for common name parts.
    "东": "東", "广": "廣", "门": "門", "汉": "漢", "龙": "龍", "宁": "寧", "庆": "慶", "苏": "蘇",
    "兰": "蘭", "乌": "烏", "鲁": "魯", "齐": "齊", "长": "長", "马": "馬", "岛": "島", "湾": "灣",
    "县": "縣", "华": "華", "顺": "順", "阳": "陽", "贵": "貴", "锡": "錫", "沈": "瀋", "连": "連",
    "济": "濟", "纽": "紐", "约": "約", "罗": "羅", "亚": "亞", "尔": "爾", "国": "國",
    "區": "区", "臺": "台", "凤": "鳳", "莱": "萊", "维": "維", "纳": "納", "顿": "頓",
    "伦": "倫", "滨": "濱", "泽": "澤", "铁": "鐵", "银": "銀", "义": "義", "温": "溫",
}
TO_SPACE = set("-‐‑‒–—―−/\\(),;:|_·・،、，\u3000\u00a0\t\n\r")
TO_NOTHING = set("'’‘`´ʻʼʾʿ‛′.\"“”„«»!?*\u200b\u200c\u200d\u200e\u200f\u00ad\ufeff")
HANGUL = range(0xAC00, 0xD7A4)
# Compatibility forms nobody types: symbols, radicals, old code pages.
UNUSED = [range(0x2100, 0x3000), range(0x3200, 0x3400), range(0xF900, 0xFB00)]


def _target(character):
    if character in TO_SPACE:
        return " "
    if character in TO_NOTHING:
        return ""
    text = unicodedata.normalize("NFKD", character).casefold()
    text = unicodedata.normalize("NFKD", text)
    text = "".join(c for c in text if unicodedata.combining(c) == 0)
    return "".join(LETTERS.get(c, c) for c in text)


def build_table():
    """Code point -> folded text, for every BMP code point that changes (Hangul is arithmetic)."""
    table = {}
    for code in range(0x20, 0x10000):
        character = chr(code)
        if code in HANGUL or unicodedata.category(character) in ("Cn", "Co", "Cs"):
            continue
        if any(code in block for block in UNUSED) and character not in TO_SPACE:
            continue
        target = _target(character)
        if target != character and len(target) <= 3 and all(ord(c) < 0x10000 for c in target):
            table[code] = target
    return table


TABLE = build_table()


def _hangul(code):
    index = code - 0xAC00
    parts = [0x1100 + index // 588, 0x1161 + index % 588 // 28]
    if index % 28:
        parts.append(0x11A7 + index % 28)
    return "".join(map(chr, parts))


def fold(text):
    """The search key of a name: what the product computes for a query, character for character."""
    parts = []
    for character in text:
        code = ord(character)
        parts.append(_hangul(code) if code in HANGUL else TABLE.get(code, character))
    return " ".join(word for word in "".join(parts).split(" ") if word)
