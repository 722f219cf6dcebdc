import AlmanacServer
import EventLoop
import JSON
import JSONRPC

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Door {
  /// `replay FILE`: serves the recorded session once more and shows where the answers differ.
  func replay(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let path = arguments.operand(0) ?? ""
    let recorded = try Transcript(String(decoding: try readAll(path), as: UTF8.self))
    let input = recorded.sent.map { $0 + "\n" }.joined()
    guard let streams = ScratchStreams(input: Array(input.utf8)) else {
      StandardError.print("almanac: no room for temporary files")
      return .failed
    }
    let loop = Loop()
    Signals.install(waking: loop.wakeDescriptor)
    let server = makeServer(loop, Overrides(isForgetful: true))
    _ = Connection(loop: loop, streams: streams.standard, methods: server, limits: server.limits)
      .serve()
    return compare(recorded, Transcript(output: streams.output()))
  }

  private func compare(_ recorded: Transcript, _ now: Transcript) -> ExitStatus {
    var differing = 0
    for (id, message) in recorded.answers {
      let lines = MessageDifference.lines(message, now.answer(id))
      guard !lines.isEmpty else { continue }
      differing += 1
      terminal.print("id \(id):")
      for line in lines.prefix(20) { terminal.print("  \(line)") }
      if lines.count > 20 { terminal.print("  … and \(lines.count - 20) more") }
    }
    terminal.print("\(recorded.answers.count) answers, \(differing) differ")
    return differing == 0 ? .ok : .failed
  }
}

/// Two files without a name in place of a client: one to read from, one to write into.
private struct ScratchStreams {
  let standard: StandardStreams

  init?(input: [UInt8]) {
    guard let from = unsafe tmpfile(), let into = unsafe tmpfile() else { return nil }
    standard = unsafe StandardStreams(input: fileno(from), output: fileno(into))
    var rest = input[...]
    while !rest.isEmpty {
      guard case .bytes(let count) = Descriptor.write(standard.input, rest) else { return nil }
      rest = rest.dropFirst(count)
    }
    lseek(standard.input, 0, SEEK_SET)
  }

  func output() -> [UInt8] {
    lseek(standard.output, 0, SEEK_SET)
    var bytes: [UInt8] = []
    while case .bytes = Descriptor.read(standard.output, into: &bytes, limit: 1 << 16) {}
    return bytes
  }
}
