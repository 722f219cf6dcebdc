// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Units
package import Vocabulary

extension Wire {

/// A place with its local time.
package struct FoundPlace: WireWritable {
  /// Opaque id, as in `Place`.
  package var id: String
  /// Name of the place.
  package var name: String
  /// Name, admin1 and country, without empty or repeated parts.
  package var displayName: String
  /// Degrees north.
  package var latitude: Measure<Kinds.HundredThousandth>
  /// Degrees east.
  package var longitude: Measure<Kinds.HundredThousandth>
  /// Meters above the sea.
  package var elevation: Measure<Kinds.Tenth>?
  /// Country.
  package var country: String?
  /// ISO 3166-1 alpha-2.
  package var countryCode: String?
  /// State, province or region.
  package var admin1: String?
  /// IANA time zone.
  package var timeZone: String
  /// Where the time zone comes from.
  package var timeZoneSource: TimeZoneSource
  /// Inhabitants.
  package var population: Int?
  /// Distance from the requested point.
  package var distanceKm: Measure<Kinds.Tenth>?
  /// Direction from the place to the requested point, degrees clockwise from north.
  package var bearing: Int?
  /// Current local time.
  package var localTime: Moment

  package init(id: String, name: String, displayName: String, latitude: Measure<Kinds.HundredThousandth>, longitude: Measure<Kinds.HundredThousandth>, elevation: Measure<Kinds.Tenth>?, country: String?, countryCode: String?, admin1: String?, timeZone: String, timeZoneSource: TimeZoneSource, population: Int?, distanceKm: Measure<Kinds.Tenth>? = nil, bearing: Int? = nil, localTime: Moment) {
    self.id = id
    self.name = name
    self.displayName = displayName
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.timeZone = timeZone
    self.timeZoneSource = timeZoneSource
    self.population = population
    self.distanceKm = distanceKm
    self.bearing = bearing
    self.localTime = localTime
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("displayName", displayName)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("elevation", elevation)
    writer.member("country", country)
    writer.member("countryCode", countryCode)
    writer.member("admin1", admin1)
    writer.member("timeZone", timeZone)
    writer.member("timeZoneSource", timeZoneSource)
    writer.member("population", population)
    if let distanceKm { writer.member("distanceKm", distanceKm) }
    if let bearing { writer.member("bearing", bearing) }
    writer.labeled("localTime", localTime)
    writer.endObject()
  }
}

/// A preview of `location.search`: the gazetteer's places.
package struct SearchPart: WireWritable {
  /// The places so far, best first.
  package var places: [FoundPlace]

  package init(places: [FoundPlace]) {
    self.places = places
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("places", places)
    writer.endObject()
  }
}

/// Whether the current location is known, without its name.
package struct LocationStatus: WireWritable {
  /// Whether the location is known.
  package var state: LocationStanding
  /// Where the location comes from.
  package var origin: LocationOrigin
  /// With `unresolved`: the kind of error that every method called without a place returns.
  package var error: ErrorKind?

  package init(state: LocationStanding, origin: LocationOrigin, error: ErrorKind?) {
    self.state = state
    self.origin = origin
    self.error = error
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("state", state)
    writer.member("origin", origin)
    writer.member("error", error)
    writer.endObject()
  }
}

/// The current location.
package struct LocationState: WireWritable {
  /// The place.
  package var place: Place
  /// Where the location comes from.
  package var origin: LocationOrigin
  /// Whether the client has permission to locate the device.
  package var authorization: LocationAuthorization
  /// Why the last request to the client failed.
  package var lastError: ErrorObject?
  /// Notices about the answer.
  package var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(place: Place, origin: LocationOrigin, authorization: LocationAuthorization, lastError: ErrorObject?, warnings: [Warning], dir: TextDirection? = nil) {
    self.place = place
    self.origin = origin
    self.authorization = authorization
    self.lastError = lastError
    self.warnings = warnings
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("origin", origin)
    writer.member("authorization", authorization)
    writer.member("lastError", lastError)
    if !writer.isContent { writer.member("warnings", warnings) }
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

}
