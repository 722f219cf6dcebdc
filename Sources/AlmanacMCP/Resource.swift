import AlmanacProtocol
import AlmanacServer
import JSON
import JSONRPC
import Units
import Vocabulary

/// What a host can read and show or attach without calling a tool.
struct Resource: Sendable {
  /// Whom a copy of it is valid for.
  enum Audience { case everyone, user }

  let uri: String
  private let name: String
  private let title: String
  private let description: String
  private let mimeType: String
  let audience: Audience
  /// The methods whose results it is made of.
  var methods: [MethodName] = []
  /// - Parameters:
  ///   - results: those of `methods`.
  ///   - version: the program's.
  private let text: @Sendable (_ results: [JSONValue], _ version: String) -> String

  private static let all = [places, units, about, evening]

  private static let places = Resource(
    uri: "almanac://places", name: "places", title: "My places",
    description: "The current location and the favorites.", mimeType: "application/json",
    audience: .user, methods: [.locationCurrent, .favoritesList]
  ) { results, _ in Quotation.plain(json: places(results[0], results[1])) }

  private static let units = Resource(
    uri: "almanac://units", name: "units", title: "Units",
    description: "The units in force, and what each choice of `units` stands for.",
    mimeType: "application/json", audience: .user, methods: [.configGet]
  ) { results, _ in Quotation.plain(json: units(results[0])) }

  private static let about = Resource(
    uri: "almanac://about", name: "about", title: "About Almanac",
    description: "What Almanac is, what its marks mean, and what leaves this computer.",
    mimeType: "text/markdown", audience: .everyone
  ) { _, version in about(version) }

  private static let evening = Resource(
    uri: "ui://almanac/evening", name: "evening", title: "The evening sky",
    description: "The page that shows a result of sunset_score.",
    mimeType: "text/html;profile=mcp-app", audience: .everyone
  ) { _, _ in EveningPage.html.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) } }

  /// The page that shows the result of a method; nil if it has none.
  static func page(of method: MethodName) -> Resource? {
    method == .sunsetScore ? evening : nil
  }

  // MARK: Results

  /// The member `resources`.
  static func writeList(to writer: inout JSONWriter) {
    writer.array("resources", all) { writer, resource in
      writer.object { writer in
        writer.member("uri", resource.uri)
        writer.member("name", resource.name)
        writer.member("title", resource.title)
        writer.member("description", resource.description)
        writer.member("mimeType", resource.mimeType)
      }
    }
  }

  /// The member `resourceTemplates`: there are none.
  static func writeTemplates(to writer: inout JSONWriter) {
    writer.member("resourceTemplates", [])
  }

  /// The member `contents`.
  /// - Parameters:
  ///   - results: those of `methods`.
  ///   - version: the program's.
  func write(_ results: [JSONValue], version: String, to writer: inout JSONWriter) {
    writer.array("contents", [text(results, version)]) { writer, text in
      writer.object { writer in
        writer.member("uri", uri)
        writer.member("mimeType", mimeType)
        writer.member("text", text)
      }
    }
  }

  private static func places(_ location: JSONValue, _ favorites: JSONValue) -> [UInt8] {
    JSONWriter.object { writer in
      writer.object("current") { location.write(["place", "origin", "warnings"], to: &$0) }
      writer.array("favorites", favorites["favorites"]?.elements.map(\.self) ?? []) {
        writer, favorite in
        writer.object { favorite.write(["name", "place"], to: &$0) }
      }
    }
  }

  private static func units(_ configuration: JSONValue) -> [UInt8] {
    let setting = configuration["values"]?.elements.first { $0["setting"]?.string == "units" }
    return JSONWriter.object { writer in
      if let value = setting?["value"] { writer.member("inForce", raw: value.rawBytes) }
      writer.object("presets") { writer in
        for preset in UnitPreset.allCases {
          let units = UnitSystem(preset: preset)
          writer.key(text: preset.rawValue)
          writer.value(Wire.Units(units), .plain)
        }
      }
    }
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

    Weather providers receive the coordinates that are asked about, rounded to two decimals; the US
    National Weather Service receives four when official warnings are asked for. A name that the
    built-in list of places does not have goes to Open-Meteo's search. There is no account and no
    telemetry, and nobody is located by their address. Favorites, settings and the cache stay in the
    user's own folders. The tools change nothing.

    """
  }
}

extension Resource {
  /// The resource that `params` ask for.
  init(_ params: JSONValue?, _ era: Era) throws(RPCError) {
    guard let uri = params?["uri"]?.string else { throw .invalidParams("`uri` is missing") }
    guard let resource = Self.all.first(where: { $0.uri == uri }) else {
      throw .resourceNotFound(uri, era)
    }
    self = resource
  }
}

extension JSONValue {
  /// Copies those of some members that it has.
  fileprivate func write(_ names: [String], to writer: inout JSONWriter) {
    for name in names {
      if let value = self[name] { writer.member(text: name, value) }
    }
  }
}
