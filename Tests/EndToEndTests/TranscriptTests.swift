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

  /// What is left out there is an ellipsis.
  @Test(.enabled(if: LocalUpstream.isAvailable, "needs python3"))
  func theSessionOfTheReadmeIsWhatTheServerAnswers() throws {
    let readme = Self.tool.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let start = try #require(text.range(of: "```\n>> {")?.lowerBound)
    let session = text[start...].dropFirst(4).prefix { $0 != "`" }
      .replacingOccurrences(of: "\n     ", with: "")
      .replacingOccurrences(of: ", …}", with: #","$...":""}"#)
    let folder = try ScratchFolder.make("readme")
    let transcripts = folder.appendingPathComponent("README")
    try FileManager.default.createDirectory(at: transcripts, withIntermediateDirectories: false)
    let lines =
      ["// README", "// needs: clock=2026-11-24T12:00:00Z upstream"]
      + session.components(separatedBy: "\n").filter { !$0.isEmpty } + [""]
    try Data(lines.joined(separator: "\n").utf8)
      .write(to: transcripts.appendingPathComponent("session.io"))
    let outcome = try replay(
      "--quiet", "--transcripts", folder.path, "--server", Program.url.path)
    #expect(outcome.status == 0 && outcome.output.contains("2 replayed"), "\(outcome.output)")
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
