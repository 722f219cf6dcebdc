import EventLoop
import HTTP
import Places
import Providers
import Services
import Sunset
import Storage
import Time
import Vocabulary

// What the services cost on one thread: `name,microseconds` rows of processor time, each the least
// of ten runs. `services-bench TEXT` measures only what has the text in its name.

@main
enum ServicesBench {
  static func main() {
    guard let pipe = WakePipe() else { preconditionFailure("no descriptors") }
    let loop = Loop(pipe: pipe)
    let body = SmallForecast.body(hours: 384, days: 16)
    print("forecast payload in bytes,\(body.count)")
    Task(executorPreference: loop.executor) {
      await measureAll(loop, body)
      exitNow()
    }
    while true {
      let hasMore = loop.executor.drain()
      _ = loop.wait(input: nil, output: nil, hasMore: hasMore)
    }
  }

  static func measureAll(_ loop: Loop, _ body: [UInt8]) async {
    let place = lisbon()
    let decode = OpenMeteo.forecast(at: place.place.coordinate, zone: place.zone)
    await measure("decode a forecast", 200) {
      guard case .fetch(_, let then) = decode else { return }
      _ = try? then(Response(body: body, receivedAt: SmallForecast.start))
    }
    await measurePayloadToWire(loop)
    await measureObservations(loop)
    for (name, store) in [("memory", SQLiteStore() as any Store), ("SQLite", sqlite())] {
      let http = HTTPClient { _ in .success(HTTPResponse(status: 200, body: body)) }
      func weather() -> WeatherService {
        WeatherService(
          Pipeline(
            ServiceEnvironment(
              loop: loop, wallClock: .frozen(at: SmallForecast.start), http: http,
              store: store, processName: "bench")))
      }
      let hot = weather()
      _ = await hot.current(at: place, FetchPolicy())
      if name == "memory" {
        await measure("weather.current, decoded in memory", 2_000) {
          _ = await hot.current(at: place, FetchPolicy())
        }
        await measure("forecast.hourly, 24 hours, decoded in memory", 500) {
          _ = await hot.hourly(at: place, .next(24), FetchPolicy())
        }
        await measure("forecast.daily, 10 days, decoded in memory", 500) {
          _ = await hot.daily(at: place, days: 10, FetchPolicy())
        }
        await measure("sunset.score classic, 10 days, decoded in memory", 200) {
          _ = await hot.sunsets(
            at: place, SunsetQuestion(span: .next(10), model: .classic), FetchPolicy())
        }
      }
      await measure("weather.current, bytes in \(name)", 200) {
        _ = await weather().current(at: place, FetchPolicy())
      }
    }
  }

  /// A forecast of usual size, 20 KB, alone and as the answer of a method.
  static func measurePayloadToWire(_ loop: Loop) async {
    let body = SmallForecast.body(hours: 192, days: 16)
    print("usual forecast in bytes,\(body.count)")
    let place = lisbon()
    let decode = OpenMeteo.forecast(at: place.place.coordinate, zone: place.zone)
    await measure("decode a usual forecast", 200) {
      guard case .fetch(_, let then) = decode else { return }
      _ = try? then(Response(body: body, receivedAt: SmallForecast.start))
    }
    let source = PayloadToWire(loop: loop, store: SQLiteStore(), body: body)
    for method in ["forecast.hourly", "forecast.daily"] {
      let bytes = await source.answer(method)
      print("\(method) in bytes,\(bytes.count)")
      await measure("\(method), payload to wire", 200) { _ = await source.answer(method) }
      let server = source.makeServer()
      _ = await source.answer(method, server: server)
      await measure("\(method), decoded in memory, to wire", 200) {
        _ = await source.answer(method, server: server)
      }
    }
  }

  static func measure(_ name: String, _ count: Int, _ body: () async -> Void) async {
    guard CommandLine.arguments.dropFirst().allSatisfy({ name.contains($0) }) else { return }
    var best = Double.infinity
    for _ in 0..<10 {
      let start = processorMicroseconds()
      for _ in 0..<count { await body() }
      best = min(best, (processorMicroseconds() - start) / Double(count))
    }
    print("\(name),\(best)")
  }

  static func lisbon() -> ResolvedPlace {
    let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
    guard let found = try? places.find(.text("Lisbon")) else { fatalError("no gazetteer") }
    return found
  }

  static func sqlite() -> any Store {
    let folder = "/tmp/almanac-services-bench"
    return SQLiteStore(
      SQLiteStore.Settings(dataFolder: folder + "/data", cacheFolder: folder + "/cache"))
  }
}
