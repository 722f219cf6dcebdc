import Foundation
import Synchronization

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

  /// Waits for the end, thirty seconds at most.
  func result() -> [String] {
    for _ in 0..<3000 {
      if isOver.load(ordering: .acquiring) { return frames.withLock { $0 } ?? [] }
      usleep(10_000)
    }
    return ["no end"]
  }
}

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
