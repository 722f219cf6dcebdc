import AlmanacProtocol
import EventLoop
import JSON
import JSONRPC
import Services
import Storage
import TestSupport
import Testing
import Vocabulary
import Weather

@testable import AlmanacServer

/// What the protocol promises of all methods, where two of them said different things.
@Suite struct PromiseTests {
  // MARK: Places

  private static let misspelled = [
    "Lisbonn", "Berlinn", "Pariss", "Munichh", "Springfeild", "Londonn", "Tokioo", "Santiagoo",
    "Sao Palo", "Barcelonna", "Amsterdamm", "Zurrich",
  ]

  /// One list of names, for a search and for the error, with and without a network.
  @Test func `what may have been meant is said in one way`() throws {
    var found = 0
    for text in Self.misspelled {
      let search = try MethodBench().result("location.search", #"{"query":"\#(text)"}"#)
      let names = search["didYouMean"]?.strings
      let place = #"{"place":"\#(text)"}"#
      let alone = try MethodBench().error("sun.times", place)
      let asked = try MethodBench(http: SkyUpstream().client).error("sun.times", place)
      guard let names else { continue }
      found += 1
      #expect(Set(names).count == names.count && !names.isEmpty, "\(text): \(names)")
      let countries = Set(names.map { $0.split(separator: ",").last })
      #expect(countries.count == 1, "\(text): \(names)")
      #expect(alone?["code"]?.integer == -32012 && asked?["code"]?.integer == -32010)
      #expect(alone?.at("data", "didYouMean")?.strings == names, "\(text)")
      #expect(asked?.at("data", "didYouMean")?.strings == names, "\(text)")
    }
    #expect(found > Self.misspelled.count / 2)
  }

  /// Only the client can say that permission is set.
  @Test(
    arguments: [
      (nil, "timeout"), (-32601, "notSupported"), (-32011, "other"), (-32000, "other"),
      (0, "notSupported"),
    ] as [(Int?, String)])
  func `a client that says nothing has granted nothing`(code: Int?, reason: String) throws {
    let bench = try MethodBench()
    _ = try bench.result("initialize", #"{"capabilities":{"location":true}}"#)
    switch code {
    case nil: bench.answers(.silence)
    // Null is how some clients answer what they do not know.
    case 0: bench.answers(.result(try JSONDocument(parsing: Array("null".utf8)).root))
    case let code?: bench.answers(.error(code: code, message: "", data: nil))
    }
    let error = try bench.error("location.refresh")
    #expect(error?.at("data", "reason")?.string == reason)
    #expect(error?.at("data", "hint")?.string?.contains("ermission is set") != true)
    let state = try bench.result("location.current")
    #expect(state["authorization"]?.string != "authorized")
  }

  // MARK: Favorites

  @Test(arguments: [
    ("remove", #"{"id":"f9"}"#), ("move", #"{"id":"f9"}"#),
    ("rename", #"{"id":"f9","name":"x"}"#),
  ])
  func `a favorite that is gone is gone for every method`(
    method: String, params: String
  ) throws {
    let bench = try MethodBench()
    _ = try bench.result("favorites.add", #"{"place":"Lisbon"}"#)
    let error = try bench.error("favorites." + method, params)
    #expect(error?["code"]?.integer == -32602)
    #expect(error?.at("data", "kind")?.string == "notAllowed")
    #expect(error?.at("data", "path")?.string == "/id")
    #expect(error?.at("data", "allowed")?.strings == ["f1"])
  }

  // MARK: Subscriptions

  /// All times of a place have its offset.
  @Test func `a subscription tells the time of its place`() throws {
    let bench = try MethodBench()
    let created = try bench.result(
      "subscription.create", #"{"method":"sun.phase","params":{"place":"Tokyo"}}"#)
    _ = try bench.result("subscription.create", #"{"method":"moon.phase"}"#)
    #expect(created["nextAt"]?.string == "2026-06-21T21:15:00+09:00")
    #expect(bench.turn { bench.notified("subscription/event").count == 2 })
    let offsets = bench.notified("subscription/event").map { event in
      (event["id"]?.string, event["time"]?.string.map { String($0.suffix(6)) })
    }
    let expected: [String?: String?] = ["s1": "+09:00", "s2": "+01:00"]
    for (id, offset) in offsets { #expect(expected[id] == offset) }
    let list = try bench.result("subscription.list")["subscriptions"]?.elements.compactMap {
      $0["nextAt"]?.string?.suffix(6)
    }
    #expect(list == ["+09:00", "+01:00"])
  }

  // MARK: Freshness

  /// A part that could not be fetched is not about to come, however often it is asked for.
  @Test func `a score is not preliminary for ever`() throws {
    let sky = SkyUpstream()
    let bench = try MethodBench(http: sky.client)
    _ = try bench.result("forecast.hourly")
    func isPreliminary() throws -> Bool {
      try bench.result("sunset.score", #"{"days":1,"deadlineMs":0}"#)
        .at("days", "0", "preliminary")?.bool ?? false
    }
    #expect(try isPreliminary(), "nothing but the forecast is there yet")
    #expect(bench.turn { sky.urls.contains { $0.contains("ensemble") } })
    var rest = 200
    while try isPreliminary(), rest > 0 {
      rest -= 1
      _ = bench.turn { true }
    }
    #expect(rest > 0, "the ensemble has failed, and the rest has come")
  }

  @Test func `a day that is not past says which days are`() throws {
    for date in ["2026-06-21", "2027-01-01"] {
      let error = try MethodBench().error("weather.history", #"{"date":"\#(date)"}"#)
      #expect(error?.at("data", "kind")?.string == "outOfRange")
      #expect(error?.at("data", "path")?.string == "/date")
      #expect(error?.at("data", "hint")?.string?.contains("2026-06-20") == true)
    }
  }

  /// A page of several methods takes as long as one of them.
  @Test func `calls of a page share one deadline`() throws {
    let bench = try MethodBench(
      http: SkyUpstream().client, store: HangingStore(), settings: SQLiteStore.inMemory(),
      clockRate: 40)
    let caller = LocalCaller(bench.server).withOneDeadline
    let start = caller.loop.now
    for _ in 0..<3 {
      _ = try? caller.result(of: Wire.ForecastHourlyMethod.self, .init(hours: 24))
      _ = try? caller.result(of: Wire.WeatherCurrentMethod.self, .init())
    }
    let milliseconds = caller.loop.now.milliseconds(since: start)
    // One each would be sixty seconds.
    #expect((10_000..<30_000).contains(milliseconds), "\(milliseconds) ms")
  }

  // MARK: Models

  @Test(arguments: ["afterglow", "classic"])
  func `a score names its model`(model: String) throws {
    let bench = try MethodBench(http: SkyUpstream().client)
    _ = try bench.result("favorites.add", #"{"place":"Lisbon"}"#)
    let list = try bench.result(
      "favorites.list", #"{"include":["sunset"],"model":"\#(model)"}"#)
    #expect(list.at("favorites", "0", "sunset", "model")?.string == model)
    #expect(list.at("myLocation", "sunset", "model")?.string == model)
    let sky = #"{"cloudCover":{"low":0,"mid":10,"high":50},"model":"\#(model)"}"#
    #expect(try bench.result("sunset.evaluate", sky)["model"]?.string == model)
  }

  /// A code belongs to a kind, by whatever words or formula the kind was found.
  @Test(arguments: ["weather2045", "ar6"], [false, true])
  func `a condition has the code of its kind`(model: String, interventions: Bool) throws {
    let codes = Dictionary(
      uniqueKeysWithValues: ConditionKind.allCases.map {
        ($0.rawValue, Condition($0).wmoCode)
      })
    let bench = try MethodBench()
    let words = ["light rain", "Clouds", "partly cloudy", "clear sky", "a plague of frogs"]
    let given = words.map { "\"\($0)\"" } + (0...99).map { "\($0)" }
    var seen = 0
    for condition in given {
      let params =
        #"{"temperature":20,"model":"\#(model)","condition":\#(condition),"#
        + #""interventions":\#(interventions)}"#
      let outcome = try bench.answer("climate.project", params)
      guard let result = try? outcome.result() else { continue }
      let paths = [
        ["current", "condition"], ["projected", "condition"],
        ["alternatives", "with", "condition"], ["alternatives", "without", "condition"],
      ]
      for path in paths {
        let found = path.reduce(Optional(result)) { $0?[$1] }
        guard let kind = found?["kind"]?.string else { continue }
        seen += 1
        #expect(found?["code"]?.integer == codes[kind] ?? nil, "\(condition): \(kind)")
      }
    }
    #expect(seen > 200)
  }
}
