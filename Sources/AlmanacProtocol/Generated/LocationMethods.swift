// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Result of `location.search`.
package struct LocationSearchResult: TailedResult {
  /// Best first.
  package var places: [FoundPlace]
  /// Present if nothing in the gazetteer matches as typed: names that may have been meant, each once and all of one country, as in the error -32010.
  package var didYouMean: [String]?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(places: [FoundPlace], didYouMean: [String]? = nil, tail: Tail) {
    self.places = places
    self.didYouMean = didYouMean
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("places", places)
    if let didYouMean { writer.member("didYouMean", didYouMean) }
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `location.reverse`.
package struct LocationReverseResult: TailedResult {
  /// Place named after the nearest known place within 50 km.
  package var place: Place
  /// Where the coordinates are, in words and in the configured unit of distance.
  package var description: String
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(place: Place, description: String, tail: Tail) {
    self.place = place
    self.description = description
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("description", description)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `location.current`.
package typealias LocationCurrentResult = LocationState

/// Result of `location.set`.
package typealias LocationSetResult = LocationState

/// Result of `location.refresh`.
package typealias LocationRefreshResult = LocationState

/// Params of `location.search`.
package struct LocationSearchParams: TextParams, NetworkedParams {
  /// Name to search for, a code of an airport, or coordinates (section 8.3).
  package var query: String
  /// Maximum number of places.
  package var limit: Int
  /// Whether to ask the provider too.
  package var online: Bool
  /// Prefers places close to this one: the closer, the more, up to 1,000 km.
  package var near: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["query", "limit", "online", "near", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(query: String, limit: Int = 10, online: Bool = true, near: PlaceReference? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.query = query
    self.limit = limit
    self.online = online
    self.near = near
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.query = try fields.required("query", try fields.string("query", from: 1, to: 200))
    self.limit = try fields.integer("limit", from: 1, to: 100) ?? 10
    self.online = try fields.boolean("online") ?? true
    self.near = try fields.value("near")
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.labels = labels
    shared.text = text
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      labels = newValue.labels
      text = newValue.text
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `location.reverse`.
package struct LocationReverseParams: NetworkedParams {
  /// Degrees north.
  package var latitude: Double
  /// Degrees east, wrapped to −180…180.
  package var longitude: Double
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["latitude", "longitude"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(latitude: Double, longitude: Double, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.latitude = latitude
    self.longitude = longitude
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.latitude = try fields.required("latitude", try fields.number("latitude", from: -90, to: 90))
    self.longitude = try fields.required("longitude", try fields.number("longitude", from: -360, to: 360))
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `location.current`.
package struct LocationCurrentParams: PlacedParams {
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place"] + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
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

/// Params of `location.set`.
package struct LocationSetParams: MethodParams {
  /// The new location.
  package var place: PlaceReference
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place"] + RequestOptions.memberNames

  package init(place: PlaceReference, request: RequestOptions = RequestOptions()) {
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.place = try fields.required("place", try fields.value("place"))
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

/// Params of `location.refresh`.
package struct LocationRefreshParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
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

/// `location.search`: Finds places by name.
package enum LocationSearchMethod: PagedContract, PartialContract {
  package typealias Params = LocationSearchParams
  package typealias Result = LocationSearchResult
  package static let tail: TailMembers = [.words, .sources]
  package typealias Part = SearchPart
  package static let name = MethodName.locationSearch
}

/// `location.reverse`: Finds the place at a pair of coordinates.
package enum LocationReverseMethod: TailedContract {
  package typealias Params = LocationReverseParams
  package typealias Result = LocationReverseResult
  package static let tail: TailMembers = [.words]
  package static let name = MethodName.locationReverse
}

/// `location.current`: Returns the current location.
package enum LocationCurrentMethod: MethodContract {
  package typealias Params = LocationCurrentParams
  package typealias Result = LocationCurrentResult
  package static let name = MethodName.locationCurrent
}

/// `location.set`: Sets the current location.
package enum LocationSetMethod: MethodContract {
  package typealias Params = LocationSetParams
  package typealias Result = LocationSetResult
  package static let name = MethodName.locationSet
}

/// `location.refresh`: Asks the client where the device is.
package enum LocationRefreshMethod: MethodContract {
  package typealias Params = LocationRefreshParams
  package typealias Result = LocationRefreshResult
  package static let name = MethodName.locationRefresh
}

}
