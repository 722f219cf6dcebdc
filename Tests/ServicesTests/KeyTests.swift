import AlmanacCore
import EventLoop
import HTTP
import Providers
import Storage
import TestSupport
import Testing

@testable import Services

/// What becomes of a key: refused, repeated by its provider, or good for a part.
@Suite("A provider's key")
struct KeyTests {
  let lisbon: ResolvedPlace
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let host = "https://api.openweathermap.org"

  init() throws { lisbon = try SmallForecast.lisbon() }

  private func laboratory(_ loop: Loop, store: any Store = MemoryStore()) -> Laboratory {
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
      let store = MemoryStore()
      let lab = laboratory(loop, store: store)
      refuse(lab)
      let weather = WeatherService(lab.pipeline)
      var told = [await weather.current(at: lisbon).value?.has(.keyRefused)]
      told.append(await weather.current(at: lisbon).value?.has(.keyRefused))
      told.append(await weather.hourly(at: lisbon, .next(3)).value?.has(.keyRefused))
      told.append(await weather.daily(at: lisbon, days: 3).value?.has(.keyRefused))
      let other = WeatherService(laboratory(loop, store: store).pipeline)
      told.append(await other.current(at: lisbon).value?.has(.keyRefused))
      let status = await lab.pipeline.providerStatus()
      return (told, status.first { $0.provider == .openWeatherMap }?.lastReason)
    }
    #expect(told == [true, true, true, true, true])
    #expect(reason == "keyInvalid")
  }

  @Test func itsLayersAreUnavailable() throws {
    let listed = onLoop { loop in
      let lab = laboratory(loop)
      refuse(lab)
      return await MapService(lab.pipeline).layers().value?.value
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
      let answer = await WeatherService(lab.pipeline).current(at: lisbon)
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
      _ = await WeatherService(lab.pipeline).current(at: lisbon)
      return await lab.pipeline.providerStatus().first { $0.provider == .openWeatherMap }
    }
    #expect((row?.failures ?? 0) > 0)
    #expect(row?.lastSuccessAt == nil && row?.lastReason != nil)
  }

  /// Neither a header nor a picture that holds the key is kept or given on.
  @Test func whatRepeatsTheKeyIsDropped() {
    let escaped = Self.key.utf8.map { "\\u00" + String($0, radix: 16) }.joined()
    let redaction = Redaction([Self.key])
    let image = Request(
      .openWeatherMap, .mapTile, baseURL: "https://a.example", path: "/x", accept: "image/png")
    let json = Request(.openWeatherMap, .forecast, baseURL: "https://a.example", path: "/x")
    for written in [Self.key, escaped, Self.key.uppercased()] {
      #expect(redaction.body(Array("PNG \(written)".utf8), of: image) == nil)
      #expect(
        redaction.body(Array("a\(written)b".utf8), of: json) == Array("aredactedb".utf8))
      #expect(redaction.headers([("ETag", "\"\(written)\""), ("Age", "1")]).map(\.name) == ["Age"])
    }
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
    guard case .providerUnavailable(let outage)? = error else {
      Issue.record("no outage")
      return
    }
    #expect(outage.reason == .invalidURL && outage.provider == .upstream(.openMeteo))
  }
}
