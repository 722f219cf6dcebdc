import AlmanacProtocol
import JSON
import Testing
import Units
import Words

@testable import AlmanacCLI
@testable import AlmanacServer

/// The pages are in the language of the terminal.
@Suite struct PageLanguageTests {
  static let pages: [[String]] = [
    ["now"], ["today"], ["week"], ["sunset"], ["sunset", "--sunrise"], ["sunset", "--log", "70"],
    ["climate"], ["climate", "--interventions"], ["alerts"], ["air"], ["sky"], ["skill"],
  ]

  /// Members of the examples that lead to other branches of a page.
  private static let others: [MethodName: String] = [
    .alertsActive: #"{"alerts":[],"coverage":"none"}"#,
    .weatherCurrent: #"{"sunrise":null,"sunset":null,"isDay":false}"#,
  ]

  /// What has the same name everywhere.
  private static let international: Set<String> = [
    "Aerosol", "Meteo", "Norway", "Open", "OpenWeather",
  ]

  /// A word that a page has in every language comes from the answer, or has been forgotten.
  @Test(arguments: pages, [[:], others])
  func `a page has no English of its own in another language`(
    command: [String], members: [MethodName: String]
  ) throws {
    // The summary of the hours is the server's sentence, and no answer of this page.
    var members = members
    if command == ["now"] { members[.forecastHourly] = #"{"summary":null}"# }
    let pages = try SpokenLanguage.allCases.map { try words(command, members, $0) }
    let same = pages.reduce(pages[0]) { $0.intersection($1) }
    let answered = try answered(command, members)
    #expect(same.subtracting(answered).subtracting(Self.international) == [])
    #expect(pages[0].subtracting(same).count > 3, "words that are translated")
  }

  private func words(
    _ command: [String], _ members: [MethodName: String], _ language: SpokenLanguage
  ) throws -> Set<String> {
    let page = ExamplePage(members: members, locale: language.rawValue)
    return words(try page.lines(command, width: 100).joined(separator: "\n"))
  }

  /// The words of the examples that the page is made from.
  private func answered(
    _ command: [String], _ members: [MethodName: String]
  ) throws -> Set<String> {
    let arguments = try Arguments(command)
    let name = try #require(arguments.command)
    let page = try #require(PageCommand(name, arguments, columns: 80))
    let text = try page.ask(ExamplePage(members: members)).results.map { _, value in
      String(decoding: ResultWriter.bytes(of: value, .plain), as: UTF8.self)
    }
    return words(text.joined(separator: "\n"))
  }

  private func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter }.map(String.init).filter { $0.count > 3 })
  }
}
