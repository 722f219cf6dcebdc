import AlmanacCore
import EventLoop
import HTTP
import Providers
import Services
import Storage

// What the services cost on one thread: `name,microseconds` rows, each the fastest of five runs.

@main
enum ServicesBench {
  static func main() {
    let loop = Loop()
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
    let decode = OpenMeteo.forecast(at: place.place.coordinate, timeZone: nil)
    await measure("decode a forecast", 200) {
      guard case .fetch(_, let then) = decode else { return }
      _ = try? then(Response(body: body, receivedAtUnixSeconds: SmallForecast.start))
    }
    for (name, store) in [("memory", MemoryStore() as any Store), ("SQLite", sqlite())] {
      let http = HTTPClient { _ in .success(HTTPResponse(status: 200, body: body)) }
      func weather() -> WeatherService {
        WeatherService(
          Pipeline(
            ServiceEnvironment(
              loop: loop, wallClock: .frozen(atUnixSeconds: SmallForecast.start), http: http,
              store: store, processName: "bench")))
      }
      let hot = weather()
      _ = await hot.current(at: place)
      if name == "memory" {
        await measure("weather.current, decoded in memory", 2_000) {
          _ = await hot.current(at: place)
        }
        await measure("forecast.hourly, 24 hours, decoded in memory", 500) {
          _ = await hot.hourly(at: place, .next(24))
        }
        await measure("forecast.daily, 10 days, decoded in memory", 500) {
          _ = await hot.daily(at: place, days: 10)
        }
        await measure("sunset.score classic, 10 days, decoded in memory", 200) {
          _ = await hot.sunsets(
            at: place, SunsetQuestion(span: .next(10), model: .classic))
        }
      }
      await measure("weather.current, bytes in \(name)", 200) {
        _ = await weather().current(at: place)
      }
    }
  }

  static func measure(_ name: String, _ count: Int, _ body: () async -> Void) async {
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000)
    for _ in 0..<5 {
      let start = clock.now
      for _ in 0..<count { await body() }
      best = min(best, clock.now - start)
    }
    let attoseconds = Double(best.components.attoseconds) + Double(best.components.seconds) * 1e18
    print("\(name),\(attoseconds / 1e12 / Double(count))")
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
