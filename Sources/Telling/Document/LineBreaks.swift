import Basics
import Units

/// Where a line may break within a word: between the characters of a script that has no blanks
/// (Unicode UAX #14, classes ID, CL, NS and OP).
enum LineBreaks {
  /// No line begins with one of these.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "〕", "〉", "》", "”", "’",
    "％", "℃", "…", "ー", "々", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ",
    "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]
  /// None ends with one of these.
  private static let opening: Set<Character> = ["（", "「", "『", "【", "〔", "〈", "《", "“", "‘"]

  /// Whether this stays with the number before it, such as "km/h," and "%".
  static func isUnit(_ word: String) -> Bool {
    let after = word.reversed().prefix { $0 == Isolates.end || $0.isPunctuation && $0 != "%" }
    let symbol = word.dropLast(after.count)
    return symbol == "%" || MeasureUnit(rawValue: String(symbol)) != nil
  }

  /// A number stays with what it counts: "6月".
  static func parts(of word: Substring) -> [Substring] {
    guard word.utf8.contains(where: { $0 >= 0xE3 }) else { return word.isEmpty ? [] : [word] }
    var parts: [Substring] = []
    var start = word.startIndex
    for (before, index) in zip(word, word.indices.dropFirst()) {
      let after = word[index]
      let isBetween = TextWidth.columns(before) == 2 || TextWidth.columns(after) == 2
      let isCounted = before.isNumber && TextWidth.columns(before) == 1
      if isBetween, !isCounted, !closing.contains(after), !opening.contains(before) {
        parts.append(word[start..<index])
        start = index
      }
    }
    return parts + [word[start...]]
  }
}
