import Foundation
import Testing

/// What the product does without, and where the few exceptions are.
struct BannedTests {
  private struct Ban: Sendable, CustomTestStringConvertible {
    let what: String
    /// Every match has one of these words: the pattern is many times slower than a look for them.
    let near: [String]
    let pattern: String
    let why: String
    /// Ends of paths.
    var exceptions: [String] = []
    /// Folders; empty is everywhere.
    var within: [String] = []

    var testDescription: String { what }
  }

  private static let bans: [Ban] = [
    Ban(
      what: "an unstructured task", near: ["Task"],
      pattern: #"\bTask(\s*<[^>]*>)?\s*(\{|\(priority|\(\)\s*\{)"#,
      why: "its children start Dispatch's threads; use Task(executorPreference:)"),
    Ban(
      what: "a detached task", near: ["Task."],
      pattern: #"\bTask\.(detached|immediate|immediateDetached)\b"#,
      why: "it leaves the loop"),
    Ban(
      what: "Task.sleep", near: ["Task.sleep"], pattern: #"\bTask\.sleep\b"#,
      why: "it starts two threads"),
    Ban(
      what: "Dispatch", near: ["Dispatch"],
      pattern: #"\b(import Dispatch|Dispatch(Queue|Source|Semaphore|Group|IO))\b"#,
      why: "the loop is the one place that waits"),
    Ban(
      what: "a stream between tasks", near: ["Stream"], pattern: #"\bAsync(Throwing)?Stream\b"#,
      why: "unbounded, and 88 times the floor's cost"),
    Ban(
      what: "waiting for a thread", near: ["pthread_", "sem_wait"],
      pattern: #"\b(pthread_join|sem_wait|pthread_cond_wait)\b"#,
      why: "the loop never waits for a thread"),
    Ban(
      what: "a lock that the thread sanitizer does not see", near: ["Synchronization"],
      pattern: #"\bimport Synchronization\b|\bSynchronization\.Mutex\b"#,
      why: "under contention its order is invisible there; Mutex of Basics shows it",
      exceptions: ["Basics/Mutex.swift"]),
    Ban(
      what: "Foundation", near: ["Foundation"],
      pattern: #"\bimport (\w+ )?Foundation(Essentials|Networking)?\b"#,
      why: "40 MB of ICU, 15 ms of start"),
    Ban(
      what: "a number without a style", near: ["fixedPoint", "wireText"],
      pattern: #"\bfixedPoint\(|\.wireText\b"#,
      why: "what a person reads is written by NumberStyle, in the digits of the locale",
      exceptions: [
        "Words/NumberStyle.swift", "Basics/FixedPoint.swift",
        // What programs read, and what the user has written as JSON.
        "Places/Coordinate.swift", "Charts/SVG.swift", "Methods/SkillExport.swift",
        "NWS/NWS.swift", "EnvironmentCanada/EnvironmentCanada.swift",
        "OpenMeteo/OpenMeteo.swift", "Framework/Product.swift",
        "AviationWeather/AviationWeather.swift", "Wire/FailureText.swift",
        "AlmanacMCP/ToolResult.swift",
      ]),
    Ban(
      what: "a sentence that is finished", near: ["Sentence {"],
      pattern: #"\bSentence \{ _, _ in"#,
      why: "a sentence is put into words where it is read, in the voice of its reader",
      // Faults of the configuration are reported in English, as all help.
      exceptions: ["Methods/ConfigGet.swift"]),
    Ban(
      what: "the end of a warning compared by hand", near: ["expires", "> now"],
      pattern: #"\bexpires( \?\?|\.map)|map \{ \$0 > now \} \?\? true"#,
      why: "WeatherAlert.isInForce knows what one without an end means",
      exceptions: ["Weather/WeatherAlert.swift"]),
    Ban(
      what: "shared params handed on one by one", near: ["params.network"],
      pattern: #"\bnetwork: (call\.)?params\.network\b"#,
      why: "the next one would be forgotten; `shared` hands on all of them"),
    Ban(
      what: "a capital by hand", near: ["uppercased"], pattern: #"prefix\(1\)\.uppercased\(\)"#,
      why: "SpokenLanguage.capitalized knows what needs none",
      exceptions: [
        "Words/SpokenLanguage.swift",
        // Tags, names of types and titles of tools.
        "Words/LocaleTag.swift", "SpecGen/Names.swift", "AlmanacMCP/ToolList.swift",
      ]),
    Ban(what: "try!", near: ["try!"], pattern: #"\btry!"#, why: "bad input never traps"),
    Ban(what: "as!", near: ["as!"], pattern: #"\bas!"#, why: "bad input never traps"),
    Ban(
      what: "a force unwrap", near: ["!"], pattern: #"[\w\)\]\}]!(?![=\w])"#,
      why: "bad input never traps"),
    Ban(
      what: "@unchecked Sendable", near: ["@unchecked"], pattern: #"@unchecked\b"#,
      why: "the compiler cannot look behind it"),
    Ban(
      what: "nonisolated(unsafe)", near: ["nonisolated("], pattern: #"nonisolated\(unsafe\)"#,
      why: "the compiler cannot look behind it"),
    Ban(
      what: "print", near: ["print("], pattern: #"(^|[^\w.\s])\s*print\("#,
      why: "stdout has one writer",
      exceptions: ["SpecGenTool/main.swift"]),
    Ban(
      what: "an exit", near: ["exit("], pattern: #"(^|[^\w.\s])\s*_?exit\("#,
      why: "only the composition root ends the process",
      exceptions: [
        "almanac/main.swift", "SpecGenTool/main.swift", "SpecGenTool/Files.swift",
        "EventLoop/Signals.swift",
      ]),
    Ban(
      what: "the environment", near: ["env", "ProcessInfo"],
      pattern: #"\b(environ|getenv|secure_getenv|setenv|ProcessInfo)\b"#,
      why: "only the composition root reads it",
      exceptions: [
        "almanac/Composition.swift",
        // It hands it to the process that it starts.
        "AlmanacCLI/Scripts/DetachedProcess.swift",
      ]),
    Ban(
      what: "a name that says nothing", near: ["Manager", "Helper", "Util"],
      pattern: #"\b(struct|class|enum|actor|protocol) \w*(Manager|Helper|Utils?)\b"#,
      why: "name what it is"),
    Ban(
      what: "a value for a word that is not known", near: ["rawValue:"],
      pattern: #"rawValue:.*\?\? \.[a-z]|\(rawValue: [\w$.]*\.rawValue\)"#,
      why: "a wrong word passes for a right one; switch over every case, or fail",
      exceptions: [
        // Words of upstream, of a vocabulary that itself has "unknown".
        "Providers/Framework/AlertReport.swift",
        // A fault of the variable is reported as a problem of the configuration.
        "Configuration/ProcessEnvironment.swift",
        // A unit of another quantity is a broken invariant, and traps.
        "AlmanacProtocol/UnitSystem+Wire.swift",
      ]),
    Ban(
      what: "the contract's word, for people", near: [".rawValue"], pattern: #"\.rawValue\b"#,
      why: "it is in no language; the tables of words have a row for it, a unit its symbol",
      exceptions: [
        // Codes of languages, and rows of the tables.
        "Words/Wording.swift", "Words/LocaleFormat.swift", "Words/LocaleTable.swift",
        "Words/LocaleTag.swift", "Words/NumberStyle.swift",
        // What users type in a format, and scripts compare.
        "StatusLine/StatusField.swift", "StatusLine/StatusFormat.swift",
        "StatusLine/StatusFormatReference.swift", "StatusLine/StatusLine+Slugs.swift",
        // Identifiers and attributes of SVG.
        "Charts/Chart.swift", "Charts/ChartPage.swift",
        // A command line and an entry of the configuration to copy.
        "Pages/PageCommand+Skill.swift", "Words/Failure+Text.swift",
        // What programs know a block by.
        "Words/Phrase.swift", "Document/Blocks.swift",
      ],
      within: [
        "Sources/Words/", "Sources/Summary/", "Sources/Telling/", "AlmanacServer/StatusLine/",
        "Sources/Charts/", "AlmanacCLI/Pages/",
      ]),
    Ban(
      what: "a bisection of rows", near: ["while low"], pattern: #"while low < high\b"#,
      why: "partitioningIndex does it",
      exceptions: [
        "Basics/Sequences.swift",
        // They search tables, or by index.
        "Basics/EmbeddedTable.swift", "Places/NameIndex.swift", "Places/Gazetteer.swift",
        "Climatology/StationResiduals.swift", "Time/ZoneRules.swift",
      ]),
    Ban(
      what: "the seconds of a day, put together", near: [".start"],
      pattern: #"\.start\s*\.\.<\s*\w+\.end\b(?!\.)"#, why: "CivilDay.span has them"),
    Ban(
      what: "a time as a number", near: ["UnixSeconds"], pattern: #"\w+UnixSeconds\b"#,
      why: "a time is an Instant",
      exceptions: [
        // What floor 0 computes with, where an instant is made of it, and HTTP's headers.
        "Astronomy/DeltaT.swift", "Astronomy/Epoch.swift", "Time/Instant.swift",
        "Time/CivilDay.swift", "Time/ZoneRules.swift", "Words/ClockLabels.swift",
        "HTTP/HTTPResponse.swift", "Pipeline/Fetcher.swift",
        // The system's clock, as the system gives it.
        "Upkeep/Checkup.swift",
      ]),
  ]

  @Test(arguments: bans) private func `the product does without`(ban: Ban) throws {
    let pattern = try Pattern(ban.pattern)
    for file in SourceTree.product
    where ban.near.contains(where: file.wholeCode.hasBytes)
      && !ban.exceptions.contains(where: file.path.hasSuffix)
      && (ban.within.isEmpty || ban.within.contains(where: file.path.contains))
    {
      let lines = pattern.lines(in: file.wholeCode)
      #expect(lines.isEmpty, "\(file.path): \(ban.what): \(ban.why)")
    }
  }

  /// So that a pattern that matches nothing any more is seen.
  @Test func `the patterns find what they are for`() throws {
    let samples = [
      "Task { await x() }", "Task.detached {", "try await Task.sleep(for: x)",
      "import Dispatch", "let s = AsyncStream<Int> { }", "pthread_join(thread, nil)",
      "import Synchronization", "import Foundation", "let text = fixedPoint(1, decimals: 2)",
      "Sentence { _, _ in text }",
      "(end.map { $0 > now } ?? true)",
      ".init(place: place, network: params.network)", "text.prefix(1).uppercased() + rest",
      "try! f()", "x as! Y",
      "value!.count",
      "final class A: @unchecked Sendable",
      "nonisolated(unsafe) var x", "  print(1)", "exit(1)", "getenv(name)",
      "struct PlaceManager {",
      "Compass(rawValue: name) ?? .north",
      "let label = kind.rawValue",
      "while low < high {", "day.start..<day.end",
      "let timeUnixSeconds = 0.0",
    ]
    for (ban, sample) in zip(Self.bans, samples) {
      #expect(try Pattern(ban.pattern).lines(in: "\n" + sample) == [2], "\(ban.what)")
      #expect(ban.near.contains(where: sample.hasBytes), "\(ban.what)")
    }
    #expect(Self.bans.count == samples.count)
    let search = PhraseSearch(["No warnings in force.", "No warning at all"])
    #expect(search.found(in: #"x ?? "No warnings in force.""#) == ["No warnings in force."])
    #expect(search.found(in: "No warnings in for").isEmpty)
  }

  /// Only `EventLoop` knows the platform, and `Libc` the name of its C library.
  @Test func `nothing but the loop knows the platform`() {
    // `posix_spawn` has other types on Darwin.
    let exceptions = ["AlmanacCLI/Scripts/DetachedProcess.swift"]
    for file in SourceTree.product
    where !file.path.hasPrefix("Sources/EventLoop/") && !file.path.hasPrefix("Sources/Libc/")
      && !exceptions.contains(where: file.path.hasSuffix)
    {
      #expect(Self.platformConditions(in: file.code).isEmpty, "\(file.path) knows the platform")
    }
  }

  @Test(arguments: [
    (1, ["#if os(Linux)", "  let flag = 1", "#endif"]),
    (1, ["#if !canImport(Darwin)", "  f()", "#endif"]),
    (2, ["#if canImport(Glibc)", "  Glibc.close(1)", "#elseif canImport(Musl)", "#endif"]),
    (1, ["#if arch(wasm32) || targetEnvironment(simulator)", "#endif"]),
    (0, ["#if DEBUG", "  f()", "#endif"]),
  ])
  private func `a condition on the platform is seen`(count: Int, lines: [String]) {
    #expect(Self.platformConditions(in: lines).count == count)
  }

  /// The lines that depend on the platform.
  private static func platformConditions(in lines: [String]) -> [String] {
    lines.filter { line in
      line.contains("#")
        && line.contains(/#(else)?if\s.*\b(os|arch|canImport|targetEnvironment)\s*\(/)
    }
  }

  /// Words that follow the locale stand in the phrasebooks, so that no door has its own.
  @Test func `nothing but the phrasebooks has their words`() throws {
    let folder = "Sources/Words/"
    let phrasebooks = "Sources/Words/Generated/Phrases.swift"
    let literal = try Regex(#""([^"]*)""#, as: (Substring, Substring).self)
    let english = SourceTree.product.first { $0.path == phrasebooks }
    let phrases = try #require(english).text.matches(of: literal).map(\.output.1)
      .filter { $0.count >= 24 && !$0.contains("{") }
    #expect(phrases.count > 30)
    let calendar = try Pattern(#""(Mon|Tue|Wed|Thu|Fri|Jan|Feb|Jul|Aug|Sep|Oct|Nov|Dec|PM)""#)
    let said = PhraseSearch(phrases)
    // Codes of countries, and the dates of HTTP.
    let exceptions = ["Places/Country.swift", "HTTP/HTTPDate.swift"]
    for file in SourceTree.product where !file.path.hasPrefix(folder) && !file.isGenerated {
      let isException = exceptions.contains(where: file.path.hasSuffix)
      let days = isException ? [] : calendar.lines(in: file.text)
      #expect(days.isEmpty, "\(file.path) has its own calendar")
      #expect(said.found(in: file.text).isEmpty, "\(file.path) says itself what is a phrase")
    }
  }

  /// A row of the tables that nothing reads would be translated in vain.
  @Test func `every row of the words is read`() throws {
    let phrasebooks = SourceTree.product.first { $0.path.hasSuffix("Generated/Phrases.swift") }
    let code = SourceTree.product.filter { !$0.isGenerated }.map(\.text)
    let read = Set(code.joined(separator: "\n").matches(of: #/\.([a-z]\w*)/#).map { String($0.1) })
    let rows = try #require(phrasebooks).code.drop { !$0.hasPrefix("package enum Message") }
      .compactMap {
        $0.wholeMatch(of: #/  case `?(\w+)`?/#).map { String($0.1) }
      }
    #expect(rows.count > 400)
    #expect(rows.filter { !read.contains($0) } == [])
  }

  @Test func `comments and literals are no code`() {
    let text =
      "let a = \"try! // \\\" x!\" // Task {\n/* as! \n */ b(#\"x\"!\"#)\nlet c = \"\"\"\n x!\n\"\"\"\n"
    let code = SwiftCode.lines(of: text)
    #expect(code.count == 7)
    #expect(!code.joined().contains("!"))
    #expect(code[0].hasPrefix("let a = "))
    #expect(code[2].contains(" b("))
  }

  @Test(arguments: SourceTree.product + SourceTree.tests)
  func `nothing points outside of the repository`(file: SourceTree.File) {
    let parts = ["/wo" + "rk/", "../sha" + "red"]
    for part in parts { #expect(!file.text.hasBytes(of: part), "\(file.path)") }
  }
}

/// Finds any of a thousand phrases by their first eight bytes.
private struct PhraseSearch {
  private var phrases: [UInt64: [[UInt8]]] = [:]

  /// - Parameter phrases: of at least eight bytes.
  init(_ phrases: [Substring]) {
    for phrase in phrases {
      let bytes = Array(phrase.utf8)
      self.phrases[bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }, default: []].append(bytes)
    }
  }

  func found(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var window: UInt64 = 0
    var found: [String] = []
    for (index, byte) in bytes.enumerated() {
      window = window << 8 | UInt64(byte)
      guard let candidates = phrases[window] else { continue }
      let rest = bytes[max(0, index - 7)...]
      found += candidates.filter(rest.starts).map { String(decoding: $0, as: UTF8.self) }
    }
    return found
  }
}
