import Foundation
import Testing

@testable import SpecGen

/// The tables of `protocol-spec/words/`, and what becomes of one that lacks a word.
@Suite struct WordTableTests {
  private static func table(_ rows: String, language: String = "Polish") -> String {
    """
    {"language": "\(language)", "reviewed": false, "dir": "ltr",
     "message": {\(rows)}}
    """
  }

  private static let english = table(
    #""today": "today", "tomorrow": "tomorrow""#, language: "English")

  private static let slots = #"{"types": {}, "slots": {}}"#

  private static func emitter(_ rows: String) throws -> WordsEmitter {
    try WordsEmitter([
      "words/en.json": english, "words/pl.json": table(rows), "slots.json": slots,
    ])
  }

  @Test func `every language has every word`() throws {
    #expect(try WordsEmitter(Repository.specFiles).missing == [])
  }

  @Test(arguments: [
    #""today": "dziś""#, #""today": "dziś", "tomorrow": """#, #""today": "dziś", "tomorrow": " ""#,
    #""today": "dziś", "tomorrow": {"one": "jutro"}"#,
    #""today": "dziś", "tomorrow": {"one": "", "other": "jutro"}"#,
  ])
  func `a word that is missing or blank is the English one`(rows: String) throws {
    let emitter = try Self.emitter(rows)
    #expect(emitter.missing == ["pl/message/tomorrow"])
    let polish = try #require(emitter.text().components(separatedBy: "enum PolishPhrases").last)
    #expect(polish.contains(#"case .today: "dziś""#))
    #expect(polish.contains(#"case .tomorrow: "tomorrow""#))
  }

  @Test(arguments: [
    (#"{"language": "Polish", "dir": "ltr"}"#, "/reviewed"),
    (#"{"language": "Polish", "reviewed": false, "dir": "up"}"#, "/dir"),
    (table(#""yesterday": "wczoraj""#), "/message/yesterday"),
    (table(#""today": "{time:o}""#), "/message/today"),
  ])
  func `a table that says too little or too much is refused`(text: String, pointer: String) {
    let files = ["words/en.json": Self.english, "words/pl.json": text, "slots.json": Self.slots]
    #expect { try WordsEmitter(files) } throws: { ($0 as? SpecFault)?.pointer == pointer }
  }

  /// A row becomes a function of its values, in the order of the English row, whatever the order
  /// and the names in another language.
  @Test func `a row is a function of its values, which its templates number`() throws {
    let english = Self.table(#""wind": "{speed} from the {direction}""#, language: "English")
    let polish = Self.table(#""wind": "z {direction}, {speed}""#)
    let slots = #"""
      {"types": {"direction": "Direction"},
       "slots": {"speed": "A speed.", "direction": "Where something lies."}}
      """#
    let text = try WordsEmitter([
      "words/en.json": english, "words/pl.json": polish, "slots.json": slots,
    ]).text()
    #expect(
      text.contains(
        "func wind(speed: Text, direction: Direction) -> Self "
          + "{ Self(.wind, [.text(speed), .direction(direction)]) }"))
    #expect(text.contains(#"case .wind: "{0} from the {1}""#))
    #expect(text.contains(#"case .wind: "z {1}, {0}""#))
  }

  @Test(arguments: [
    (#""today": "{day}""#, #"{"types": {}, "slots": {}}"#, "/message/today"),
    (#""today": "today""#, #"{"types": {}, "slots": {"day": "A day."}}"#, "/slots/day"),
    (
      #""today": "today""#, #"{"types": {"direction": "Direction"}, "slots": {}}"#,
      "/types/direction"
    ),
  ])
  func `a value that nobody describes is refused, and one that is in no row`(
    rows: String, slots: String, pointer: String
  ) {
    let files = ["words/en.json": Self.table(rows, language: "English"), "slots.json": slots]
    #expect { try WordsEmitter(files) } throws: { ($0 as? SpecFault)?.pointer == pointer }
  }

  @Test func `every row was read beside the English that it has now`() throws {
    let behind = try Translations(Repository.specFiles).behind
    #expect(behind == [], "read them, then run `specgen translated LANGUAGE KEY…`")
  }

  /// No line begins with a sign or a unit: U+00A0 before ":", "%" and units and within «», U+202F
  /// before ";", "?" and "!", as French and CLDR have them.
  @Test func `no row breaks before a sign or a unit`() throws {
    let unit = #"[0-9}] (%|km\b|mm\b|W/m)"#
    for (code, table) in try WordsEmitter(Repository.specFiles).tables {
      let pattern = code == "fr" ? unit + #"|[^ ,] [;:?!»]|« | %[^%]"# : unit
      for group in table.entries {
        for row in group.value.entries {
          for text in [row.value.text].compactMap(\.self)
            + row.value.entries.compactMap(\.value.text)
          where text.range(of: pattern, options: .regularExpression) != nil {
            Issue.record("\(code) \(group.key).\(row.key): \(text)")
          }
        }
      }
    }
  }

  @Test func `a row is behind until it is read after its English changed`() throws {
    var files = [
      "words/en.json": Self.english, "slots.json": Self.slots,
      "words/pl.json": Self.table(#""today": "dziś", "tomorrow": "jutro""#),
    ]
    #expect(try Translations(files).behind == ["pl message.today", "pl message.tomorrow"])
    func read(_ keys: [String]) throws {
      let written = try Translations(files).reading("pl", keys)
      files["translated/pl.json"] = written["protocol-spec/translated/pl.json"]
    }
    try read([])
    #expect(try Translations(files).behind == [])
    files["words/en.json"] = Self.english.replacing("\"tomorrow\"}", with: "\"the next day\"}")
    #expect(try Translations(files).behind == ["pl message.tomorrow"])
    try read(["message.today"])
    #expect(try Translations(files).behind == ["pl message.tomorrow"])
    try read(["message.tomorrow"])
    #expect(try Translations(files).behind == [])
    files["words/pl.json"] = Self.table(#""tomorrow": "jutro""#)
    #expect(try Translations(files).behind == ["pl message.today"])
    #expect(try Translations(files).reading("pl", ["message.yesterday"]).isEmpty)
    #expect(try Translations(files).reading("en", []).isEmpty)
  }

  /// Its warnings are about the configuration, in English as all help.
  private static let wordless: Set = ["config.get"]

  /// With a tail it is added to a result; the others have to list it.
  @Test func `every result with text of ours says its direction`() throws {
    let spec = try SpecReader.read(Repository.specFiles)
    let texts = spec.methods.filter { method in
      let schema = spec.schemas.first { $0.key == method.resultName }?.value
      return schema.map(spec.isLocalized) ?? false
    }
    #expect(texts.count > 15)
    for method in texts where !Self.wordless.contains(method.name) {
      let schema = spec.schemas.first { $0.key == method.resultName }?.value
      #expect(schema?["properties"]?["dir"] != nil, "\(method.name)")
    }
  }
}
