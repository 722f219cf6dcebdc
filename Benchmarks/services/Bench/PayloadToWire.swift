import AlmanacServer
import Basics
import EventLoop
import HTTP
import JSON
import JSONRPC
import Services
import Storage
import Time

/// From the bytes of a provider to those of an answer: a server whose memory of decoded forecasts
/// is empty, whose store holds the bytes.
struct PayloadToWire {
  let loop: Loop
  let store: SQLiteStore
  let body: [UInt8]
  private let zones = ZoneDatabase { _ in nil }

  /// The answer to `method` for Lisbon, by a server that has just been made.
  func answer(_ method: String, server: Server? = nil) async -> [UInt8] {
    let params = try? JSONDocument(parsing: Array(#"{"place":"38.7223,-9.1393"}"#.utf8)).root
    let context = CallContext(
      client: Client(id: ConnectionID(number: 1), port: LocalPort(clock: loop.clock)),
      token: CallToken(number: 0), wantsPartialResults: false, wantsWorkDone: false)
    let found: Result<[UInt8], RPCError>
    switch (server ?? makeServer()).dispatch(method, params, context) {
    case .answer(let result): found = result
    case .run(let work): found = await work()
    case .unknown: fatalError("no \(method)")
    }
    guard case .success(let bytes) = found else { fatalError("\(method) failed: \(found)") }
    return bytes
  }

  func makeServer() -> Server {
    let places = LocalPlaces(zones: zones)
    let clock = WallClock.frozen(at: SmallForecast.start)
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: clock,
        http: HTTPClient { _ in .success(HTTPResponse(status: 200, body: body)) }, store: store,
        processName: "bench"))
    return Server(
      version: "0", configuration: Configuration(),
      services: ServerServices(
        places: places,
        location: CurrentLocation(
          local: places, store: store, defaults: LocationDefaults(),
          resolve: { _, _ in .failure(.cancelled) }),
        resolver: PlaceResolver(local: places, pipeline: pipeline), pipeline: pipeline),
      loop: loop, wallClock: clock)
  }
}
