import AlmanacServer
import EventLoop
import Foundation
import JSON
import JSONRPC
import Basics
import TestSupport
import Testing

@testable import AlmanacMCP

/// A host on real pipes that does not read what it asked for.
@Suite(.timeLimit(.minutes(30))) struct MCPConnectionTests {
  /// Answers every call at once with a long text, and notes how much was queued then.
  private final class LongAnswers: MethodTable {
    let most = Mutex(0)
    static let size = 20_000

    var executionClasses: [String: ExecutionClass] { [:] }

    func dispatch(_ method: String, _ params: JSONValue?, _ context: CallContext) -> Dispatch {
      let queued = context.client.load.queuedOutputBytes
      most.withLock { $0 = max($0, queued) }
      let text = String(repeating: "x", count: Self.size)
      return .answer(.success(Array("{\"name\":\"\(text)\"}".utf8)))
    }
  }

  @Test func `output that nobody reads is bounded, and nothing of it is lost`() throws {
    StandardStreams.reportFailedWrites()
    var (input, output): ([CInt], [CInt]) = ([-1, -1], [-1, -1])
    #expect(pipe(&input) == 0 && pipe(&output) == 0)
    let count = 300
    let requests = (1...count).map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":{"name":"moon_phase"}}"# + "\n"
    }.joined()
    // All of them are in the pipe before anything is read.
    let bytes = Array(requests.utf8)
    #expect(bytes.withUnsafeBytes { write(input[1], $0.baseAddress, $0.count) } == bytes.count)

    var limits = Limits()
    limits.maxQueuedOutputBytes = 100_000
    let methods = LongAnswers()
    let (streams, given) = (StandardStreams(input: input[0], output: output[1]), limits)
    let server = Thread {
      let connection = Connection(
        loop: Loop(), streams: streams,
        methods: ModelContextMethods(tools: methods, version: "1"), limits: given,
        dialect: .modelContext)
      _ = connection.serve()
      close(streams.output)
    }
    server.start()
    usleep(100_000)
    var received: [UInt8] = []
    var lines = 0
    while lines < count {
      let start = received.count
      guard case .bytes = Descriptor.read(output[0], into: &received, limit: 1 << 16) else { break }
      lines += received[start...].count { $0 == 0x0A }
    }
    close(input[1])
    let answers = received.split(separator: 0x0A)
    let ids = try answers.map { try JSONDocument(parsing: Array($0)).root["id"]?.integer }
    #expect(ids == Array(1...count), "each once, in order")
    let most = methods.most.withLock { $0 }
    #expect(most < limits.maxQueuedOutputBytes, "reading stops when the queue is full")
  }
}
