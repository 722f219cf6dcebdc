import JSON
import Storage
import Sunset
import TestSupport
import Testing
import Time

@testable import AlmanacServer

/// What was forecast for an evening, how it was, and what that teaches.
@Suite struct SunsetObserveTests {
  static let noon = "2026-06-21T12:00:00Z"
  static let night = "2026-06-21T22:30:00Z"

  /// The forecast of the morning stays, whatever is said in the afternoon and at night.
  @Test func `a forecast is kept as it was issued`() throws {
    let store = SQLiteStore.inMemory()
    let morning = try MethodBench(now: Self.noon, http: SkyUpstream().client, store: store)
    let issued = try #require(
      try morning.result("sunset.score", #"{"days":3}"#).at("days", "0", "score")?.double)
    // The same evening, later and from another sky.
    let cloudy = try MethodBench(now: "2026-06-21T19:00:00Z", store: store)
    _ = try cloudy.result("sunset.score", #"{"days":1}"#)
    let bench = try MethodBench(now: Self.night, store: store)
    let answer = try bench.result("sunset.observe", #"{"score":80}"#)
    #expect(answer["date"]?.string == "2026-06-21")
    let observation = answer["observation"]
    #expect(observation?["score"]?.double == 80)
    #expect(observation?.at("forecast", "score")?.double == issued)
    #expect(observation?.at("forecast", "leadDays")?.double == 0)
    #expect(observation?.at("forecast", "model")?.string == "afterglow 3")
    #expect(observation?.at("forecast", "issuedAt")?.string == "2026-06-21T13:00:00+01:00")
    #expect(answer.at("learning", "evenings")?.double == 1)
    let removed = try bench.result("sunset.observe", #"{"remove":true,"date":"2026-06-21"}"#)
    #expect(removed["observation"]?.isNull == true)
    #expect(removed["recent"]?.elements.map(\.rawBytes).count == 0)
  }

  /// Another method fetched the sky before: its forecast is one as well.
  @Test func `a score of a cached forecast is kept`() throws {
    let store = SQLiteStore.inMemory()
    let noon = try MethodBench(now: Self.noon, http: SkyUpstream().client, store: store)
    _ = try noon.result("forecast.hourly", "{}")
    let issued = try noon.result("sunset.score", #"{"days":1}"#)
    #expect(issued.at("source", "kind")?.string == "cache")
    let answer = try MethodBench(now: Self.night, store: store)
      .result("sunset.observe", #"{"score":80}"#)
    let score = answer.at("observation", "forecast", "score")?.double
    #expect(score != nil && score == issued.at("days", "0", "score")?.double)
  }

  /// An estimate is no forecast of the evening, and a score whose sky is half known is not final.
  @Test func `only whole forecasts are kept`() throws {
    let store = SQLiteStore.inMemory()
    let offline = try MethodBench(now: Self.noon, store: store)
    _ = try offline.result("sunset.score", #"{"days":1}"#)
    let answer = try MethodBench(now: Self.night, store: store)
      .result("sunset.observe", #"{"score":50}"#)
    #expect(answer.at("observation", "forecast")?.isNull == true)
    #expect(answer.at("learning", "evenings")?.double == 0)
  }

  @Test(arguments: [
    ("{}", "missingParam", "/score"),
    (#"{"score":5,"remove":true}"#, "notAllowed", "/remove"),
    (#"{"score":101}"#, "outOfRange", "/score"),
    (#"{"photo":"/nowhere/sky.jpg"}"#, "unknownParam", "/photo"),
    (#"{"score":5,"date":"2026-06-22"}"#, "notAllowed", "/date"),
    (#"{"score":5,"place":"Longyearbyen","date":"2026-06-20"}"#, "notAllowed", "/date"),
  ])
  func `what cannot have been seen is refused`(
    params: String, kind: String, path: String
  ) throws {
    let error = try MethodBench(now: Self.night).error("sunset.observe", params)
    #expect(error?.at("data", "kind")?.string == kind)
    #expect(error?.at("data", "path")?.string == path)
  }

  /// Before today's sunset, the latest one is yesterday's.
  @Test func `the latest event that has passed is meant`() throws {
    let bench = try MethodBench(now: Self.noon)
    #expect(
      try bench.result("sunset.observe", #"{"score":5}"#)["date"]?.string == "2026-06-20")
    #expect(
      try bench.result("sunset.observe", #"{"score":5,"event":"sunrise"}"#)["date"]?.string
        == "2026-06-21")
  }

  /// Forty evenings by somebody with another taste: the score learns, says so, and goes back.
  @Test func `the score learns from evenings`() async throws {
    let store = SQLiteStore.inMemory()
    try await Self.fill(store)
    let before = try #require(
      try MethodBench(http: SkyUpstream().client).result("sunset.score", #"{"days":1}"#)
        .at("days", "0"))
    #expect(before["learned"] == nil)
    let bench = try MethodBench(
      now: Self.night, http: SkyUpstream().client, store: store)
    let observed = try bench.result("sunset.observe", #"{"score":90,"date":"2026-06-20"}"#)
    let learning = observed["learning"]
    #expect(learning?["evenings"]?.double == 40)
    #expect(["learned", "calibrated"].contains(learning?["used"]?.string))
    let about = try bench.result("sunset.about")
    #expect(about["learning"]?.rawBytes.elementsEqual(learning!.rawBytes) == true)
    #expect(about["unknowable"]?.strings.first?.contains("evenings that you rated") == true)
    let names = about.at("learning", "comparisons")?.elements.compactMap {
      $0["predictor"]?.string
    }
    #expect(
      names == ["reasoned", "learned", "calibrated", "meanRating", "lessCloud", "drierAir"])
    // Another process of the user.
    let other = try MethodBench(http: SkyUpstream().client, store: store)
    let after = try #require(
      try other.result("sunset.score", #"{"days":1}"#).at("days", "0"))
    #expect(after["learned"]?.bool == true)
    #expect(after["score"]?.double != before["score"]?.double)
    let sky = #"{"cloudCover":{"low":0,"mid":10,"high":50}}"#
    #expect(
      try other.result("sunset.evaluate", sky)["score"]?.double
        == MethodBench().result("sunset.evaluate", sky)["score"]?.double, "pure arithmetic")
  }

  private static func fill(_ store: SQLiteStore) async throws {
    let taste = SunsetTaste(
      weights: SunsetTaste.Weights(glow: 0.8, canvas: 0.8, air: 0.5, offset: 20))
    var high = 3.0
    for number in 0..<40 {
      high = (high * 37 + 11).truncatingRemainder(dividingBy: 101)
      let input = AfterglowInput(
        layers: CloudLayers(
          lowPercent: number % 3 == 0 ? high : 0, midPercent: high / 2, highPercent: 100 - high)!,
        humidityPercent: 30 + high / 2)
      let key = SunsetForecast.Key(
        place: "p\(number % 4)", date: LocalDate(dayNumber: 20_000 + number)!, event: "sunset")
      _ = try await store.observeSunset(
        SunsetObservation(
          key: key, rating: Afterglow(input, taste: taste).score, savedAt: 0,
          forecast: SunsetForecast(
            key: key, issuedAt: 0, leadDays: 0, score: Afterglow(input).score,
            model: Afterglow.version, inputs: input.text)))
    }
  }

  /// The score does not wait for a store that hangs.
  @Test func `a store that hangs delays no score`() throws {
    let bench = try MethodBench(
      http: SkyUpstream().client, store: HangingStore(), settings: SQLiteStore.inMemory(),
      clockRate: 2)
    let day = try bench.result("sunset.score", #"{"days":1}"#).at("days", "0")
    #expect(day?["score"]?.double != nil)
    #expect(try bench.result("sunset.about")["title"]?.string != nil)
  }
}
