import AlmanacCore
import EventLoop
import HTTP
import JSON
import JSONRPC
import Services
import Storage
import Testing

@testable import AlmanacServer

/// A whole server without network, files or a moving clock, asked one method after the other.
struct MethodBench {
  private let caller: LocalCaller

  /// - Parameter now: RFC 3339.
  init(
    now: String? = nil, configuration: Configuration = Configuration(),
    location defaults: LocationDefaults = LocationDefaults(
      environment: .text("Lisbon"), timeZone: nil)
  ) throws {
    let now = now ?? "2026-06-21T12:00:00Z"
    let loop = Loop()
    let wallClock = WallClock.frozen(atUnixSeconds: try Instant(parsing: now).unixSeconds)
    let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let store = MemoryStore()
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: wallClock, http: .offline, store: store, processName: "test"))
    let resolver = PlaceResolver(local: places, pipeline: pipeline)
    let location = CurrentLocation(
      local: places, store: store,
      defaults: defaults,
      resolve: { reference in try? await resolver.resolve(reference).get() })
    let server = Server(
      version: "1.0.0", configuration: configuration,
      services: ServerServices(
        places: places, location: location, resolver: resolver, pipeline: pipeline),
      loop: loop, wallClock: wallClock)
    caller = LocalCaller(loop: loop, table: server)
  }

  func call(_ method: String, _ params: String) -> Result<[UInt8], RPCError> {
    caller.call(method, Array(params.utf8))
  }

  func result(_ method: String, _ params: String = "{}") throws -> JSONValue {
    switch caller.call(method, Array(params.utf8)) {
    case .success(let bytes): return try JSONDocument(parsing: bytes).root
    case .failure(let error):
      throw Failed(text: String(decoding: error.encoded, as: UTF8.self))
    }
  }

  /// The `error` of a call that must fail; nil when it did not.
  func error(_ method: String, _ params: String) throws -> JSONValue? {
    guard case .failure(let error) = caller.call(method, Array(params.utf8)) else { return nil }
    return try JSONDocument(parsing: error.encoded).root
  }

  struct Failed: Error { let text: String }
}

extension JSONValue {
  /// Members and elements by their names and positions.
  func at(_ path: String...) -> JSONValue? {
    path.reduce(Optional(self)) { value, step in
      value?[step] ?? Int(step).flatMap { value?.element(at: $0) }
    }
  }

  var strings: [String] { elements.compactMap(\.string) }
}
