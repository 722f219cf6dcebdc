import Testing

@testable import AlmanacCLI
@testable import AlmanacServer

@Suite struct ArgumentsTests {
  @Test(arguments: [
    ["now", "--units", "uk", "New", "York", "--json"],
    ["now", "New", "--json", "York", "--units=uk"],
    ["--units", "uk", "--json", "now", "New", "York"],
    ["--units=uk", "now", "--json", "New", "York"],
  ])
  func `options stand anywhere, the rest is the place`(words: [String]) throws {
    let arguments = try Arguments(words)
    #expect(arguments.command == .now)
    #expect(arguments.value(of: .units) == "uk")
    #expect(arguments.has(.json))
    #expect(arguments.place == "New York")
  }

  @Test(arguments: [
    (["Lisbon"], CommandName.now, "Lisbon"), (["New", "York", "--json"], .now, "New York"),
    (["-33.9,18.4"], .now, "-33.9,18.4"), (["東京"], .now, "東京"),
    (["weather", "Oslo"], .now, "Oslo"), (["forecast"], .week, ""),
    (["search", "Os", "lo"], .search, "Os lo"),
  ])
  func `what people type first`(words: [String], command: CommandName, place: String) throws {
    let arguments = try Arguments(words)
    #expect(arguments.command == command)
    #expect(arguments.place ?? "" == place)
  }

  /// Every option of every command, before the command and behind it.
  @Test(arguments: CommandName.allCases)
  func `every option is read on both sides of its command`(command: CommandName) throws {
    let operands = command.operands.filter(\.isRequired).map { $0.words.first ?? "x" }
    for option in command.allOptions {
      for name in option.names {
        let words = [name] + (option.value.map { [sample($0)] } ?? [])
        for line in [[command.rawValue] + operands + words, words + [command.rawValue] + operands] {
          let arguments = try Arguments(line)
          #expect(arguments.command == command, "\(line)")
          #expect(arguments.has(option), "\(line)")
          #expect(arguments.operands == operands, "\(line)")
        }
      }
    }
  }

  private func sample(_ value: CommandOption.Value) -> String {
    switch value {
    case .word(let words): words.last ?? ""
    case .integer(_, let range): "\(range.upperBound)"
    case .file, .text: "a=b"
    }
  }

  @Test func `a short option takes its value in the same word`() throws {
    #expect(try Arguments(["status", "-f%c %t"]).value(of: .format) == "%c %t")
    #expect(try Arguments(["-V"]).has(.version))
  }

  @Test func `json is a switch for most, and names a bar for one`() throws {
    let status = try Arguments(["--json", "waybar", "status", "Oslo"])
    #expect(status.value(of: .bar) == "waybar" && status.place == "Oslo")
    let now = try Arguments(["--json", "now", "Oslo"])
    #expect(now.has(.json) && now.place == "Oslo")
  }

  @Test func `a number is no option, nor is what follows two dashes`() throws {
    #expect(try Arguments(["now", "-33.87,151.21"]).place == "-33.87,151.21")
    let dashes = try Arguments(["now", "--", "--json"])
    #expect(!dashes.has(.json))
    #expect(dashes.place == "--json")
  }

  @Test(arguments: [
    (["now", "--colour", "never"], "unknown option --colour. Did you mean --color?"),
    (["now", "--units"], "--units needs a value"),
    (
      ["now", "--units", "imperal"],
      "--units must be one of metric, imperial, uk, si, locale. Did you mean imperial?"
    ),
    (["now", "--json=yes"], "--json takes no value"),
    (["lisbon"], "there is no command lisbon. For the weather of a place: almanac now lisbon"),
    (["wek"], "there is no command wek. Did you mean week?"),
    (["help", "sunst"], "there is no command sunst. Did you mean sunset?"),
    (["--units", "uk"], "unknown option --units"),
    (["call"], "call needs a METHOD"), (["replay"], "replay needs a FILE"),
    (["replay", "a", "b"], "unexpected b"), (["spec", "now"], "unexpected now"),
    (["completions"], "completions must be one of bash, zsh, fish, favorites"),
    (
      ["completions", "bsh"],
      "completions must be one of bash, zsh, fish, favorites. Did you mean bash or zsh?"
    ),
    (["sunset", "--days", "17"], "--days must be an integer from 1 to 16"),
    (["climate", "--year", "soon"], "--year must be an integer from 1950 to 2100"),
    (
      ["climate", "--scenario", "ssp24"],
      "--scenario must be one of ssp119, ssp126, ssp245, ssp370, "
        + "ssp585. Did you mean ssp245?"
    ),
    (["now", "--sunrise"], "unknown option --sunrise"),
  ])
  func `what is wrong is named, with what was perhaps meant`(words: [String], message: String) {
    #expect(throws: UsageError(message)) { _ = try Arguments(words) }
  }

  @Test(arguments: CommandName.allCases)
  func `help and manual list every option with a line`(command: CommandName) {
    let help = Help.of(command).split(separator: "\n")
    let manual = ManualPage.commands.roff(version: "1")
    for option in command.shownOptions + CommandName.sharedOptions {
      #expect(help.contains { $0.hasPrefix("  " + option.usage) && $0.hasSuffix(option.meaning) })
      #expect(manual.contains(option.meaning.replacing("-", with: "\\-")))
    }
    #expect(Help.overview(version: "1").contains("\n  " + command.rawValue + " "))
  }

  @Test(arguments: [
    (["place=Oslo", "days=3"], #"{"place":"Oslo","days":3}"#),
    (["query=\"12\"", "online=false"], #"{"query":"12","online":false}"#),
    (["place={\"id\":\"1\"}"], #"{"place":{"id":"1"}}"#),
    (["a=", "a=x=y"], #"{"a":"x=y"}"#),
  ])
  func `params are JSON where they can be`(assignments: [String], expected: String) throws {
    var params = try ParamsBuilder()
    for assignment in assignments { try params.add(assignment: assignment) }
    #expect(String(decoding: params.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: ["[1]", "{", "nope"])
  func `params that are no object are refused`(text: String) {
    #expect(throws: UsageError.self) { _ = try ParamsBuilder(Array(text.utf8)) }
  }
}
