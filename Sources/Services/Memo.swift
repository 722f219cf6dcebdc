import Places
import Basics

/// Values that cost more to work out than to keep, by everything they follow from. Keeps a few,
/// since what is asked again is asked soon. Two callers who ask at once may both work a value out.
final class Memo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private let values = Mutex<[Key: Value]>([:])

  init(capacity: Int = 32) { self.capacity = capacity }

  func value(of key: Key, made make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let value = make()
    values.withLock { values in
      if values.count >= capacity { values.removeAll() }
      values[key] = value
    }
    return value
  }
}

/// A place, and the numbers beside it.
struct PlaceDetails: Hashable, Sendable {
  private let coordinate: Coordinate
  private let elevationMeters: Double?
  private let timeZone: String
  private let countryCode: String?
  private let details: [Int]

  init(_ place: ResolvedPlace, _ details: [Int]) {
    coordinate = place.place.coordinate
    elevationMeters = place.place.elevationMeters
    timeZone = place.place.timeZone
    countryCode = place.place.countryCode
    self.details = details
  }
}

extension Memo where Key == PlaceDetails {
  func value(at place: ResolvedPlace, _ details: Int..., made make: () -> Value) -> Value {
    value(of: PlaceDetails(place, details), made: make)
  }
}
