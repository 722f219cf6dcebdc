import Foundation
import struct Synchronization.Atomic
import Basics
import TestSupport

@testable import EventLoop

/// Reads a connection's output to its end on a thread of its own, while the test writes.
final class Reading: Sendable {
  private let frames = Mutex<[String]?>(nil)
  private let isOver = Atomic<Bool>(false)

  init(_ bench: ConnectionBench) {
    _ = startThread { [self] in
      let rest = bench.rest()
      frames.withLock { $0 = rest }
      isOver.store(true, ordering: .releasing)
    }
  }

  /// Waits for the end.
  func result() -> [String] {
    for _ in 0..<Patience.seconds * 100 {
      if isOver.load(ordering: .acquiring) { return frames.withLock { $0 } ?? [] }
      usleep(10_000)
    }
    return ["no end"]
  }
}
