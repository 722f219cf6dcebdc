import Foundation
import JSON
import TestSupport
import Testing

/// A process that may have little: it says what is missing and ends with a code, or answers each
/// request with what it can, and is never ended by a trap.
@Suite(.process) struct ScarcityTests {
  /// `sun.times` needs nothing, the weather a thread and the network, and a favorite the store.
  private static let requests =
    Program.request(1, "sun.times", #"{"place":"Lisbon"}"#)
    + Program.request(2, "weather.current", #"{"place":"Lisbon","deadlineMs":2000}"#)
    + Program.request(3, "location.search", #"{"query":"Nowhereville","deadlineMs":2000}"#)
    + Program.request(4, "favorites.list")

  /// The shell's own limits, as in a container or a service's unit file.
  private func run(_ limits: String, upstream: String? = nil) throws -> Program.Outcome {
    var program = try Program(now: UpstreamRoom.now, upstream: upstream)
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    // Without descriptors the sanitizer has no symbolizer, and its suppressions match nothing.
    if Program.isThreadSanitized { program.environment["TSAN_OPTIONS"] = "report_bugs=0" }
    // With `exec` the code is the program's own; a shell between would make 128 + n of a signal.
    return try program.run(
      ["-c", limits + #"; exec "$0" "$@""#, Program.url.path], bytes: Data(Self.requests.utf8),
      executable: URL(fileURLWithPath: "/bin/sh"))
  }

  private func check(_ outcome: Program.Outcome, _ limits: String) throws {
    let words: Comment = "\(limits): \(outcome.status) \(outcome.output) \(outcome.errors)"
    // Foundation gives the number of a signal in its place.
    #expect([0, 1, 127].contains(outcome.status), words)
    #expect(!outcome.errors.contains("Fatal error") && !outcome.errors.contains("Crash"), words)
    guard outcome.status == 0 else {
      #expect(!outcome.errors.isEmpty, words)
      return
    }
    let answers = try outcome.answers()
    #expect(answers.count == 4, words)
    #expect(answers["1"]?["result"] != nil, words)
    for answer in answers.values { #expect((answer["result"] == nil) != (answer["error"] == nil)) }
  }

  @Test(arguments: Array(3...12) + [16, 32])
  func `few file descriptors`(count: Int) throws {
    let limits = "ulimit -n \(count)"
    let outcome = try run(limits, upstream: LocalUpstream.shared?.http)
    try check(outcome, limits)
    if outcome.status == 1 { #expect(outcome.errors.contains("file descriptors")) }
  }

  /// From what the program can just be loaded in, upward: in less the system ends it before its
  /// first instruction.
  @Test(
    .enabled(if: !Program.isSanitized),
    arguments: [
      16, 24, 32, 48, 64, 96, 128, 160, 192, 224, 256, 320, 384, 448, 512,
    ].filter { $0 << 20 > Program.bytes })
  func `little address space`(megabytes: Int) throws {
    let limits = "ulimit -v \(megabytes * 1024)"
    try check(try run(limits, upstream: LocalUpstream.shared?.http), limits)
  }

  /// Root has as many threads as it likes, so somebody else has to ask.
  @Test(.enabled(if: canBeNobody)) func `no thread at all`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-nobody-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    defer { try? FileManager.default.removeItem(at: folder) }
    var program = try Program(now: UpstreamRoom.now, upstream: LocalUpstream.shared?.http)
    // Folders that the other user may use.
    for name in ["DATA_DIR", "CACHE_DIR"] {
      program.environment["ALMANAC_" + name] = folder.appendingPathComponent(name).path
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.folder.path)
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    // Without descriptors the sanitizer has no symbolizer, and its suppressions match nothing.
    program.environment["TSAN_OPTIONS"]? += " report_bugs=0"
    let outcome = try program.run(
      [
        "--reuid=65534", "--regid=65534", "--clear-groups", Self.prlimit, "--nproc=1:1",
        Program.url.path,
      ], bytes: Data(Self.requests.utf8), executable: URL(fileURLWithPath: Self.setpriv))
    try check(outcome, "one process")
    #expect(outcome.errors.contains("no more threads"))
    let weather = try outcome.answers()["2"]
    #expect(weather?["result"]?["source"]?["kind"]?.string == "estimate")
    #expect(
      try outcome.answers()["4"]?["result"]?["favorites"]?.elements.map { $0 }.isEmpty == true)
  }

  private static let setpriv = "/usr/bin/setpriv"
  private static let prlimit = "/usr/bin/prlimit"

  /// Whether we may become somebody else, who may run the program.
  private static var canBeNobody: Bool {
    let isThere = [setpriv, prlimit].allSatisfy(FileManager.default.isExecutableFile(atPath:))
    guard getuid() == 0, isThere else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: setpriv)
    process.arguments = [
      "--reuid=65534", "--regid=65534", "--clear-groups", Program.url.path, "--version",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? Children.start(process)) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Somebody holds the lock of the cache for as long as this takes.
  @Test(arguments: ["cache/cache.db.guard", "data/almanac.db.guard"])
  func `a lock that is never released`(path: String) throws {
    let program = try Program(now: UpstreamRoom.now, upstream: LocalUpstream.shared?.http)
    let file = program.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let descriptor = open(file.path, O_RDWR | O_CREAT, 0o600)
    #expect(flock(descriptor, LOCK_EX) == 0)
    defer { close(descriptor) }
    let params = #"{"place":"Lisbon","deadlineMs":300,"fallback":"none"}"#
    let outcome = try program.run(
      input: Program.request(1, "weather.current", params)
        + Program.request(2, "weather.overview", #"{"place":"Lisbon","deadlineMs":0}"#)
        + Program.request(3, "favorites.list", #"{"deadlineMs":100}"#))
    let answers = try outcome.answers()
    #expect(answers.count == 3 && outcome.status == 0)
    if path.hasPrefix("cache") { #expect(answers["1"]?["error"]?["code"]?.integer == -32018) }
    // What is in time is shown; how much that is, `DeadlineTests` see by a clock of their own.
    let isLate = answers["2"]?["error"]?["code"]?.integer == -32018
    #expect(isLate || answers["2"]?["result"]?["parts"] != nil)
  }
}
