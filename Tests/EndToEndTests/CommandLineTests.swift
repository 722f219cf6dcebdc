import Foundation
import JSON
import TestSupport
import Testing

@Suite("The command line", .process)
struct CommandLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let words: [String]
    let status: Int32
    let output: String
    let errors: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: [String], _ status: Int32, output: String = "", errors: String = "") {
      self.words = words
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Without a network.
  static let cases = [
    Case(["--version"], 0, output: "almanac "), Case(["--help"], 0, output: "For people:"),
    Case(["now", "--help"], 0, output: "usage: almanac now [PLACE]"),
    Case(["help"], 0, output: "For people:"),
    Case(["help", "now"], 0, output: "usage: almanac now [PLACE]"),
    Case(["help", "nonsense"], 2, errors: "there is no command nonsense"),
    Case(["nonsense"], 2, errors: "there is no command nonsense"),
    Case(["now", "--nonsense"], 2, errors: "unknown option --nonsense"),
    Case(["call"], 2, errors: "call needs a METHOD"),
    Case(["call", "sun.times", "{"], 2, errors: "not JSON"),
    Case(["call", "sun.times", "@/nowhere/at/all"], 2, errors: "cannot read"),
    Case(["call", "sun.times", "--param", "place=Oslo"], 0, output: #"{"days":[{"date":"#),
    Case(["call", "sun.times", "null"], 0, output: #"{"days":[{"date":"#),
    Case(["call", "sun.times", "[]"], 0, output: #"{"days":[{"date":"#),
    Case(["call", "sun.times", "[1]"], 2, errors: "not a JSON object"),
    Case(["call", "nobody"], 1, errors: #""code":-32601"#),
    Case(["call", "sun.tims"], 1, errors: #""didYouMean":["sun.times"]"#),
    Case(["call", "sun.times", #"{"days":0}"#], 1, errors: #""code":-32602"#),
    Case(["call", "sun.times", #"{"place":"Xyzzyville"}"#], 3, errors: #""code":-32012"#),
    Case(["call", "sun.times", #"{"place":"Xy"}"#], 4, errors: #""code":-32010"#),
    Case(
      ["call", "weather.current", #"{"place":"Oslo","fallback":"none"}"#], 3,
      errors: #""code":-32012"#),
    Case(
      ["now", "Oslo"], 0,
      output: "≈ What is usual here, not a forecast (the network is switched off)."),
    Case(["now", "Xyzzyville"], 3, errors: "the search online could not be asked"),
    Case(["now", "Xy"], 4, errors: "No matching place was found."),
    Case(["week", "Oslo", "--days", "3", "--units", "imperial"], 0, output: "Max °F"),
    Case(["sunset", "Oslo"], 0, output: "Oslo, Norway · Sunset"),
    Case(["sky", "Oslo", "--json"], 0, output: #"{"sun.times":{"#),
    Case(["methods"], 0, output: "weather.current\n"),
    Case(["completions", "tcsh"], 2, errors: "bash, zsh, fish"),
    Case(["config", "get", "units"], 0, output: "metric\n"),
    Case(["config", "get", "units", "--json"], 0, output: "\"metric\"\n"),
    Case(["config"], 0, output: "cache.maxBytes                    67108864  (default)\n"),
    Case(["config", "set", "unit", "si"], 2, errors: "Did you mean units?"),
    Case(["config", "get", "unit"], 2, errors: "there is no setting unit. Did you mean units?"),
    Case(["--color", "always", "now", "Oslo"], 0, output: "\u{1B}["),
    Case(["-V"], 0, output: "almanac "), Case(["-V", "--verbose"], 0, output: "\nsqlite      3."),
    Case(["now", "--verbose"], 2, errors: "unknown option --verbose"),
    Case(["--verbose"], 2, errors: "--verbose goes with --version"),
    Case(["doctor", "--json"], 0, output: #""findings":[{"name":"configuration""#),
    Case(["methods", "--json"], 0, output: #"[{"name":""#),
    Case(["config", "get", "nothing"], 2, errors: "there is no setting nothing"),
    Case(["watch", "map.tile"], 1, errors: #""code":-32602"#),
    Case(["replay", "/nowhere"], 2, errors: "cannot read /nowhere"),
    Case(["replay", "/dev/null"], 2, errors: "no recorded session"),
  ]

  @Test(arguments: cases) func `ends as documented`(test: Case) throws {
    let outcome = try Program(now: "2026-06-21T12:00:00Z").run(test.words)
    #expect(outcome.status == test.status)
    #expect(test.output.isEmpty ? outcome.output.isEmpty : outcome.output.contains(test.output))
    #expect(test.errors.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(test.errors))
    #expect(
      test.words.contains("always") || !outcome.output.contains("\u{1B}"), "a pipe gets no colors")
  }

  @Test func `every table and library is told`() throws {
    let output = try Program().run(["--version", "--verbose", "--json"]).output
    let parts = try JSONDocument(parsing: Array(output.utf8)).root["parts"]?.elements.map(\.self)
    let places = Dictionary(
      uniqueKeysWithValues: (parts ?? []).map { ($0["name"]?.string, $0["place"]?.string) })
    for name in ["swift", "sqlite", "libcurl"] { #expect(places[name] != nil) }
    let tables = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/CTables/Tables")
    let files = try FileManager.default.contentsOfDirectory(
      at: tables, includingPropertiesForKeys: nil)
    #expect(files.count == places.values.count { $0?.hasPrefix("a table of ") == true })
    for file in files {
      let size = try Data(contentsOf: file).count
      #expect(
        places[file.deletingPathExtension().lastPathComponent] == "a table of \(size) bytes")
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no device is always full"),
    arguments: ["call sun.phase", "spec", "now Oslo", "--version"])
  func saysWhatCouldNotBeWritten(words: String) throws {
    let outcome = try Program(now: "2026-06-21T12:00:00Z").run(
      ["-c", "exec \"$0\" \(words) > /dev/full", Program.url.path], bytes: Data(),
      executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.status == 1)
    #expect(outcome.errors == "almanac: cannot write: No space left on device\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aServerSaysWhatItCouldNotWrite() throws {
    let outcome = try Program().run(
      ["-c", "exec \"$0\" serve > /dev/full", Program.url.path],
      bytes: Data(Program.request(1, "location.current").utf8),
      executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("cannot write: No space left on device"))
  }

  /// Whoever writes the params takes the time it takes.
  @Test(arguments: [
    "(sleep 0.2; printf '{\"place\":\"Oslo\"}') | \"$0\" call sun.phase -",
    "mkfifo pipe; (sleep 0.2; printf '\\357\\273\\277{\"place\":\"Oslo\"}' > pipe) & "
      + "\"$0\" call sun.phase @pipe",
  ])
  func paramsComeFromAPipe(script: String) throws {
    let program = try Program()
    let outcome = try program.run(
      ["-c", "cd '\(program.folder.path)' && " + script, Program.url.path], bytes: Data(),
      executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""name":"Oslo""#))
  }

  @Test func aFaultOfTheConfigurationIsToldOnce() throws {
    let program = try Program()
    try program.configure(#"{"units":"no"}"#)
    let outcome = try program.run(["config", "get", "units"])
    #expect(outcome.status == 0 && outcome.output == "metric\n")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("/units"))
  }

  /// The schema that editors read and the manual is made from.
  @Test func theSchemaOfTheConfigurationNamesTheDefaultsInForce() throws {
    func json(_ words: [String]) throws -> JSONValue {
      try JSONDocument(parsing: Array(try Program().run(words).output.utf8)).root
    }
    let schema = try json(["config", "schema"])
    var found: [String] = []
    for value in try json(["call", "config.get"])["values"]?.list ?? [] {
      let path = value["setting"]?.string ?? ""
      let entry = path.split(separator: ".").reduce(JSONValue?.some(schema)) {
        $0?["properties"]?[String($1)]
      }
      guard let documented = entry?["default"] else { continue }
      found.append(path)
      #expect(documented.rawBytes.elementsEqual(value["value"]?.rawBytes ?? []), "\(path)")
    }
    #expect(
      found == [
        "units", "sunset.model", "cache.maxBytes", "skill.backfill", "skill.correction",
        "skill.blend",
      ])
  }

  /// What an environment stripped by a host leaves: nothing.
  @Test(arguments: [
    ["now"], ["sunset"], ["sky"], ["doctor"], ["config", "get"], ["manual", "almanac.1"],
  ])
  func `works with an empty environment`(words: [String]) throws {
    var program = try Program()
    program.environment = ["ALMANAC_OFFLINE": "1"]
    #expect(try program.run(words).status == 0)
  }

  @Test func `params come from a file and from the standard input`() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    let file = program.folder.appendingPathComponent("params.json")
    try Data(#"{"place":"Oslo"}"#.utf8).write(to: file)
    let fromFile = try program.run(["call", "sun.times", "@\(file.path)"])
    let fromInput = try program.run(["call", "sun.times", "-"], input: #"{"place":"Oslo"}"#)
    #expect(fromFile.status == 0)
    #expect(fromFile.output == fromInput.output)
    #expect(fromFile.output.contains("Oslo, Norway"))
  }

  @Test func `a setting is changed, and a bad one refused`() throws {
    let program = try Program()
    #expect(try program.run(["config", "set", "units", "imperial"]).status == 0)
    #expect(try program.run(["config", "get", "units"]).output == "imperial\n")
    #expect(try program.run(["config", "set", "units", "furlongs"]).status == 1)
    #expect(try program.run(["config", "get", "units"]).output == "imperial\n")
    #expect(
      try program.run(["config", "set", "providers.openWeatherMap.apiKey", "s3cret"]).status == 0)
    for words in [["config", "get"], ["doctor"], ["doctor", "--bundle"]] {
      #expect(try !program.run(words).output.contains("s3cret"))
    }
  }

  /// A place's name is the caller's, or a web page's that the caller took it from.
  @Test(arguments: ["sky", "sunset", "climate", "now"])
  func `no name reaches the terminal as a command`(page: String) throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    try program.configure(
      #"{"location":{"latitude":38.7,"longitude":-9.1,"name":"\u001b]0;x\u0007Home\u202e","#
        + #""country":"\u009b31mPort","admin1":"\r\nL"}}"#)
    let outcome = try program.run([page])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("]0;xHome"))
    let dangerous = outcome.output.unicodeScalars.filter {
      [0x07, 0x0D, 0x1B, 0x9B, 0x202E].contains($0.value)
    }
    #expect(dangerous.isEmpty)
  }

  @Test func `a session is traced and replayed`() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    let file = program.folder.appendingPathComponent("trace.io").path
    let session =
      Program.request(1, "sun.times", #"{"place":"Oslo"}"#)
      + Program.request(2, "sun.times", #"{"place":{"latitude":38.7223,"longitude":-9.1393}}"#)
    _ = try program.run(["serve", "--trace", file], input: session)
    let trace = try String(contentsOfFile: file, encoding: .utf8)
    #expect(trace.contains(#">> {"jsonrpc":"2.0","id":1"#))
    #expect(trace.contains(#""latitude":38.7,"longitude":-9.1"#))
    #expect(!trace.contains("38.7223"))
    let same = try program.run(["replay", file])
    #expect(same.status == 0)
    #expect(same.output == "2 answers, 0 differ, 1 compared by shape only\n")
    let changed = try String(contentsOfFile: file, encoding: .utf8)
      .replacingOccurrences(of: #""state":"normal""#, with: #""state":"partial""#)
    try Data(changed.utf8).write(to: URL(fileURLWithPath: file))
    let other = try program.run(["replay", file])
    #expect(other.status == 1)
    #expect(other.output.contains(#"/result/days/0/state was "partial", is "normal""#))
  }

  /// A comment before each frame; the one who plays it back passes over them.
  @Test func `a trace has the time of every frame`() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    let file = program.folder.appendingPathComponent("trace.io").path
    let session =
      Program.request(1, "sun.times", #"{"place":"Oslo"}"#) + "no message\n"
      + Program.request(2, "moon.phase")
    _ = try program.run(["serve", "--trace", file], input: session)
    let lines = try String(contentsOfFile: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let frames = lines.indices.filter {
      ["<< ", ">> "].contains(lines[$0].prefix(3)) || lines[$0].contains("no message")
    }
    #expect(frames.count == 6)
    let times = try frames.map { frame in
      let time = try #require(lines[frame - 1].wholeMatch(of: /\/\/ \+(\d+\.\d{3}) ms/))
      return try #require(Double(time.1))
    }
    #expect(times == times.sorted())
    #expect(try program.run(["replay", file]).output.hasPrefix("2 answers, 0 differ"))
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  @Test(
    .enabled(if: hasFullDevice, "no /dev/full"),
    arguments: [
      ("/dev/full", "No space left on device"), ("/nowhere/trace.io", "No such file or directory"),
      ("/", "Is a directory"),
    ])
  func `a trace that cannot be written is refused at the start`(
    path: String, reason: String
  ) throws {
    let outcome = try Program().run(["serve", "--trace", path], input: "")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot write \(path): \(reason)"))
  }

  /// A limit on the size of files stands for a disk that fills up. The session goes on.
  @Test(
    .disabled(if: Program.isThreadSanitized, "the sanitizer's own files are over the limit too"))
  func `a trace ends with a whole line where the disk is full`() throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    let file = program.folder.appendingPathComponent("trace.io").path
    let script = #"ulimit -f 8; exec "$0" serve --trace "$1""#
    let session = (1...40).map { Program.request($0, "sun.times", #"{"place":"Oslo"}"#) }.joined()
    let outcome = try program.run(
      ["-c", script, Program.url.path, file], bytes: Data(session.utf8),
      executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.status == 0)
    #expect(try outcome.answers().count == 40)
    #expect(outcome.errors == "almanac: the trace ends here: \(file): File too large\n")
    let trace = try String(contentsOfFile: file, encoding: .utf8)
    #expect(trace.utf8.count > 1000)
    #expect(trace.hasSuffix("\n"))
    #expect(try program.run(["replay", file]).status != 2)
  }

  @Test func `sunsets that were seen are kept`() throws {
    let program = try Program(now: "2026-06-21T22:00:00Z")
    let evening = try program.run(["sunset", "Oslo", "--days", "1", "--log", "80"])
    #expect(evening.output.contains("Your sunsets"))
    #expect(evening.output.contains("Sun, Jun 21           80"))
    var next = program
    // Before the sunset, the one of the day before is meant: it is corrected.
    next.environment["ALMANAC_NOW"] = "2026-06-22T12:00:00Z"
    let later = try next.run(["sunset", "Oslo", "--days", "1", "--log", "40"])
    #expect(later.output.contains("Sun, Jun 21           40"))
    #expect(later.output.contains("0 evenings with a forecast."))
    let json = try next.run(["sunset", "Oslo", "--log", "41", "--json"])
    #expect(json.output.contains(#""sunset.observe""#) && json.output.contains("41"))
    #expect(try program.run(["sunset", "Oslo", "--log", "101"]).status == 2)
  }

  @Test(.enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
  func `live data say so`() throws {
    let upstream = try #require(LocalUpstream.shared)
    var program = try Program(upstream: upstream.http)
    program.environment["ALMANAC_LOCATION"] = "Lisbon"
    let first = try program.run(["now"])
    #expect(first.output.contains("Live, "))
    #expect(first.output.contains("Open-Meteo"))
    #expect(try program.run(["doctor"]).status == 0)
  }

  /// The first line is what is usual here, and starts a fetch of its own; a later one is live.
  @Test(.enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
  func `a bar never waits and is soon up to date`() throws {
    let upstream = try LocalUpstream()
    var program = try Program(upstream: upstream.http)
    program.environment["ALMANAC_LOCATION"] = "Lisbon"
    let words = ["status", "-f", "%c %t", "--json", "waybar"]
    let first = try program.run(words)
    #expect(first.status == 0)
    #expect(first.output.contains("\"estimate\""))
    let control = UpstreamControl(base: upstream.http)
    let asked = try control.get("/-/wait?state=done&count=1&match=/v1/forecast&ms=60000")
    #expect(asked?.count ?? 0 >= 1)
    // Joins the fetch that is under way, or finds what it stored.
    #expect(try program.run(["status", "--wait", "-f", "%t"]).status == 0)
    let last = try program.run(words)
    #expect(!last.output.contains("\"estimate\""))
    #expect(last.output.contains("°C"))
  }

  /// The clock is frozen, so a lease would never end by itself.
  @Test(.enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
  func `a fetch that ended with its process is begun anew`() throws {
    let room = try UpstreamRoom(at: 1_782_043_200)
    let program = try Program(now: "2026-06-21T12:00:00Z", upstream: room.base)
    try room.fault("slow-first-byte", at: "/v1/forecast", times: 1)
    let params = #"{"place":"Lisbon","deadlineMs":0}"#
    let first = try RunningProgram(program)
    first.send(Program.request(1, "weather.current", params))
    #expect(first.nextLine()?.contains(#""kind":"estimate""#) == true)
    try room.wait(for: "/v1/forecast", toBe: "open")
    first.signal(SIGKILL)
    #expect(first.end() == SIGKILL)
    let next = try program.run(["call", "weather.current", #"{"place":"Lisbon"}"#])
    #expect(next.output.contains(#""kind":"live""#))
  }

  /// A process that ends right after its answer has begun a fetch, and leaves nothing in the way.
  @Test(.enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
  func `a short-lived process holds up nobody`() throws {
    let room = try UpstreamRoom(at: 1_782_043_200)
    let program = try Program(now: "2026-06-21T12:00:00Z", upstream: room.base)
    for _ in 1...3 {
      let outcome = try program.run(
        ["call", "weather.current", #"{"place":"Lisbon","deadlineMs":0}"#])
      #expect(outcome.status == 0)
    }
    let next = try program.run(["call", "weather.current", #"{"place":"Lisbon"}"#])
    #expect(next.output.contains(#""provider":"openMeteo""#))
  }

  @Test(arguments: [
    (["-f", "%c %t {sunset} 100%%"], "100%\n"), (["--preset", "3"], "Oslo"),
    (["--json", "i3bar"], #"{"name":"almanac""#), (["--json", "xbar"], "\n---\n"),
    (["-f", "{temprature}"], ""), (["--json", "dzen"], ""),
  ])
  func `lines for every bar`(words: [String], part: String) throws {
    let program = try Program(now: "2026-06-21T12:00:00Z")
    let outcome = try program.run(["status"] + words + ["Oslo"])
    #expect((outcome.status != 0) == part.isEmpty)
    if part.isEmpty {
      #expect(outcome.errors.contains("temperature") || outcome.errors.contains("waybar"))
    } else {
      #expect(outcome.output.contains(part))
    }
  }
}
