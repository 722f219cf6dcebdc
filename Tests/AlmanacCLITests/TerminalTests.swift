import Foundation
import Synchronization
import Testing

@testable import AlmanacCLI

@Suite struct TerminalTests {
  /// Some programs hand over a pipe that does not block.
  @Test func `a slow reader of an output that does not block costs no time of the processor`()
    throws
  {
    var descriptors: [Int32] = [-1, -1]
    try #require(pipe(&descriptors) == 0)
    let (reading, writing) = (descriptors[0], descriptors[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0) }
    let spent = Mutex(0.0)
    let writer = Writer(spent)
    let thread = Thread {
      let terminal = Terminal(output: writing, isTerminal: false, columns: 80, colors: .none)
      terminal.write(json: bytes)
      close(writing)
      writer.finish()
    }
    thread.start()
    usleep(400_000)
    let read = FileHandle(fileDescriptor: reading, closeOnDealloc: true).readDataToEndOfFile()
    #expect(Array(read) == bytes + [0x0A])
    // Spinning would take all of the 0.4 s; a busy machine gives less of it, never more.
    #expect(writer.seconds < 0.2)
  }

  private final class Writer: Sendable {
    private let spent: Mutex<Double>
    init(_ spent: consuming sending Mutex<Double>) { self.spent = spent }
    var seconds: Double { spent.withLock { $0 } }

    func finish() {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      let seconds = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
      spent.withLock { $0 = seconds }
    }
  }
}
