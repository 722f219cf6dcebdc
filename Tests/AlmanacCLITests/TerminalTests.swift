import Foundation
import Basics
import Testing

@testable import AlmanacCLI
@testable import AlmanacServer
import Telling

@Suite struct TerminalTests {
  /// Some programs hand over a pipe that does not block.
  @Test func `a slow reader of an output that does not block costs no time of the processor`()
    throws
  {
    let own = try processorSeconds(readingAfter: 0)
    let slow = try processorSeconds(readingAfter: 400_000)
    // Spinning would take all of the 0.4 s more; a busy machine gives less of it, never more.
    #expect(slow - own < 0.2)
  }

  /// What writing 400 KB takes of the processor.
  private func processorSeconds(readingAfter microseconds: UInt32) throws -> Double {
    var descriptors: [Int32] = [-1, -1]
    try #require(pipe(&descriptors) == 0)
    let (reading, writing) = (descriptors[0], descriptors[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0) }
    let writer = Writer()
    let thread = Thread {
      let terminal = Terminal(output: writing, isTerminal: false, columns: 80, colors: .none)
      terminal.write(json: bytes)
      writer.finish()
      close(writing)
    }
    thread.start()
    usleep(microseconds)
    let read = FileHandle(fileDescriptor: reading, closeOnDealloc: true).readDataToEndOfFile()
    #expect(Array(read) == bytes + [0x0A])
    return try #require(writer.seconds)
  }

  private final class Writer: Sendable {
    private let spent = Mutex<Double?>(nil)
    var seconds: Double? { spent.withLock { $0 } }

    func finish() {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      let seconds = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
      spent.withLock { $0 = seconds }
    }
  }
}
