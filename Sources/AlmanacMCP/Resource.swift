import AlmanacProtocol
import AlmanacServer
import JSON
import JSONRPC

/// What a host can read and show or attach without calling a tool.
enum Resource: CaseIterable {
  case places, units, about, evening

  /// Whom a copy of it is valid for.
  enum Audience { case everyone, user }

  /// The resource that `params` ask for.
  init(_ params: JSONValue?, _ era: Era) throws(RPCError) {
    guard let uri = params?["uri"]?.string else { throw .invalidParams("`uri` is missing") }
    guard let resource = Self.allCases.first(where: { $0.uri == uri }) else {
      throw .resourceNotFound(uri, era)
    }
    self = resource
  }

  /// The page that shows the result of a method; nil if it has none.
  static func page(of method: MethodName) -> Resource? {
    method == .sunsetScore ? .evening : nil
  }

  var uri: String {
    switch self {
    case .places: "almanac://places"
    case .units: "almanac://units"
    case .about: "almanac://about"
    case .evening: "ui://almanac/evening"
    }
  }

  private var name: String {
    switch self {
    case .places: "places"
    case .units: "units"
    case .about: "about"
    case .evening: "evening"
    }
  }

  private var title: String {
    switch self {
    case .places: "My places"
    case .units: "Units"
    case .about: "About Almanac"
    case .evening: "The evening sky"
    }
  }

  private var description: String {
    switch self {
    case .places: "The current location and the favorites."
    case .units: "The units in force, and what each choice of `units` stands for."
    case .about: "What Almanac is, what its marks mean, and what leaves this computer."
    case .evening: "The page that shows a result of sunset_score."
    }
  }

  private var mimeType: String {
    switch self {
    case .places, .units: "application/json"
    case .about: "text/markdown"
    case .evening: "text/html;profile=mcp-app"
    }
  }

  var audience: Audience {
    switch self {
    case .places, .units: .user
    case .about, .evening: .everyone
    }
  }

  /// The methods whose results it is made of.
  var methods: [MethodName] {
    switch self {
    case .places: [.locationCurrent, .favoritesList]
    case .units: [.configGet]
    case .about, .evening: []
    }
  }

  // MARK: Results

  /// The member `resources`.
  static func writeList(to writer: inout JSONWriter) {
    writer.key("resources")
    writer.beginArray()
    for resource in allCases {
      writer.beginObject()
      writer.member("uri", resource.uri)
      writer.member("name", resource.name)
      writer.member("title", resource.title)
      writer.member("description", resource.description)
      writer.member("mimeType", resource.mimeType)
      writer.endObject()
    }
    writer.endArray()
  }

  /// The member `resourceTemplates`: there are none.
  static func writeTemplates(to writer: inout JSONWriter) {
    writer.key("resourceTemplates")
    writer.beginArray()
    writer.endArray()
  }

  /// The member `contents`.
  /// - Parameters:
  ///   - results: those of `methods`.
  ///   - version: the program's.
  func write(_ results: [JSONValue], version: String, to writer: inout JSONWriter) {
    writer.key("contents")
    writer.beginArray()
    writer.beginObject()
    writer.member("uri", uri)
    writer.member("mimeType", mimeType)
    writer.member("text", text(results, version))
    writer.endObject()
    writer.endArray()
  }

  private func text(_ results: [JSONValue], _ version: String) -> String {
    switch self {
    case .places: Quotation.plain(json: Self.places(results[0], results[1]))
    case .units: Quotation.plain(json: Self.units(results[0]))
    case .about: Self.about(version)
    case .evening: EveningPage.html.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  private static func places(_ location: JSONValue, _ favorites: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("current")
    writer.beginObject()
    for name in ["place", "origin", "warnings"] {
      guard let value = location[name] else { continue }
      writer.key(text: name)
      writer.value(value)
    }
    writer.endObject()
    writer.key("favorites")
    writer.beginArray()
    for favorite in favorites["favorites"]?.elements.map(\.self) ?? [] {
      writer.beginObject()
      for name in ["name", "place"] {
        guard let value = favorite[name] else { continue }
        writer.key(text: name)
        writer.value(value)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  private static func units(_ configuration: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    let setting = configuration["values"]?.elements.first { $0["path"]?.string == "units" }
    if let value = setting?["value"] {
      writer.key("inForce")
      writer.value(value)
    }
    writer.key("presets")
    writer.beginObject()
    for (name, units) in Wire.Units.presets {
      writer.key(text: name)
      units.write(to: &writer)
    }
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }

  private static func about(_ version: String) -> String {
    """
    # Almanac \(version)

    Weather, sun, moon, sunset and climate for any place on Earth, from a program on this computer.

    - `source` of a result says where it comes from: `live`, `cache`, `estimate` (usual for the
      season, not a forecast) or `computed`. Texts mark estimates with ≈.
    - `attribution` names whom to credit.
    - A sunset score from 0 to 100 says how colorful an evening will be. A preliminary one may
      change.

    ## Privacy

    Weather providers receive the coordinates that are asked about, rounded to two decimals. A name
    that the built-in list of places does not have goes to Open-Meteo's search. There is no account
    and no telemetry, and nobody is located by their address. Favorites, settings and the cache stay
    in the user's own folders. The tools change nothing.

    """
  }
}
