package import Places
import Providers
import Time
import Vocabulary

/// The id of a place that only a provider knows. It contains the place, so it stays valid after a
/// restart and offline: `at:LAT,LON;ZONE;NAME`, at most 128 bytes, with the name cut to fit.
package struct PortablePlaceID: Sendable {
  package let text: String
  package let place: Place

  private static let prefix = "at:"
  private static let maximumBytes = 128

  package init(naming place: Place) {
    let head = Self.prefix + place.coordinate.identifier + ";" + place.timeZone + ";"
    var name = ""
    var room = Self.maximumBytes - head.utf8.count
    for character in place.name where character != ";" {
      room -= String(character).utf8.count
      guard room >= 0 else { break }
      name.append(character)
    }
    text = head + name
    var place = place
    place.id = text
    self.place = place
  }

  package init?(_ text: String) {
    guard text.hasPrefix(Self.prefix), text.utf8.count <= Self.maximumBytes else { return nil }
    let parts = text.dropFirst(Self.prefix.count)
      .split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let coordinate = Coordinate(parsing: String(parts[0])),
      ZoneName.isValid(String(parts[1])), let name = TextCleaning.line(String(parts[2]))
    else { return nil }
    self.text = text
    place = Place(
      id: text, name: name, coordinate: coordinate, timeZone: String(parts[1]),
      timeZoneSource: .provider)
  }
}
