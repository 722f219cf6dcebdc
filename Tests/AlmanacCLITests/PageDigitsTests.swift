import AlmanacProtocol
import JSON
import Testing
import Units
import Vocabulary
import Words

@testable import AlmanacCLI
@testable import AlmanacServer

/// Nothing on a page writes a number without the style of its locale: where digits are not ASCII,
/// none is.
@Suite struct PageDigitsTests {
  /// Of particles.
  private static let names: Set<String> = ["PM10", "PM2"]

  @Test(arguments: PageLanguageTests.pages, ["fa", "ar-EG", "mr"])
  func `a page has the digits of its locale`(command: [String], locale: String) throws {
    // The text of the server has its numbers by the same style, and the example's are English.
    let members = [MethodName.forecastHourly: #"{"summary":null}"#]
    let page = ExamplePage(members: members, clock: .twentyFourHour, locale: locale)
    let lines = try page.lines(command, width: 100)
    let own = words(lines.joined(separator: "\n"))
    let digits = own.filter { $0.contains { $0.isASCII && $0.isNumber } }
    let given = try strings(command).union(Wording(locale: locale).language.pageWords)
    #expect(digits.subtracting(given).subtracting(Self.names) == [])
    #expect(own.contains { $0.contains { !$0.isASCII && $0.isNumber } } || command == ["alerts"])
  }

  @Test(arguments: ["de", "fi"])
  func `a page has the decimal sign of its locale`(locale: String) throws {
    let members = [MethodName.weatherCurrent: #"{"temperature":21.4}"#]
    let lines = try ExamplePage(members: members, clock: .twentyFourHour, locale: locale)
      .lines(["now"], width: 100)
    #expect(lines.contains { $0.contains("21,4 °C") })
    #expect(!lines.contains { $0.contains("21.4") })
    #expect(lines[0].contains(locale == "de" ? "So., 21. Juni, 19:30" : "su 21.6., 19.30"))
  }

  /// What the answer says in words, as it came.
  private func strings(_ command: [String]) throws -> Set<String> {
    let arguments = try Arguments(command)
    let name = try #require(arguments.command)
    let page = try #require(PageCommand(name, arguments, columns: 80))
    return try page.ask(ExamplePage()).results.reduce(into: []) { all, result in
      let bytes = ResultWriter.bytes(of: result.value, .plain)
      collect(try JSONDocument(parsing: bytes).root, &all)
    }
  }

  private func collect(_ value: JSONValue, _ all: inout Set<String>) {
    // A date or a time begins with a digit as well, but is one word.
    if let text = value.string, text.first?.isNumber != true || text.contains(" ") {
      all.formUnion(words(text))
    }
    for element in value.elements { collect(element, &all) }
    for member in value.members { collect(member.value, &all) }
  }

  private func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}

extension SpokenLanguage {
  /// The words of its page texts.
  fileprivate var pageWords: Set<String> {
    let texts =
      PageRow.allCases.map { phrases.text($0) } + Lever.allCases.map { phrases.word($0) }
      + ExtremeKind.allCases.map { phrases.word($0) }
    return Set(texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
  }
}
