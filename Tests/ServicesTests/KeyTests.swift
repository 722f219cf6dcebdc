import EventLoop
import Foundation
import HTTP
import Providers
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Services
@testable import Storage

/// What becomes of a key: refused, repeated by its provider, or good for a part.
@Suite("A provider's key")
struct KeyTests {
  let lisbon: ResolvedPlace
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let host = "https://api.openweathermap.org"

  init() throws { lisbon = try SmallForecast.lisbon() }

  private func laboratory(_ loop: Loop, store: any Store = SQLiteStore.inMemory()) -> Laboratory {
    let lab = Laboratory(
      loop, store: store,
      providers: ProviderConfiguration(
        order: [.openWeatherMap, .openMeteo],
        settings: [.openWeatherMap: ProviderSettings(apiKey: Self.key)]))
    lab.http.on(SmallForecast.host, .text(SmallForecast.json()))
    return lab
  }

  private func refuse(_ lab: Laboratory) {
    let body = #"{"cod":401,"message":"Invalid API key."}"#
    lab.http.on(Self.host, .text(body, status: 401))
    lab.http.on("https://tile.openweathermap.org", .text(body, status: 401))
  }

  /// From the first answer on, from memory, from the store, and in another process.
  @Test func everyAnswerThatDoesWithoutItSaysSo() {
    let (told, reason) = onLoop { loop in
      let store = SQLiteStore.inMemory()
      let lab = laboratory(loop, store: store)
      refuse(lab)
      let weather = WeatherService(lab.pipeline)
      var told = [await weather.current(at: lisbon, FetchPolicy()).value?.has(.keyRefused)]
      told.append(await weather.current(at: lisbon, FetchPolicy()).value?.has(.keyRefused))
      told.append(await weather.hourly(at: lisbon, .next(3), FetchPolicy()).value?.has(.keyRefused))
      told.append(await weather.daily(at: lisbon, days: 3, FetchPolicy()).value?.has(.keyRefused))
      let other = WeatherService(laboratory(loop, store: store).pipeline)
      told.append(await other.current(at: lisbon, FetchPolicy()).value?.has(.keyRefused))
      let status = await lab.pipeline.providerStatus()
      return (told, status.first { $0.provider == .openWeatherMap }?.lastReason)
    }
    #expect(told == [true, true, true, true, true])
    #expect(reason == "keyInvalid")
  }

  // MARK: Parts

  private static let standard = "standard-0123456789abcdef"

