import AlmanacProtocol
import Basics
import EventLoop
import Foundation
import Services
import TestSupport
import Testing
import Vocabulary
import Words

@testable import AlmanacCLI
@testable import AlmanacServer

@Suite struct ExitStatusTests {
  @Test(arguments: [
    (-32012, 3), (-32010, 4), (-32013, 5), (-32018, 124), (-32602, 1), (-32601, 1), (-32603, 1),
    (-32014, 1),
  ])
  func `codes of errors`(code: Int, status: Int32) {
    #expect(ExitStatus(code: code).rawValue == status)
  }

  @Test func `the manual has every code`() {
    let manual = ManualPage.commands.roff(version: "1")
    for status in ExitStatus.allCases {
      #expect(manual.contains(".B \(status.rawValue)\n"))
    }
  }

  @Test func `an error in words`() {
    let failure = Failure(.placeNotFound) {
      $0.path = "/place"
      $0.didYouMean = ["Lisbon, Portugal"]
      $0.hints = [.checkSpelling]
    }
    #expect(
      ErrorText.of(failure, in: .english).text == """
        almanac: No matching place was found.
        Check its spelling, or give coordinates.
        (parameter: /place)
        did you mean: Lisbon, Portugal
        """)
    #expect(
      ErrorText.of(failure, in: .german).text == """
        almanac: Es wurde kein passender Ort gefunden.
        \(SpokenLanguage.german.text(.checkSpelling))
        \(SpokenLanguage.german.text(.parameter(path: "/place")))
        \(SpokenLanguage.german.text(.didYouMean(names: "Lisbon, Portugal")))
        """)
  }
}

@Suite struct StatusLayoutTests {
  private let result = #"""
    {"text":"⛅ 21°C | x","alt":"partlyCloudy","tooltip":"Lisbon\nmore","class":["day"],
    "percentage":62,"place":{"id":"1"},"source":{"kind":"live","ageSeconds":0,"stale":false}}
    """#

  @Test(arguments: [
    (StatusLayout.plain, "⛅ 21°C | x"),
    (
      .waybar,
      #"{"text":"⛅ 21°C | x","alt":"partlyCloudy","tooltip":"Lisbon\nmore","class":["day"],"#
        + #""percentage":62}"#
    ),
    (.i3bar, #"{"name":"almanac","instance":"1","full_text":"⛅ 21°C | x"}"#),
    (.xbar, "⛅ 21°C ¦ x\n---\nLisbon\nmore"),
  ])
  func `a line for every bar`(layout: StatusLayout, expected: String) throws {
    let status = try SpecExample.result(of: Wire.StatusTextMethod.self, with: result)
    #expect(layout.text(status) == expected)
  }

  @Test func `a bar is never empty`() {
    let failure = Failure(.providerUnavailableOffline)
    #expect(StatusLayout.waybar.text(failure, in: .english).contains(#""class":["error"]"#))
    #expect(StatusLayout.xbar.text(failure, in: .english) == "–\n---\n\(failure.message)")
  }

  @Test(arguments: [
    (#""kind":"live","ageSeconds":0,"stale":false"#, false),
    (#""kind":"cache","ageSeconds":599,"stale":false"#, false),
    (#""kind":"cache","ageSeconds":600,"stale":false"#, true),
    (#""kind":"cache","ageSeconds":5,"stale":true"#, true),
    (#""kind":"estimate","ageSeconds":0,"stale":false"#, true),
  ])
  func `what is old is fetched behind`(source: String, isOld: Bool) throws {
    let status = try SpecExample.result(
      of: Wire.StatusTextMethod.self, with: #"{"source":{\#(source)}}"#)
    #expect(StatusLayout.isOld(status.tail.source) == isOld)
  }
}

@Suite struct CompletionsTests {
  private static let scripts = [Shell.bash, Shell.zsh, Shell.fish]

  @Test(arguments: scripts)
  func `every command, method, option and value`(script: String) {
    var words = CommandName.allCases.map(\.rawValue) + MethodName.allCases.map(\.rawValue)
    for command in CommandName.allCases {
      words += command.operands.flatMap(\.words)
      for option in command.shownOptions + CommandName.sharedOptions {
        words += option.names.map { String($0.drop { $0 == "-" }) }
        if case .word(let values) = option.value { words += values }
      }
    }
    words += ["providers.openWeatherMap.apiKey", "almanac completions favorites"]
    for word in Set(words) where !script.contains(word) { Issue.record("\(word)") }
    let isOffered = ["--refresh", "-l refresh"].contains { script.contains($0) }
    #expect(!isOffered, "what is for programs is not offered")
  }

  @Test func `only what can be watched is offered to be watched`() {
    #expect(CommandName.call.operands[0].words.contains("rpc.discover"))
    #expect(CommandName.watch.operands[0].words.contains("sun.phase"))
    #expect(!CommandName.watch.operands[0].words.contains("rpc.discover"))
  }
}

@Suite struct ManualTests {
  @Test(arguments: ManualPage.allCases)
  func `only known requests start a line`(page: ManualPage) {
    let known = ["TH", "SH", "SS", "PP", "TP", "B", "ad", "nf", "fi"]
    for line in page.roff(version: "1.0").split(separator: "\n") where line.hasPrefix(".") {
      let request = line.dropFirst().prefix { $0 != " " }
      #expect(known.contains(String(request)), "\(line)")
    }
  }

  @Test func `every method and every setting is there`() {
    let wire = ManualPage.wire.roff(version: "1.0")
    for method in MethodName.allCases { #expect(wire.contains(".SS \(method.rawValue)\n")) }
    let settings = ManualPage.configuration.roff(version: "1.0")
    let names = ["location", "units", "timeFormat", "cache.maxBytes", "providers.order", "apiKey"]
    for name in names { #expect(settings.contains(".B \(name)\n")) }
    let commands = ManualPage.commands.roff(version: "1.0")
    for format in ["%t, {temperature}", "%m, {moonIcon}", "{sunsetScore}"] {
      #expect(commands.contains(".B \(format)\n"))
    }
    for variable in EnvironmentVariable.allCases {
      #expect(commands.contains(".B \(variable.rawValue)\n"))
    }
  }
}

@Suite struct ErrorProviderTests {
  /// Every message of the catalog that speaks of a provider names it, and the others beside it.
  @Test(arguments: ErrorEntry.allCases)
  func `errors name the provider`(entry: ErrorEntry) {
    let failure = Failure(entry) { $0.provider = .upstream(.openMeteo) }
    let isNamed = entry != .providerUnavailableOffline
    for language in SpokenLanguage.allCases {
      let line = ErrorText.lines(failure, in: language)[0]
      #expect(line.contains("Open-Meteo") == isNamed, "\(language): \(line)")
      #expect(!line.contains("{"), "\(language): \(line)")
    }
  }

  @Test func `a provider stands where the sentence has it`() {
    func line(_ entry: ErrorEntry) -> String {
      ErrorText.lines(Failure(entry) { $0.provider = .upstream(.openMeteo) }, in: .english)[0]
    }
    #expect(line(.providerUnavailableRefused) == "Open-Meteo refused the connection.")
    #expect(
      line(.providerUnavailableTls)
        == "A secure connection to Open-Meteo could not be established.")
    #expect(line(.noData) == "No data are available for this request. (Open-Meteo)")
  }

  @Test(arguments: SourceProvider.allCases) func `every provider has a name`(
    provider: SourceProvider
  ) {
    #expect(provider.title != provider.rawValue)
  }
}
