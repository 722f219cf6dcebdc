import Foundation
import JSON
import Testing

@Suite("What people expect of a command line", .process)
struct CommandLineHabitsTests {
  /// Every command that has something to say, when stdout is closed.
  @Test(arguments: [
    "now Oslo", "today Oslo", "week Oslo", "sunset Oslo", "climate Oslo", "alerts Oslo --help",
    "air --help", "sky Oslo", "call sun.phase", "status Oslo", "spec", "methods", "doctor",
    "config", "completions bash", "manual almanac.1", "help", "--version",
  ])
  func aClosedOutputIsAnError(words: String) throws {
    let outcome = try Program(now: "2026-06-21T12:00:00Z").run(
      ["-c", "exec \"$0\" \(words) >&-", Program.url.path], bytes: Data(),
      executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasSuffix("almanac: cannot write: Bad file descriptor\n"))
  }

  @Test func aServerWithoutAnOutputSaysSo() throws {
    let outcome = try Program().run(
      ["-c", "exec \"$0\" serve >&-", Program.url.path],
      bytes: Data(Program.request(1, "location.current").utf8),
      executable: URL(fileURLWithPath: "/bin/sh"))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("cannot write: Bad file descriptor"))
  }

  /// The words, the status, and what they print.
  @Test(arguments: [
    (["now", "Oslo", "--speak"], 0, ".\nFeels like "),
    (["sky", "Oslo", "--speak"], 0, "\nSunrise: "),
    (["status", "Oslo", "--speak"], 0, " degrees, feels like "),
    (["status", "Oslo", "--speak", "--preset", "2"], 2, "leave out --preset"),
    (["map", "--speak"], 2, "unknown option --speak"),
    (["watch", "sun.phase", "--lead", "30"], 2, "--lead needs --when"),
    (["watch", "sun.phase", "--lead", "2881"], 2, "an integer from 0 to 2880"),
    (["watch", "sun.phase", "--when", "/phase"], 2, "'POINTER OP VALUE'"),
    (["watch", "sun.phase", "--when", "/isDay eq true", "--quiet", "22:00"], 2, "HH:MM-HH:MM"),
    (
      ["watch", "sun.phase", "--when", "/isDay eq true", "--quiet", "22:00-22:00"], 1,
      #""path":"/when/quietHours/end""#
    ),
  ])
  func spokenPagesAndLeads(words: [String], status: Int32, text: String) throws {
    let outcome = try Program(now: "2026-06-21T12:00:00Z").run(words)
    #expect(outcome.status == status)
    #expect((status == 0 ? outcome.output : outcome.errors).contains(text), "\(outcome)")
  }

  /// A key need not stand on a command line.
  @Test func aSettingIsReadFromTheStandardInput() throws {
    let program = try Program()
    let path = "providers.openWeatherMap.apiKey"
    #expect(try program.run(["config", "set", path, "-"], input: "s3cret\n").status == 0)
    let file = program.folder.appendingPathComponent("config.json")
    #expect(try String(contentsOf: file, encoding: .utf8).contains(#""apiKey": "s3cret""#))
    #expect(try program.run(["config", "set", path, "-"], input: "a\nb\n").status == 2)
  }

  /// All doors report faults of the file in the same words.
  @Test func theFaultsOfTheConfigurationAreOneList() throws {
    let program = try Program()
    try program.configure(
      #"{"location":{"latitude":91,"longitude":0},"units":"no","\u001b]0;x\u0007":1,"#
        + #""providers":{"openWeatherMap":{"apiKey":"k"}}}"#)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644],
      ofItemAtPath: program.folder.appendingPathComponent("config.json").path)
    let listed = try program.run(["config", "--json"])
    let warnings = try JSONDocument(parsing: Array(listed.output.utf8)).root["warnings"]
    let faults = (warnings?.list ?? []).compactMap { $0["message"]?.string }
    #expect(faults.count == 4)
    let doctor = try program.run(["doctor"])
    #expect(doctor.status == 1)
    for fault in faults {
      let shown = fault.replacing("\u{1B}", with: #"\u{1B}"#).replacing("\u{7}", with: #"\u{7}"#)
      #expect(doctor.output.contains("✗ configuration   " + shown))
      #expect(listed.errors.contains("configuration: " + shown + "\n"))
    }
    #expect(!(doctor.output + doctor.errors + listed.errors).contains("\u{1B}"))
  }

  @Test func aByteOrderMarkIsAccepted() throws {
    let program = try Program()
    try program.configure("\u{FEFF}" + #"{"units":"uk"}"#)
    let outcome = try program.run(["config", "get", "units"])
    #expect(outcome.output == "uk\n" && outcome.errors.isEmpty)
  }

  /// What is typed reaches the terminal spelled out.
  @Test(arguments: [
    ["\u{1B}]0;x\u{7}"], ["now", "--\u{202E}x"], ["config", "get", "\u{9B}31m"],
    ["now", "\u{1B}[2J\u{2066}"], ["replay", "\u{1B}c"], ["call", "sun.times", "@\u{1B}c"],
    ["sunset", "--days", "\u{1B}c"], ["call", "\u{202E}"],
  ])
  func noTypedWordReachesTheTerminalAsACommand(words: [String]) throws {
    let outcome = try Program().run(words)
    #expect(outcome.status != 0)
    let dangerous = (outcome.output + outcome.errors).unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
        || [0x202E, 0x2066].contains($0.value)
    }
    #expect(dangerous.isEmpty, "\(outcome.errors)")
  }

  @Test func aKeyIsNotCheckedWithoutANetwork() throws {
    let outcome = try Program().run(["config", "set", "providers.openWeatherMap.apiKey", "k"])
    #expect(outcome.status == 0)
    #expect(
      outcome.output == "openWeatherMap key not checked: disabled by ALMANAC_OFFLINE\n")
  }

  /// With no home folder a favorite lasts for the process, and the answer says so.
  @Test func aFavoriteThatCannotBeKeptIsToldOf() throws {
    var program = try Program()
    program.environment = ["ALMANAC_OFFLINE": "1"]
    let answer = try program.call("favorites.add", #"{"place":"Lisbon"}"#)
    let warnings = answer?["result"]?["warnings"]?.list ?? []
    #expect(warnings.contains { $0["message"]?.string?.contains("ALMANAC_DATA_DIR") == true })
    let kept = try Program().call("favorites.add", #"{"place":"Lisbon"}"#)
    #expect(kept?["result"]?["warnings"]?.list.isEmpty == true)
  }

  /// A place that nobody here knows, and nobody else can be asked about.
  @Test func aLocationThatCannotBeFoundIsTold() throws {
    let program = try Program()
    try program.configure(#"{"location":"Xyzzyville"}"#)
    let doctor = try program.run(["doctor"])
    #expect(doctor.status == 1)
    let line = doctor.output.split(separator: "\n").first { $0.contains(" location ") }
    #expect(line?.hasPrefix("✗") == true && line?.contains("Xyzzyville") == true, "\(line ?? "")")
    for words in [["config"], ["config", "get", "location"]] {
      let outcome = try program.run(words)
      #expect(outcome.output.contains("Xyzzyville"))
      #expect(outcome.errors.contains("almanac: configuration: /location: "))
    }
    #expect(try program.run(["config", "get", "units"]).errors.isEmpty)
  }

  /// Nobody could be asked about the first; the second is understood, and how is said.
  @Test func aLocationIsLookedUpBeforeItIsStored() throws {
    let program = try Program()
    let unknown = try program.run(["config", "set", "location", "Xyzzyville"])
    #expect(unknown.status == 0 && unknown.errors.contains("stored unchecked"), "\(unknown.errors)")
    let region = try program.run(["config", "set", "location", "Texas"])
    #expect(region.status == 0 && region.errors.contains("Houston"), "\(region.errors)")
    let malformed = try program.run(["config", "set", "location", "1e2,3"])
    #expect(malformed.status == 1 && malformed.errors.contains("Expected latitude"))
    #expect(try program.run(["config", "get", "location"]).output == "Texas\n")
    #expect(try program.run(["config", "set", "location", "Lisbon"]).errors.isEmpty)
  }
}
