import HTTP
import Places
import Providers
import Services
import Storage
import Basics
import TestSupport
import Testing
import Time
import Vocabulary

@testable import AlmanacServer
@testable import EventLoop

/// Ledgers that fill by themselves, as `skill.backfill` says.
@Suite struct WeeklyBackfillTests {
  @Test func `the user's places are filled once a week, and again after a failure`() throws {
    let bench = try WeeklyBench(here: .text("Lisbon"), backfill: .weekly)
    bench.answer(400, at: WeeklyBench.berlin)
    #expect(bench.asked(after: 29) == [])
    #expect(bench.asked(after: 60).sorted() == [WeeklyBench.lisbon, WeeklyBench.berlin])
    bench.answer(200, at: WeeklyBench.berlin)
    // The next look.
    #expect(bench.asked(after: 6 * 3_600) == [WeeklyBench.berlin])
    #expect(bench.asked(after: 6 * 86_400) == [])
    #expect(
      bench.asked(after: 86_400 + 6 * 3_600).sorted() == [
        WeeklyBench.lisbon, WeeklyBench.berlin,
      ])
  }

  @Test func `a place that is only assumed is not the user's`() throws {
    let bench = try WeeklyBench(here: nil, backfill: .weekly)
    #expect(bench.asked(after: 60) == [WeeklyBench.berlin])
  }

  /// The file may be damaged: what is no time is forgotten, and one of the far future does not
  /// keep a place from being filled.
  @Test(arguments: ["nan", "inf", "1e400", "99999999999999999", "-1", ""])
  func `a kept time that is none is forgotten`(time: String) throws {
    let bench = try WeeklyBench(here: .text("Lisbon"), backfill: .weekly, kept: time)
    #expect(bench.asked(after: 89).sorted() == [WeeklyBench.lisbon, WeeklyBench.berlin])
  }

  @Test func `a kept time counts`() throws {
    let bench = try WeeklyBench(here: .text("Lisbon"), backfill: .weekly, kept: "1782043200")
    #expect(bench.asked(after: 89) == [])
  }

  @Test func `nothing is asked unless it is wanted`() throws {
    let bench = try WeeklyBench(here: .text("Lisbon"), backfill: .never)
    #expect(bench.asked(after: 8 * 86_400) == [])
  }
}

/// A server with a favorite, whose clocks go on when nothing is left to do.
private struct WeeklyBench: ~Copyable {
  static let lisbon = "38.73"
  static let berlin = "52.52"
  private static let host = "https://previous-runs-api.open-meteo.com"
  private static let start: Instant = 1_782_043_200

  private let seconds: Seconds
  private let loop: Loop
  private let http = HTTPDouble()
  private let server: Server

  /// - Parameter kept: when both places were filled, as the store has it.
  init(
    here: PlaceReference?, backfill: Configuration.SkillBackfill, kept: String? = nil
  ) throws {
    let seconds = Seconds()
    self.seconds = seconds
    loop = Loop(
      clock: MonotonicClock(
        now: { MonotonicInstant(nanoseconds: Int64(seconds.value) * 1_000_000_000) }, rate: 1))
    let wallClock = WallClock { Self.start + Double(seconds.value) }
    let places = LocalPlaces(zones: ZoneDatabase { _ in nil })
    let store = SQLiteStore.inMemory()
    let pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: wallClock, http: http.client, store: store, processName: "test",
        random: { 0.5 }), workers: Workers(start: { _ in false }))
    let resolver = PlaceResolver(local: places, pipeline: pipeline)
    let location = CurrentLocation(
      local: places, store: store,
      defaults: LocationDefaults(environment: here),
      resolve: { reference, policy in await resolver.resolve(reference, policy) })
    var configuration = Configuration()
    configuration.skillBackfill.set(backfill, .file)
    server = Server(
      version: "1.0.0", configuration: configuration,
      services: ServerServices(
        places: places, location: location, resolver: resolver, pipeline: pipeline),
      loop: loop, wallClock: wallClock)
    for place in [Self.lisbon, Self.berlin] { answer(200, at: place) }
    let favorites = server.services.favorites
    Task(executorPreference: loop.executor) {
      let keys = try ["Lisbon", "Berlin"].compactMap {
        try places.find(.text($0))?.place.coordinate.subject
      }
      let words = kept.map { time in keys.map { "\($0)=\(time)" } }
      try await store.setSetting("skill.backfilled", to: words?.joined(separator: " "))
      guard case .success(let berlin) = await resolver.resolve(.text("Berlin"), FetchPolicy())
      else { return }
      _ = await favorites.add(berlin)
    }
    while loop.executor.drain() {}
  }

  /// What the service of earlier forecasts says.
  func answer(_ status: Int, at latitude: String) {
    let time = Int(Self.start) - 86_400
    let body =
      #"{"utc_offset_seconds":0,"hourly":{"time":[\#(time)],"temperature_2m_previous_day1":[12]}}"#
    http.on(
      Self.host + "/v1/forecast?latitude=" + latitude, .text(body, status: status))
  }

  /// The latitudes of the places that it is asked for in the next seconds.
  func asked(after passed: Int) -> [String] {
    let before = http.requests.count
    let end = seconds.value + passed
    while seconds.value < end {
      while loop.executor.drain() {}
      seconds.pass(min(passed > 3_600 ? 60 : 1, end - seconds.value))
      _ = loop.wait(input: nil, output: nil, hasMore: true)
    }
    while loop.executor.drain() {}
    return http.requests[before...].map(\.url).filter { $0.hasPrefix(Self.host) }.map { url in
      [Self.lisbon, Self.berlin].first { url.contains("latitude=" + $0) } ?? url
    }
  }
}

private final class Seconds: Sendable {
  private let passed = Mutex(0)

  var value: Int { passed.withLock { $0 } }

  func pass(_ seconds: Int) { passed.withLock { $0 += seconds } }
}
