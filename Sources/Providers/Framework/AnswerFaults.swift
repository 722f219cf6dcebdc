package import AlmanacCore
import Synchronization

/// The numbers of one answer that are impossible for what they measure, counted while it is read.
package final class AnswerFaults: Sendable {
  private let counted = Mutex<[Measurement: Int]>([:])
  private let errorInside = Mutex<ProviderError?>(nil)

  func note(_ measurement: Measurement, _ count: Int) {
    counted.withLock { $0[measurement, default: 0] += count }
  }

  /// A good status with an error in its body, from which the plan went on.
  func goOn(without error: ProviderError) { errorInside.withLock { $0 = error } }

  package var goesOnWithout: ProviderError? { errorInside.withLock { $0 } }

  package var counts: [Measurement: Int] { counted.withLock { $0 } }
}
