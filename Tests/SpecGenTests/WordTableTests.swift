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

  private static func emitter(_ rows: String) throws -> WordsEmitter {
    try WordsEmitter(["words/en.json": english, "words/pl.json": table(rows)])
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
  ])
  func `a table that says too little or too much is refused`(text: String, pointer: String) {
    #expect { try WordsEmitter(["words/en.json": Self.english, "words/pl.json": text]) } throws: {
      ($0 as? SpecFault)?.pointer == pointer
    }
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
