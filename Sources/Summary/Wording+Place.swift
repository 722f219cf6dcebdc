import Basics
package import Places
package import Units
import Vocabulary
package import Words

extension Wording {
  /// "5 km northwest of Hallstatt", or the name alone within the place.
  package func position(of place: Place, in units: UnitSystem) -> Text {
    guard let kilometers = place.distanceKilometers, let bearing = place.bearingDegrees,
      let direction = Bearing(degrees: bearing)
    else { return quote(place.name) }
    let distance = max(1, wholeNumber(units.convert(kilometers, .distance)))
    return text(
      .placeOffset(
        distance: measure(Double(distance), in: units.distance),
        direction: .bearing(direction), place: quote(place.name)))
  }
}