  private func onStandardPlan(_ loop: Loop, store: any Store) -> Laboratory {
    let lab = Laboratory(
      loop, store: store,
      providers: ProviderConfiguration(
        settings: [.openMeteo: ProviderSettings(apiKey: Self.standard)]))
    let refusal =
      #"{"error":true,"reason":"This API endpoint requires the API Professional or Enterprise plan"}"#
    for service in ["archive", "ensemble"] {
      lab.http.on("https://customer-\(service)-api.open-meteo.com", .text(refusal, status: 403))
    }
    // From 1999-08-10 on.
    let times = (0..<120).map { String(934_243_200 + $0 * 3600) }.joined(separator: ",")
    let warm = Array(repeating: "20", count: 120).joined(separator: ",")
    lab.http.on(
      "https://archive-api.open-meteo.com",
      .text(#"{"hourly":{"time":[\#(times)],"temperature_2m":[\#(warm)]}}"#))
    lab.http.on("https://customer-api.open-meteo.com", .text(SmallForecast.json()))
    return lab
  }

  /// What the plan lacks is asked for without the key, as by those who have none, and the answer is
  /// remembered, for other processes too.
  @Test(arguments: StoreKind.allCases)
  func aPlanWithoutTheArchiveHasTheFreeOne(_ kind: StoreKind) throws {
    let days = try ["1999-08-11", "1999-08-12", "1999-08-13"].map {
      try #require(LocalDate(parsing: $0))
    }
    let (kinds, urls) = onLoop { loop in
      let maker = kind.maker()
      let lab = onStandardPlan(loop, store: maker.make())
      let weather = WeatherService(lab.pipeline)
      var kinds: [SourceKind?] = []
      for day in days.prefix(2) {
        kinds.append(
          await weather.history(at: lisbon, through: day, days: 1, FetchPolicy()).value?.kind)
      }
      kinds.append(await weather.hourly(at: lisbon, .next(3), FetchPolicy()).value?.kind)
      let other = onStandardPlan(loop, store: maker.make())
      kinds.append(
        await WeatherService(other.pipeline).history(
          at: lisbon, through: days[2], days: 1, FetchPolicy()
        ).value?
        .kind)
      return (kinds, (lab.http.requests + other.http.requests).map(\.url))
    }
    #expect(kinds == Array(repeating: .live, count: 4))
    #expect(
      urls.map { String($0.dropFirst("https://".count).prefix { $0 != "." }) } == [
        "customer-archive-api", "archive-api", "archive-api", "customer-api", "archive-api",
      ])
    for url in urls { #expect(url.contains(Self.standard) == url.contains("customer-")) }
  }

  /// A probe of the key does not take the free answer for the key's.
  @Test func doctorSaysWhatThePlanHas() throws {
    let words = onLoop { loop in
      let lab = onStandardPlan(loop, store: SQLiteStore.inMemory())
      let weather = WeatherService(lab.pipeline)
      let standard = await weather.keyAbilities(of: .openMeteo).value?.words
      lab.http.on("https://customer-archive-api.open-meteo.com", .text("{}"))
      return [standard, await weather.keyAbilities(of: .openMeteo).value?.words]
    }
    #expect(words.map { $0?.count } == [1, 2])
  }

  /// A key of a new account has One Call 4.0 only: 3.0 is asked once, by all processes together.
  @Test func whichOneCallAKeyHasIsRemembered() throws {
    let berlin = try #require(
      try LocalPlaces(zones: ZoneDatabase { _ in nil }).find(.text("Berlin")))
    let paths = onLoop { loop in
      let store = SQLiteStore.inMemory()
      var paths: [String] = []
      for place in [lisbon, berlin] {
        let lab = laboratory(loop, store: store)
        let needsPlan = #"{"cod":401,"message":"using One Call 3.0 requires a subscription"}"#
        lab.http.on(Self.host + "/data/3.0", .text(needsPlan, status: 401))
        lab.http.on(
          Self.host + "/data/4.0",
          .text(#"{"data":[{"dt":\#(Int(Laboratory.start)),"temp":{"min":9,"max":16}}]}"#))
        lab.http.on(
          Self.host + "/data/4.0/onecall/current",
          .text(#"{"data":[{"dt":\#(Int(Laboratory.start)),"temp":20}]}"#))
        _ = await WeatherService(lab.pipeline).current(at: place, FetchPolicy())
        paths += lab.http.requests.compactMap { HTTPURL($0.url)?.target.prefix { $0 != "?" } }
          .map(String.init)
      }
      return paths
    }
    #expect(paths.filter { $0 == "/data/3.0/onecall" }.count == 1, "\(paths)")
    #expect(paths.filter { $0 == "/data/4.0/onecall/current" }.count == 2)
  }

  @Test func itsLayersAreUnavailable() throws {
    let listed = onLoop { loop in
      let lab = laboratory(loop)
      refuse(lab)
      return await MapService(lab.pipeline).layers(FetchPolicy()).value?.value
    }
    let own = try #require(listed).filter { $0.provider == .openWeatherMap }
    #expect(own.count == 5)
    #expect(
      own.allSatisfy {
        $0.problem == .unauthorized(provider: .openWeatherMap, reason: .keyInvalid)
      })
  }

  /// One Call out of order, however it fails: the free endpoints answer.
  @Test(arguments: [500, 502, 503, 504]) func oneCallDoesNotStopTheRest(status: Int) {
    let provider = onLoop { loop in
      let lab = laboratory(loop)
      let main = #""main":{"temp":20,"humidity":40}"#
      let now = Int(Laboratory.start)
      lab.http.on(Self.host + "/data/4.0", .text("", status: status))
      lab.http.on(Self.host + "/data/3.0", .text("", status: status))
      lab.http.on(Self.host + "/data/2.5/weather", .text(#"{"dt":\#(now),\#(main)}"#))
      lab.http.on(
        Self.host + "/data/2.5/forecast", .text(#"{"list":[{"dt":\#(now + 10_800),\#(main)}]}"#))
      let answer = await WeatherService(lab.pipeline).current(at: lisbon, FetchPolicy())
      return answer.value?.sources.first?.source.provider
    }
    #expect(provider == .upstream(.openWeatherMap))
  }

  /// A body with status 200 that is no answer counts as a failure.
  @Test(arguments: ["<html>login</html>", #"{"cod":"500","message":"x"}"#, ""])
  func aGoodStatusIsNoSuccess(body: String) {
    let row = onLoop { loop in
      let lab = laboratory(loop)
      lab.http.on(Self.host, .text(body))
      _ = await WeatherService(lab.pipeline).current(at: lisbon, FetchPolicy())
      return await lab.pipeline.providerStatus().first { $0.provider == .openWeatherMap }
    }
    #expect((row?.failures ?? 0) > 0)
    #expect(row?.lastSuccessAt == nil && row?.lastReason != nil)
  }

  /// Whoever repeats a key that the process knows, in whatever form, and whether or not the request
  /// carried it: the icons need none.
  @Test(
    arguments: [
      { $0 }, { $0.uppercased() },
      { $0.utf8.map { "\\u00" + String($0, radix: 16) }.joined() },
      { $0.utf8.map { "%" + String($0, radix: 16) }.joined() },
      { Data("a\($0)".utf8).base64EncodedString() },
      { Data("ab\($0)c".utf8).base64EncodedString() },
    ] as [@Sendable (String) -> String])
  func whatRepeatsTheKeyIsNotKept(_ written: @Sendable (String) -> String) {
    let key = written(Self.key)
    let (rows, image) = onLoop { loop in
      let store = SQLiteStore.inMemory()
      let lab = laboratory(loop, store: store)
      let headers = HTTPHeaders([
        ("ETag", "\"\(key)\""), ("Last-Modified", key), ("Content-Type", "text/\(key)"),
      ])
      lab.http.on(
        SmallForecast.host,
        .text(
          SmallForecast.json().replacing(#""timezone":"GMT""#, with: #""timezone":"\#(key)""#),
          headers: headers))
      let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(key.utf8)
      lab.http.on(
        "https://openweathermap.org/img", .success(HTTPResponse(status: 200, body: png)))
      _ = await WeatherService(lab.pipeline).current(
        at: lisbon, FetchPolicy(fallback: .none, provider: .upstream(.openMeteo)))
      let image = await MapService(lab.pipeline).icon("10d", FetchPolicy())
      return (await store.allResponses(), image)
    }
    #expect(rows.count == 1 && image.error != nil)
    for row in rows {
      let kept = [row.entityTag, row.lastModified, row.contentType].compactMap(\.self)
      #expect(!kept.contains { $0.contains(key) })
      #expect(!String(decoding: row.body, as: UTF8.self).contains(key))
    }
  }

  /// A key that stands in a request to someone else, as the name of a place, is not sent.
  @Test func aKeyIsSentToItsProviderOnly() {
    let urls = onLoop { loop in
      let lab = laboratory(loop)
      let resolver = PlaceResolver(
        local: LocalPlaces(zones: ZoneDatabase { _ in nil }), pipeline: lab.pipeline)
      for name in [Self.key, "Qwertyville"] {
        _ = await resolver.search(name, limit: 5, FetchPolicy())
      }
      return lab.http.requests.map(\.url)
    }
    #expect(urls.contains { $0.contains("Qwertyville") })
    #expect(!urls.contains { $0.contains("=" + Self.key + "&") })
  }

  @Test func anInvalidAddressAsksNobody() {
    let (error, count) = onLoop { loop in
      let lab = Laboratory(
        loop,
        providers: ProviderConfiguration(
          settings: [.openMeteo: ProviderSettings(baseURL: "")]))
      lab.http.on("https://", .text(SmallForecast.json()))
      let answer = await WeatherService(lab.pipeline).current(at: lisbon, .strict)
      return (answer.error, lab.http.requests.count)
    }
    #expect(count == 0)
    #expect(error?.entry == .providerUnavailableInvalidURL)
    #expect(error?.details.provider == .upstream(.openMeteo))
  }
}

extension SQLiteStore {
  /// Everything that is cached.
  fileprivate func allResponses() -> [CachedResponse] {
    let rows = try? cache.read { database throws(SQLiteError) in
      try database.rows(of: CachedResponse.self)
    }
    return rows ?? []
  }
}
