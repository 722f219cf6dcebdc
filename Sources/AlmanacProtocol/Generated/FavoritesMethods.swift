// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Result of `favorites.list`.
package struct FavoritesListResult: TailedResult {
  /// Favorites in the user's order.
  package var favorites: [Favorite]
  /// The device's location, as a row.
  package var myLocation: MyLocation
  /// Revision of the favorites; grows with each change.
  package var revision: Int
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(favorites: [Favorite], myLocation: MyLocation, revision: Int, tail: Tail) {
    self.favorites = favorites
    self.myLocation = myLocation
    self.revision = revision
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("favorites", favorites)
    writer.member("myLocation", myLocation)
    writer.member("revision", revision)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `favorites.add`.
package struct FavoritesAddResult: WireWritable {
  /// The new favorite, or the existing one.
  package var favorite: Favorite
  /// Whether the favorite is new.
  package var added: Bool
  /// Revision of the favorites; grows with each change.
  package var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  package var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(favorite: Favorite, added: Bool, revision: Int, warnings: [Warning], dir: TextDirection? = nil) {
    self.favorite = favorite
    self.added = added
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("favorite", favorite)
    writer.member("added", added)
    writer.member("revision", revision)
    writer.member("warnings", warnings)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `favorites.remove`.
package struct FavoritesRemoveResult: WireWritable {
  /// Revision of the favorites; grows with each change.
  package var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  package var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(revision: Int, warnings: [Warning], dir: TextDirection? = nil) {
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("revision", revision)
    writer.member("warnings", warnings)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `favorites.move`.
package struct FavoritesMoveResult: WireWritable {
  /// The moved favorite.
  package var favorite: Favorite
  /// Revision of the favorites; grows with each change.
  package var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  package var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(favorite: Favorite, revision: Int, warnings: [Warning], dir: TextDirection? = nil) {
    self.favorite = favorite
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("favorite", favorite)
    writer.member("revision", revision)
    writer.member("warnings", warnings)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `favorites.rename`.
package struct FavoritesRenameResult: WireWritable {
  /// The renamed favorite.
  package var favorite: Favorite
  /// Revision of the favorites; grows with each change.
  package var revision: Int
  /// Problems with the stored favorites, such as a damaged file that was set aside.
  package var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(favorite: Favorite, revision: Int, warnings: [Warning], dir: TextDirection? = nil) {
    self.favorite = favorite
    self.revision = revision
    self.warnings = warnings
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("favorite", favorite)
    writer.member("revision", revision)
    writer.member("warnings", warnings)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Params of `favorites.list`.
package struct FavoritesListParams: TextParams, NetworkedParams {
  /// What to add to each row.
  package var include: [FavoriteInclude]
  /// Scoring model of `sunset`; that of the setting `sunset.model` if absent.
  package var model: SunsetModel?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["include", "model", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(include: [FavoriteInclude] = [], model: SunsetModel? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.include = include
    self.model = model
    self.units = units
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.include = try fields.list("include", from: 0, to: 4) ?? []
    self.model = try fields.value("model")
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.units = units
    shared.labels = labels
    shared.text = text
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      units = newValue.units
      labels = newValue.labels
      text = newValue.text
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `favorites.add`.
package struct FavoritesAddParams: PlacedParams {
  /// Name to show; the place's own name if absent.
  package var name: String?
  /// Id of the favorite to insert before; the end if absent.
  package var before: String?
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["name", "before", "place"] + RequestOptions.memberNames

  package init(name: String? = nil, before: String? = nil, place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.name = name
    self.before = before
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.name = try fields.string("name", from: 1, to: 200)
    self.before = try fields.string("before", from: 1, to: 64)
    self.place = try fields.value("place") ?? outer?.place
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      request = newValue.request
    }
  }
}

/// Params of `favorites.remove`.
package struct FavoritesRemoveParams: MethodParams {
  /// Id of the favorite.
  package var id: String
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["id"] + RequestOptions.memberNames

  package init(id: String, request: RequestOptions = RequestOptions()) {
    self.id = id
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.id = try fields.required("id", try fields.string("id", from: 1, to: 64))
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `favorites.move`.
package struct FavoritesMoveParams: MethodParams {
  /// Id of the favorite.
  package var id: String
  /// Id of the favorite to move before; null or absent for the end.
  package var before: String?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["id", "before"] + RequestOptions.memberNames

  package init(id: String, before: String? = nil, request: RequestOptions = RequestOptions()) {
    self.id = id
    self.before = before
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.id = try fields.required("id", try fields.string("id", from: 1, to: 64))
    self.before = try fields.string("before", from: 1, to: 64)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `favorites.rename`.
package struct FavoritesRenameParams: MethodParams {
  /// Id of the favorite.
  package var id: String
  /// New name.
  package var name: String
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["id", "name"] + RequestOptions.memberNames

  package init(id: String, name: String, request: RequestOptions = RequestOptions()) {
    self.id = id
    self.name = name
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.id = try fields.required("id", try fields.string("id", from: 1, to: 64))
    self.name = try fields.required("name", try fields.string("name", from: 1, to: 200))
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// `favorites.list`: Lists the favorites in their order.
package enum FavoritesListMethod: PagedContract, PartialContract {
  package typealias Params = FavoritesListParams
  package typealias Result = FavoritesListResult
  package static let tail: TailMembers = [.units, .words]
  package typealias Part = Favorite
  package static let name = MethodName.favoritesList
}

/// `favorites.add`: Adds a favorite.
package enum FavoritesAddMethod: MethodContract {
  package typealias Params = FavoritesAddParams
  package typealias Result = FavoritesAddResult
  package static let name = MethodName.favoritesAdd
}

/// `favorites.remove`: Removes a favorite.
package enum FavoritesRemoveMethod: MethodContract {
  package typealias Params = FavoritesRemoveParams
  package typealias Result = FavoritesRemoveResult
  package static let name = MethodName.favoritesRemove
}

/// `favorites.move`: Moves a favorite to another position.
package enum FavoritesMoveMethod: MethodContract {
  package typealias Params = FavoritesMoveParams
  package typealias Result = FavoritesMoveResult
  package static let name = MethodName.favoritesMove
}

/// `favorites.rename`: Renames a favorite.
package enum FavoritesRenameMethod: MethodContract {
  package typealias Params = FavoritesRenameParams
  package typealias Result = FavoritesRenameResult
  package static let name = MethodName.favoritesRename
}

}
