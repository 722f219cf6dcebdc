import AlmanacProtocol
import EventLoop
import HTTP
import JSON
import Basics
import Testing

@testable import AlmanacServer

/// One question about a sunset has one answer, whoever asks it and whatever was asked before.
@Suite struct OneScoreTests {
  static let place = #"{"latitude":38.72,"longitude":-9.14,"name":"Here"}"#
  /// More than may be asked about at a time anywhere.
  static let favorites = ["Porto", "Faro", "Braga", "Coimbra", "Setúbal"]

  enum Door: String, CaseIterable, Sendable {
    case score, manyDays, best, favorites, overview, line, chart

    /// The score of the evening that it shows; nil where it shows none for certain.
    func score(_ bench: MethodBench) throws -> Double? {
      let place = OneScoreTests.place
      switch self {
      case .score:
        return try bench.result("sunset.score", #"{"place":\#(place),"days":1}"#)
          .at("days", "0", "score")?.double
      case .manyDays:
        return try bench.result("sunset.score", #"{"place":\#(place),"days":10}"#)
          .at("days", "0", "score")?.double
      case .best:
        let ranked = try bench.result("sunset.best", #"{"days":1}"#)["ranked"]
        return ranked?.elements.first { $0.at("place", "name")?.string == "Here" }?["score"]?.double
      case .favorites:
        let list = try bench.result("favorites.list", #"{"include":["sunset","current"]}"#)
        let row = list["favorites"]?.elements.first { $0["name"]?.string == "Here" }
        #expect(row?.at("sunset", "state")?.string == "success")
        #expect(row?.at("sunset", "source", "kind")?.string != "estimate")
        return row?.at("sunset", "value", "score")?.double
      case .overview:
        return try bench.result(
          "weather.overview",
          #"""
          {"place":\#(place),"parts":[{"method":"sunset.score"},{"method":"forecast.daily"}]}
          """#
        ).at("parts", "0", "value", "days", "0", "score")?.double
      case .line: return try line(bench)
      case .chart: return try chart(bench)
      }
    }

    private func line(_ bench: MethodBench) throws -> Double? {
      let text = try bench.result(
        "status.text", #"{"place":\#(OneScoreTests.place),"format":"{sunsetScore}"}"#)["text"]
      return text?.string.flatMap(Double.init)
    }

    /// A chart has it in words; what they say is the whole number.
    private func chart(_ bench: MethodBench) throws -> Double? {
      let result = try bench.result(
        "chart.render", #"{"kind":"sunset","place":\#(OneScoreTests.place),"format":"svg"}"#)
      let warnings = result["warnings"]?.elements.compactMap { $0["code"]?.string }
      #expect(warnings?.contains("notProvided") == false)
      return nil
    }
  }

  private func bench() throws -> MethodBench {
    let bench = try MethodBench(http: SkyUpstream().client)
    for place in Self.favorites.map({ "\"\($0)\"" }) + [Self.place] {
      _ = try bench.result("favorites.add", #"{"place":\#(place)}"#)
    }
    return bench
  }

  @Test(arguments: Door.allCases)
  func `every door shows the row of sunset.score`(first: Door) throws {
    let alone = try #require(try Door.score.score(bench()))
    #expect(alone > 1 && alone < 99, "a score that every part of the sky can move")
    try agree(bench(), on: alone, first)
  }

  /// The setting decides wherever a score appears, also for the rating of a described sky.
  @Test func `every door shows the score of the configured model`() throws {
    let (bench, place) = (try bench(), Self.place)
    func original() throws -> Double? {
      try bench.result("sunset.score", #"{"place":\#(place),"days":1,"model":"classic"}"#)
        .at("days", "0", "score")?.double
    }
    let afterglow = try #require(try Door.score.score(bench))
    let classic = try #require(try original())
    #expect(classic != afterglow)
    _ = try bench.result("config.set", #"{"setting":"sunset.model","value":"classic"}"#)
    try agree(bench, on: classic, .score)
    let sky = #""cloudCover":{"low":10,"mid":15,"high":35}"#
    let configured = try bench.result("sunset.evaluate", "{\(sky)}")["score"]?.double
    let wanted = try bench.result("sunset.evaluate", #"{\#(sky),"model":"afterglow"}"#)["score"]
    #expect(configured == 20 && wanted?.double != 20)
    let map = try bench.result(
      "chart.render", #"{"kind":"map","params":{"extentKm":40000},"format":"svg"}"#)
    let best = try bench.result("sunset.best", #"{"days":1}"#).at("ranked", "0", "score")?.double
    let drawn = String(decoding: Array(map.rawBytes), as: UTF8.self)
    #expect(drawn.contains("\(Int((best ?? -1).rounded())) of 100"))
    // The original formula has no sunrises.
    let sunrise = try bench.result("sunset.score", #"{"place":\#(place),"event":"sunrise"}"#)
    #expect(sunrise["model"]?.string == "afterglow")
    _ = try bench.result("config.set", #"{"setting":"sunset.model"}"#)
    try agree(bench, on: afterglow, .score)
  }

  private func agree(_ bench: MethodBench, on alone: Double, _ first: Door) throws {
    for door in [first] + Door.allCases {
      guard let score = try door.score(bench) else { continue }
      #expect(door == .line ? score == alone.rounded() : score == alone, "\(first), \(door)")
    }
  }

  /// The haze and the clouds toward the sun count, else the test above would see nothing.
  @Test func `what lies toward the sun moves the score`() throws {
    let sky = SkyUpstream()
    let day = try MethodBench(http: sky.client).result("sunset.score", #"{"days":1}"#)
      .at("days", "0")
    #expect(day?["pathSource"]?.string == "sampled")
    #expect(day?.at("factors", "aerosolOpticalDepth", "value")?.double == 0.6)
    #expect(sky.urls.contains { $0.contains("air-quality") })
    #expect(sky.urls.contains { $0.contains("cell_selection") })
  }

  /// With nothing but a forecast in the store there is a score; it says that it may change.
  @Test func `a score of half a sky is marked`() throws {
    let (sky, gate) = (SkyUpstream().client, Gate())
    let client = HTTPClient { request in
      let isForecast = request.url.contains("/v1/forecast") && !request.url.contains("cell_selec")
      if !isForecast { await gate.pass() }
      return await sky.send(request)
    }
    let bench = try MethodBench(http: client)
    let place = Self.place
    _ = try bench.result("favorites.add", #"{"place":\#(place)}"#)
    _ = try bench.result("weather.current", #"{"place":\#(place)}"#)
    let line = try bench.result(
      "status.text", #"{"place":\#(place),"format":"{sunsetScore}"}"#)["text"]?.string
    #expect(line?.hasPrefix("≈") == true)
    let row = try bench.result("favorites.list", #"{"include":["sunset"],"deadlineMs":0}"#)
      .at("favorites", "0", "sunset")
    #expect(row?["state"]?.string == "loading" && row?["error"]?.isNull == true)
    let answer = try bench.result("sunset.score", #"{"place":\#(place),"days":1,"deadlineMs":0}"#)
    let warning = answer["warnings"]?.elements.first { $0["code"]?.string == "notProvided" }
    #expect(warning?["paths"]?.strings == ["/days/0/score"])
    let best = try bench.result(
      "sunset.best", #"{"places":[\#(place)],"days":1,"deadlineMs":0}"#)
    let shown = [row?["value"], answer.at("days", "0"), best.at("ranked", "0")]
    #expect(shown.map { $0?["preliminary"]?.bool } == [true, true, true])
    gate.open()
    let whole = try bench.result("sunset.score", #"{"place":\#(place),"days":1}"#)
    #expect(whole.at("days", "0")?["score"]?.double != nil)
    #expect(whole.at("days", "0")?["preliminary"] == nil)
  }

  @Test func `the current weather of a row is that of its method`() throws {
    let bench = try bench()
    _ = try bench.result("favorites.list", #"{"include":["current"]}"#)
    let list = try bench.result("favorites.list", #"{"include":["current"]}"#)
    let alone = try bench.result("weather.current", #"{"place":"Porto"}"#)
    let value = list.at("favorites", "0", "current", "value")
    #expect(value.map { Array($0.rawBytes) } == Array(alone.rawBytes))
  }
}

/// Holds up whoever comes until it is opened.
private final class Gate: Sendable {
  /// Nil once it is open.
  private let waiting = Mutex<[OnceBox<Bool>]?>([])

  func pass() async {
    let box = OnceBox<Bool>()
    let isClosed = waiting.withLock { waiting in
      waiting?.append(box)
      return waiting != nil
    }
    if isClosed { _ = await box.value(orWhenCancelled: false) }
  }

  func open() {
    let boxes = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for box in boxes { box.finish(true) }
  }
}
