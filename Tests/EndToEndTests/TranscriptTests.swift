import Foundation
import TestSupport
import Testing

/// The transcripts of the spec, played to the built binary in both framings by the spec's own tool,
/// which also holds every message against `openrpc.json`.
@Suite(.process) struct TranscriptTests {
  private static let tool = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("protocol-spec/conformance/replay.py")

  /// Side by side: one behind the other they would take longer than everything else.
  @Test(
    .enabled(if: LocalUpstream.isAvailable, "needs python3"), arguments: ["lines", "headers"])
  func everyTranscriptReplays(framing: String) throws {
    let outcome = try replay("--quiet", "--framing", framing, "--server", Program.url.path)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// A new method, message or error of the spec needs a transcript that shows it.
  @Test(.enabled(if: LocalUpstream.isAvailable, "needs python3"))
  func everythingOfTheSpecHasATranscript() throws {
    let outcome = try replay("--coverage")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// `make record-examples` records them anew.
  @Test(.enabled(if: LocalUpstream.isAvailable, "needs python3"))
  func everyExampleOfTheSpecIsWhatTheServerAnswers() throws {
    let outcome = try replay("--quiet", "--examples", "--server", Program.url.path)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  /// A comment before each session says what it needs. What is left out in it is an ellipsis.
  @Test(
    .enabled(if: LocalUpstream.isAvailable, "needs python3"),
    arguments: [("README.md", 1), ("protocol-spec/REFERENCE.md", 4)])
  func theSessionsOfADocumentAreWhatTheServerAnswers(path: String, count: Int) throws {
    let root = Self.tool.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let document = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let sessions = document.components(separatedBy: "<!-- transcript\n").dropFirst()
      .map(Self.transcript)
    #expect(sessions.count == count)
    let folder = try ScratchFolder.make("sessions")
    let transcripts = folder.appendingPathComponent("document")
    try FileManager.default.createDirectory(at: transcripts, withIntermediateDirectories: false)
    for (position, session) in sessions.enumerated() {
      try Data("// \(path)\n\(session)".utf8)
        .write(to: transcripts.appendingPathComponent("\(position).io"))
    }
    let outcome = try replay(
      "--quiet", "--transcripts", folder.path, "--server", Program.url.path)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("\(2 * count) replayed"), "\(outcome.output)")
  }

  private static func transcript(_ text: String) -> String {
    let parts = text.components(separatedBy: "-->\n```\n")
    let body = (parts.last ?? "").components(separatedBy: "```")[0]
    return (parts.first ?? "")
      + body.replacingOccurrences(of: "\n     ", with: "")
      .replacingOccurrences(of: ", …}", with: #","$...":""}"#)
      .replacingOccurrences(of: ", …]", with: #","$..."]"#)
      .replacingOccurrences(of: "{…}", with: #""$object""#)
      .replacingOccurrences(of: "[…]", with: #""$array""#)
      .split(separator: "\n").map { $0 + "\n" }.joined()
  }

  private func replay(_ arguments: String...) throws -> (output: String, status: Int32) {
    let process = Process()
    let output = Children.pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", Self.tool.path] + arguments
    process.standardOutput = output
    process.standardError = output
    try Children.start(process)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }
}
