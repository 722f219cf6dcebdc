import EventLoop
import TestSupport
import Testing
import Units
import Words

@testable import AlmanacCLI
@testable import AlmanacServer
import Telling

/// Pages that are read aloud.
@Suite struct SpeakTests {
  private static let pages = [
    "now", "today", "week", "sunset", "climate", "alerts", "air", "sky", "skill",
    "rain", "changes",
  ]

  private func speech(_ page: String, _ locale: String) throws -> [String] {
    let arguments = try Arguments([page, "--speak"])
    let name = try #require(arguments.command)
    #expect(arguments.has(.speak))
    let command = try #require(PageCommand(name, arguments, columns: 80))
    let answer = try command.ask(ExamplePage())
    let wording = Wording(locale: locale).aloud
    return Reading.lines(of: answer.document(wording), wording)
  }

  @Test(arguments: pages, SpokenLanguage.allCases)
  func `a page aloud has sentences and no symbols`(page: String, language: SpokenLanguage) throws {
    let lines = try speech(page, language.rawValue)
    #expect(lines.count > 2)
    for line in lines {
      #expect(Speakable.faults(line) == [], "\(line)")
      #expect(line.last?.isPunctuation ?? false, "\(line)")
    }
  }

  @Test func `values have their names and units`() throws {
    let now = try speech("now", "en").joined(separator: " ")
    #expect(now.contains("degrees") && now.contains("Humidity: "), "\(now)")
    #expect(now.contains("percent") && now.contains("Sunday, June 21"), "\(now)")
    let week = try speech("week", "en").joined(separator: " ")
    #expect(week.contains("High ") && week.contains("Sunset "), "\(week)")
  }
}
