import Basics
package import Places
package import Units
import Vocabulary
package import Words

extension Wording {
  /// "5 km northwest of Hallstatt", or the name alone within the place.
  package func position(of place: Place, in units: UnitSystem) -> String {
    guard let kilometers = place.distanceKilometers, let bearing = place.bearingDegrees,
      let direction = Bearing(degrees: bearing)
    else { return place.name }
    let distance = max(1, wholeNumber(units.convert(kilometers, .distance)))
    return language.text(
      .placeOffset(
        distance: "\(numbers.whole(distance)) \(units.distance.symbol)",
        direction: .bearing(direction), place: place.name))
  }
}
