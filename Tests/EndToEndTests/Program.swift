import Foundation
import JSON
import TestSupport

/// The program in folders of its own, with an environment of its own. Its command line is that of
/// the built binary, run as its users run it; its methods answer at the level of the test.
struct Program {
  /// Beside the test bundle.
  ///
  /// Some of what is started ends before it has read its input: that is an error of a write, and
  /// not the end of the tests.
  static let url: URL = {
    signal(SIGPIPE, SIG_IGN)
    return URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("almanac")
  }()

  /// The size of its file.
  static let bytes =
    (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0

  struct Outcome {
    let output: String
    let errors: String
    let status: Int32

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }

    /// Answers of a session with one JSON text a line, by id.
    func answers() throws -> [String: JSONValue] {
      var answers: [String: JSONValue] = [:]
      for line in lines {
        let message = try JSONDocument(parsing: Array(line.utf8)).root
        if let id = message["id"] {
          answers[String(decoding: id.rawBytes, as: UTF8.self)] = message
        }
      }
      return answers
    }
  }

  let folder: URL
  let memory = Memory()
  var environment: [String: String]

  /// - Parameters:
  ///   - now: freezes the clock, RFC 3339.
  ///   - upstream: where Open-Meteo and the Aviation Weather Center are; nil is no network.
  init(now: String? = nil, upstream: String? = nil) throws {
    folder = try ScratchFolder.make("program")
    environment = [
      "ALMANAC_DATA_DIR": folder.appendingPathComponent("data").path,
      "ALMANAC_CACHE_DIR": folder.appendingPathComponent("cache").path,
      "ALMANAC_CONFIG": folder.appendingPathComponent("config.json").path,
    ]
    environment["ALMANAC_NOW"] = now
    if let upstream {
      let entries = ["openMeteo", "aviationWeather"].map {
        #""\#($0)":{"baseURL":"\#(upstream)"}"#
      }
      try configure(#"{"providers":{\#(entries.joined(separator: ","))}}"#)
    } else {
      environment["ALMANAC_OFFLINE"] = "1"
    }
  }

  func configure(_ json: String) throws {
    try Data(json.utf8).write(to: folder.appendingPathComponent("config.json"))
  }

  /// What the process gets: nothing of the test's own but the options of a sanitizer, without which
  /// an instrumented binary knows no suppressions.
  var processEnvironment: [String: String] {
    environment.merging(Self.sanitizerOptions) { own, _ in own }
  }

  static let isThreadSanitized = sanitizerOptions["TSAN_OPTIONS"] != nil
  static let isSanitized = !sanitizerOptions.isEmpty

  private static let sanitizerOptions = ProcessInfo.processInfo.environment.filter {
    ["TSAN_OPTIONS", "ASAN_OPTIONS"].contains($0.key)
  }

  func run(_ arguments: [String] = [], input: String = "") throws -> Outcome {
    try run(arguments, bytes: Data(input.utf8))
  }

  /// Runs the built binary to the end; stdin is closed behind the input.
  /// - Parameter executable: what starts the binary, where something has to stand before it.
  func run(
    _ arguments: [String], bytes: Data, executable: URL = Self.url
  ) throws -> Outcome {
    precondition(TestLevel.current == .process, "only a test at its level starts the program")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = processEnvironment
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    let (input, output, errors) = (Children.pipe(), Children.pipe(), Children.pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try Children.start(process)
    // One that has ended reads nothing.
    try? input.fileHandleForWriting.write(contentsOf: bytes)
    try input.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self), status: process.terminationStatus)
  }

  static func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
  }

  /// What is answered to requests, one a line, at the level of the test.
  func serve(_ requests: String) throws -> Outcome {
    switch TestLevel.current {
    case .table:
      let lines = try answeredAtTheTable(requests)
      return Outcome(output: lines.joined(separator: "\n"), errors: "", status: 0)
    case .pipe: return servedOverPipes(Array(requests.utf8))
    case .process: return try run(input: requests)
    }
  }

  /// One request, one answer.
  func call(_ method: String, _ params: String = "{}") throws -> JSONValue? {
    try serve(Self.request(1, method, params)).answers()["1"]
  }
}
