import AlmanacServer
import Basics
import EventLoop
import JSON
import JSONRPC

extension CommandLineTool {
  /// `replay FILE`: serves a recorded session again and shows where the answers differ.
  func replay(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let path = arguments.operand(0) ?? ""
    let recorded = try Transcript(String(decoding: try readAll(path), as: UTF8.self))
    let loop = makeLoop()
    guard let player = TranscriptPlayer(recorded, loop) else {
      StandardError.print("almanac: no descriptors for a pipe")
      return .failed
    }
    defer { player.close() }
    let server = makeServer(
      loop, Overrides(isEphemeral: true, wallClock: recorded.hasClock ? player.wallClock : nil))
    let listener = TraceRecorder(loop: loop, wallClock: server.wallClock) { player.hear($0) }
    player.start()
    _ = Connection(
      loop: loop, streams: player.streams, methods: server, limits: server.limits,
      recorder: listener
    ).serve()
    return compare(recorded, player.heard)
  }

  private func compare(_ recorded: Transcript, _ now: Transcript) -> ExitStatus {
    var differing = 0
    for answer in recorded.answers {
      let difference = MessageDifference(
        isShapeOnly: answer.isShapeOnly, now: answer.time)
      let lines = difference.lines(answer.message, now.answer(answer.id))
      guard !lines.isEmpty else { continue }
      differing += 1
      terminal.print("id \(answer.id):")
      for line in lines.prefix(20) { terminal.print("  \(line)") }
      if lines.count > 20 { terminal.print("  … and \(lines.count - 20) more") }
    }
    let shapes = recorded.answers.count(where: \.isShapeOnly)
    let note: TerminalText = shapes == 0 ? "" : ", \(shapes) compared by shape only"
    terminal.print("\(recorded.answers.count) answers, \(differing) differ\(note)")
    return differing == 0 ? .ok : .failed
  }
}
