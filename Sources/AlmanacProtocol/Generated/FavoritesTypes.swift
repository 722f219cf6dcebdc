// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Vocabulary

extension Wire {

/// `weather.current` of a favorite.
package struct FavoriteCurrent: WireWritable {
  /// Outcome of the part.
  package var state: TaskState
  /// The method's result, unchanged.
  package var value: WeatherCurrentResult?
  /// Why there is no value.
  package var error: ErrorObject?

  package init(state: TaskState, value: WeatherCurrentResult?, error: ErrorObject?) {
    self.state = state
    self.value = value
    self.error = error
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("state", state)
    writer.member("value", value)
    writer.member("error", error)
    writer.endObject()
  }
}

/// Today's row of `sunset.score` of a favorite.
package struct FavoriteSunset: WireWritable {
  /// Outcome of the part.
  package var state: TaskState
  /// The row.
  package var value: SunsetDay?
  /// Why there is no value.
  package var error: ErrorObject?
  /// Model used.
  package var model: SunsetModel
  /// The weakest part of what the row was made from, as in `sunset.score`.
  package var source: Source?

  package init(state: TaskState, value: SunsetDay?, error: ErrorObject?, model: SunsetModel, source: Source? = nil) {
    self.state = state
    self.value = value
    self.error = error
    self.model = model
    self.source = source
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("state", state)
    writer.member("value", value)
    writer.member("error", error)
    writer.member("model", model)
    if !writer.isContent, let source { writer.member("source", source) }
    writer.endObject()
  }
}

/// The gravest official warning in force at a favorite.
package struct FavoriteWarning: WireWritable {
  /// Outcome of the part.
  package var state: TaskState
  /// The warning; null if none is known to be for the place itself.
  package var value: Alert?
  /// Why it is not known whether one is in force.
  package var error: ErrorObject?

  package init(state: TaskState, value: Alert?, error: ErrorObject?) {
    self.state = state
    self.value = value
    self.error = error
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("state", state)
    writer.member("value", value)
    writer.member("error", error)
    writer.endObject()
  }
}

/// A favorite place.
package struct Favorite: WireWritable {
  /// Opaque id.
  package var id: String
  /// Name to show.
  package var name: String
  /// The place.
  package var place: Place
  /// When it was added.
  package var addedAt: Moment
  /// Present with `include: ["localTime"]`.
  package var localTime: Moment?
  /// Present with `include: ["sunset"]`.
  package var sunset: FavoriteSunset?
  /// Present with `include: ["current"]`.
  package var current: FavoriteCurrent?
  /// Present with `include: ["warning"]`.
  package var warning: FavoriteWarning?

  package init(id: String, name: String, place: Place, addedAt: Moment, localTime: Moment? = nil, sunset: FavoriteSunset? = nil, current: FavoriteCurrent? = nil, warning: FavoriteWarning? = nil) {
    self.id = id
    self.name = name
    self.place = place
    self.addedAt = addedAt
    self.localTime = localTime
    self.sunset = sunset
    self.current = current
    self.warning = warning
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("place", place)
    writer.labeled("addedAt", addedAt)
    if !writer.isContent, let localTime { writer.labeled("localTime", localTime) }
    if let sunset { writer.member("sunset", sunset) }
    if let current { writer.member("current", current) }
    if let warning { writer.member("warning", warning) }
    writer.endObject()
  }
}

/// The device's location, as a row: its last fix, on this connection or stored from an earlier one; otherwise the location given by `initialize`, `ALMANAC_LOCATION`, the configuration or the time zone. Never a place chosen with `location.set`.
package struct MyLocation: WireWritable {
  /// The place.
  package var place: Place
  /// Where the location comes from.
  package var origin: LocationOrigin
  /// Why the device's location cannot be given; `place` is then only the city of the time zone.
  package var error: ErrorObject?
  /// Present with `include: ["localTime"]`.
  package var localTime: Moment?
  /// Present with `include: ["sunset"]`.
  package var sunset: FavoriteSunset?
  /// Present with `include: ["current"]`.
  package var current: FavoriteCurrent?
  /// Present with `include: ["warning"]`.
  package var warning: FavoriteWarning?

  package init(place: Place, origin: LocationOrigin, error: ErrorObject? = nil, localTime: Moment? = nil, sunset: FavoriteSunset? = nil, current: FavoriteCurrent? = nil, warning: FavoriteWarning? = nil) {
    self.place = place
    self.origin = origin
    self.error = error
    self.localTime = localTime
    self.sunset = sunset
    self.current = current
    self.warning = warning
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("origin", origin)
    if let error { writer.member("error", error) }
    if !writer.isContent, let localTime { writer.labeled("localTime", localTime) }
    if let sunset { writer.member("sunset", sunset) }
    if let current { writer.member("current", current) }
    if let warning { writer.member("warning", warning) }
    writer.endObject()
  }
}

}
