import Foundation
import TestSupport
import Testing

@Suite("The command line: a replay", .process)
struct CommandLineReplayTests {
  /// The clock has moved on, and the trace has not the coordinates that were sent.
  @Test func `what was just recorded replays without a difference`() throws {
    let program = try Program()
    let file = program.folder.appendingPathComponent("trace.io").path
    let running = try RunningProgram(program, arguments: ["serve", "--trace", file])
    let long = String(repeating: "x", count: 100_000)
    let calls = [
      ("sun.position", #"{"place":"Oslo"}"#), ("sun.phase", #"{"place":"Oslo"}"#),
      ("moon.phase", #"{"_meta":{"long":"\#(long)"}}"#), ("weather.current", #"{"place":"Oslo"}"#),
      ("sun.position", #"{"place":{"latitude":38.7223,"longitude":-9.1393}}"#),
      ("location.set", #"{"place":"Lisbon"}"#), ("sun.position", "{}"),
    ]
    for (index, call) in calls.enumerated() {
      running.send(Program.request(index + 1, call.0, call.1))
      #expect(running.nextLine() != nil)
      Thread.sleep(forTimeInterval: 0.3)
    }
    running.closeInput()
    #expect(running.end() == 0)
    // Later than the last message, so that the machine's clock would show.
    Thread.sleep(forTimeInterval: 1)
    let same = try program.run(["replay", file])
    #expect(same.output == "7 answers, 0 differ, 1 compared by shape only\n")
    #expect(same.status == 0)
  }

  @Test func `a replay finds a member that is gone from an answer known by its shape`() throws {
    let program = try Program()
    let file = program.folder.appendingPathComponent("trace.io").path
    let session =
      Program.request(
        1, "location.set", #"{"place":{"latitude":38.7223,"longitude":-9.1393}}"#)
      + Program.request(2, "sun.position")
    _ = try program.run(["serve", "--trace", file], input: session)
    #expect(
      try program.run(["replay", file]).output == "2 answers, 0 differ, 2 compared by shape only\n")
    let trace = try String(contentsOfFile: file, encoding: .utf8)
    let changed = trace.replacing(/"azimuth":/, with: #""bearing":"#)
    #expect(changed != trace)
    try Data(changed.utf8).write(to: URL(fileURLWithPath: file))
    let other = try program.run(["replay", file])
    #expect(other.status == 1)
    #expect(other.output.contains("/azimuth is new"))
    #expect(other.output.contains("/bearing is missing"))
    #expect(other.output.hasSuffix("2 answers, 1 differ, 2 compared by shape only\n"))
  }
}
