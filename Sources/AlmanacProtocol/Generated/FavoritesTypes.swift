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

/// The current location as a row.
package struct MyLocation: WireWritable {
  /// Where.
  package var place: Place
  /// What it comes from.
  package var origin: LocationOrigin
  /// With `include: ["localTime"]`.
  package var localTime: LabeledTime?
  /// With `include: ["sunset"]`.
  package var sunset: FavoriteSunset?
  /// With `include: ["current"]`.
  package var current: FavoriteCurrent?

  package init(place: Place, origin: LocationOrigin, localTime: LabeledTime? = nil, sunset: FavoriteSunset? = nil, current: FavoriteCurrent? = nil) {
    self.place = place
    self.origin = origin
    self.localTime = localTime
    self.sunset = sunset
    self.current = current
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("origin", origin)
    writer.optional("localTime", localTime)
    writer.optional("sunset", sunset)
    writer.optional("current", current)
    writer.endObject()
  }
}

}
