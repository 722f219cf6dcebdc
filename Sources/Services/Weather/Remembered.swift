import Synchronization

/// Values by a key that cost more to work out than to keep; a few, for what is asked again is asked
/// soon. The same key gives the same value, so two who ask at once may both work it out.
final class Remembered<Value: Sendable>: Sendable {
  private static var capacity: Int { 32 }

  private let values = Mutex<[String: Value]>([:])

  subscript(_ key: String, orMade make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    values.withLock { values in
      if values.count >= Self.capacity { values.removeAll() }
      values[key] = value
    }
    return value
  }
}
