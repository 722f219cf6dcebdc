package import AlmanacCore
import Synchronization

/// The numbers of one answer that are impossible for what they measure, counted while it is read.
package final class NumberFaults: Sendable {
  private let counted = Mutex<[Measurement: Int]>([:])

  func note(_ measurement: Measurement, _ count: Int) {
    counted.withLock { $0[measurement, default: 0] += count }
  }

  package var counts: [Measurement: Int] { counted.withLock { $0 } }
}
