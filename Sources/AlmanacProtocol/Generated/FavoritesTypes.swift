// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON

extension Wire {

/// What to add to each favorite.
package enum FavoriteInclude: String, WireChoice {
  case localTime = "localTime"
  case sunset = "sunset"
  case current = "current"
}

/// `weather.current` of a favorite.
package struct FavoriteCurrent: WireWritable {
  /// How it ended.
  package var state: TaskState
  /// Exactly that method's result.
  package var value: EncodedJSON?
  /// Why there is none.
  package var error: ErrorObject?

  package init(state: TaskState, value: EncodedJSON?, error: ErrorObject?) {
    self.state = state
    self.value = value
    self.error = error
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("state", state)
    writer.member("value", value)
    writer.member("error", error)
    writer.endObject()
  }
}

/// Today's row of `sunset.score` of a favorite.
package struct FavoriteSunset: WireWritable {
  /// How it ended.
  package var state: TaskState
  /// The row.
  package var value: EncodedJSON?
  /// Why there is none.
  package var error: ErrorObject?
  /// The weakest part of what the row was made from, as `sunset.score` has it.
  package var source: Source?

  package init(state: TaskState, value: EncodedJSON?, error: ErrorObject?, source: Source? = nil) {
    self.state = state
    self.value = value
    self.error = error
    self.source = source
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("state", state)
    writer.member("value", value)
    writer.member("error", error)
    writer.optional("source", source)
    writer.endObject()
  }
}

/// A kept place.
package struct Favorite: WireWritable {
  /// Opaque id.
  package var id: String
  /// Name to show.
  package var name: String
  /// Where.
  package var place: Place
  /// When it was added.
  package var addedAt: LabeledTime
  /// With `include: ["localTime"]`.
  package var localTime: LabeledTime?
  /// With `include: ["sunset"]`.
  package var sunset: FavoriteSunset?
  /// With `include: ["current"]`.
  package var current: FavoriteCurrent?

  package init(id: String, name: String, place: Place, addedAt: LabeledTime, localTime: LabeledTime? = nil, sunset: FavoriteSunset? = nil, current: FavoriteCurrent? = nil) {
    self.id = id
    self.name = name
    self.place = place
    self.addedAt = addedAt
    self.localTime = localTime
    self.sunset = sunset
    self.current = current
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("place", place)
    writer.member("addedAt", addedAt)
    writer.optional("localTime", localTime)
    writer.optional("sunset", sunset)
    writer.optional("current", current)
    writer.endObject()
  }
}

/// Where the device is, as a row: its last fix, on this connection or kept from an earlier one; else what `initialize`, `ALMANAC_LOCATION`, the configuration or the time zone says. Never a place that was only set.
package struct MyLocation: WireWritable {
  /// Where.
  package var place: Place
  /// What it comes from.
  package var origin: LocationOrigin
  /// Why the place that is named for the device cannot be told: `place` is then only the city of the time zone.
  package var error: ErrorObject?
  /// With `include: ["localTime"]`.
  package var localTime: LabeledTime?
  /// With `include: ["sunset"]`.
  package var sunset: FavoriteSunset?
  /// With `include: ["current"]`.
  package var current: FavoriteCurrent?

  package init(place: Place, origin: LocationOrigin, error: ErrorObject? = nil, localTime: LabeledTime? = nil, sunset: FavoriteSunset? = nil, current: FavoriteCurrent? = nil) {
    self.place = place
    self.origin = origin
    self.error = error
    self.localTime = localTime
    self.sunset = sunset
    self.current = current
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("origin", origin)
    writer.optional("error", error)
    writer.optional("localTime", localTime)
    writer.optional("sunset", sunset)
    writer.optional("current", current)
    writer.endObject()
  }
}

}
