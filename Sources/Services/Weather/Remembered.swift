import AlmanacCore
import Synchronization

/// Values that cost more to work out than to keep, by everything they follow from: the place and
/// the numbers beside it. Keeps a few, since what is asked again is asked soon. Two callers who ask
/// at once may both work a value out.
final class Memo<Value: Sendable>: Sendable {
  private struct Key: Hashable {
    let coordinate: Coordinate
    let elevationMeters: Double?
    let timeZone: String
    let details: [Int]
  }

  private let capacity: Int
  private let values = Mutex<[Key: Value]>([:])

  init(capacity: Int = 32) { self.capacity = capacity }

  func value(at place: ResolvedPlace, _ details: Int..., made make: () -> Value) -> Value {
    let key = Key(
      coordinate: place.place.coordinate, elevationMeters: place.place.elevationMeters,
      timeZone: place.place.timeZone, details: details)
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    values.withLock { values in
      if values.count >= capacity { values.removeAll() }
      values[key] = value
    }
    return value
  }
}
