import JSON
import Testing

/// The formula of the original app, to the letter, and the projections of climate models.
@Suite struct ClimateProjectTests {
  private static let method = "climate.project"

  /// Condition, interventions; projected temperature of 22 °C and its words.
  @Test(arguments: [
    ("Light Rain", false, 24, "Heavy Rain"), ("CLOUDS", false, 24, "Stormy"),
    ("clear sky", false, 24, "Hot & Clear"), ("Snow", false, 24, "Snow"),
    // "rain" is looked for before "cloud".
    ("clouds and rain", false, 24, "Heavy Rain"), ("Light Rain", true, 22.8, "Light Rain"),
    ("Clouds", true, 22.8, "Clouds"), ("", false, 24, ""),
  ])
  func `the original formula`(
    words: String, interventions: Bool, temperature: Double, expected: String
  ) throws {
    let result = try MethodBench().result(
      Self.method,
      """
      {"temperature": 22, "model": "weather2045", "condition": "\(words)",
       "interventions": \(interventions)}
      """)
    #expect(result.at("projected", "temperature")?.double == temperature)
    #expect(result.at("projected", "condition", "text")?.string == expected)
    for path in [["projected", "low"], ["projected", "high"], ["globalWarming"], ["region"]] {
      #expect(path.reduce(Optional(result)) { $0?[$1] }?.isNull == true, "\(path)")
    }
    #expect(result.at("alternatives", "without", "temperature")?.double == 24)
    #expect(result.at("alternatives", "with", "temperature")?.double == 22.8)
  }

  @Test func `what is wrong is told before the place is looked up`() throws {
    let error = try MethodBench().error(
      Self.method, #"{"place":"Nowhere at all","model":"weather2045","year":2050}"#)
    #expect(error?.at("data", "path")?.string == "/year")
  }

  @Test func `the original formula matches our own data by the main group`() throws {
    let result = try MethodBench().result(
      Self.method, #"{"temperature": 22, "model": "weather2045", "condition": 3}"#)
    #expect(result.at("projected", "condition", "text")?.string == "Stormy")
  }

  /// Params; the path that is wrong.
  @Test(arguments: [
    (#""model": "weather2045", "year": 2050"#, "/year"),
    (#""model": "weather2045", "scenario": "ssp245""#, "/scenario"),
    (#""model": "weather2045", "years": {"from": 2030, "to": 2040}"#, "/years"),
    (#""model": "weather2045", "interventions": [{"lever": "package_all"}]"#, "/interventions"),
    (#""scenario": "ssp126", "interventions": true"#, "/scenario"),
    (#""interventions": [{"lever": "package_al"}]"#, "/interventions/0/lever"),
    (#""years": {"from": 2050, "to": 2040}"#, "/years/to"),
    (#""date": "2011-12-30", "place": {"latitude": 0, "longitude": 200}, "year": 1949"#, "/year"),
  ])
  func `what a model does not know is refused`(params: String, path: String) throws {
    let error = try MethodBench().error(Self.method, #"{"temperature": 20, \#(params)}"#)
    #expect(error?.at("code")?.integer == -32602)
    #expect(error?.at("data", "path")?.string == path)
  }

  @Test func `a scenario without levers names those that have them`() throws {
    let bench = try MethodBench()
    let error = try bench.error(
      Self.method, #"{"temperature": 20, "scenario": "ssp585", "interventions": true}"#)
    #expect(error?.at("data", "allowed")?.strings == ["ssp245", "ssp370"])
    let lever = try bench.error(
      Self.method, #"{"temperature": 20, "interventions": [{"lever": "package_al"}]}"#)
    #expect(lever?.at("data", "didYouMean")?.strings == ["package_all"])
    let without = try bench.result(Self.method, #"{"temperature": 20, "scenario": "ssp126"}"#)
    #expect(without.at("alternatives", "with")?.isNull == true)
  }

  /// Worked cases for 2026 to 2045: place, month, scenario, change in °C.
  @Test(arguments: [
    (51.5, -0.1, 7, "ssp245", 0.49), (28.6, 77.2, 5, "ssp245", 0.46),
    (-3.1, -60, 10, "ssp245", 0.59), (39.7, -105, 7, "ssp245", 0.71),
    (51.5, -0.1, 7, "ssp119", 0.22), (39.7, -105, 7, "ssp585", 1.10),
  ])
  func `the shift of the reference cases`(
    latitude: Double, longitude: Double, month: Int, scenario: String, change: Double
  ) throws {
    let result = try MethodBench().result(
      Self.method,
      """
      {"place": {"latitude": \(latitude), "longitude": \(longitude)}, "temperature": 20,
       "date": "2026-\(month < 10 ? "0" : "")\(month)-15", "scenario": "\(scenario)"}
      """)
    let delta = try #require(result.at("delta", "value")?.double)
    #expect(abs(delta - change) <= 0.011)
    #expect(result.at("baselineYear")?.integer == 2026)
    #expect(result.at("source", "kind")?.string == "computed")
  }

  @Test func `the year itself changes nothing, and a past day counts from its own year`() throws {
    let bench = try MethodBench()
    let now = try bench.result(Self.method, #"{"temperature": 20, "year": 2026}"#)
    #expect(now.at("delta", "value")?.double == 0)
    #expect(now.at("projected", "temperature")?.double == 20)
    let past = try bench.result(
      Self.method, #"{"temperature": 20, "date": "1985-07-01", "year": 2026}"#)
    #expect(past.at("baselineYear")?.integer == 1985)
    #expect(try #require(past.at("delta", "value")?.double) > 0.5)
    let future = try bench.result(
      Self.method, #"{"temperature": 20, "date": "2031-07-01", "year": 2045}"#)
    #expect(future.at("baselineYear")?.integer == 2026)
  }

  /// Worked by hand: the mean of 1991–2020 (Paris 20.26 °C on 15 July) and the regional factor
  /// times the global warming from then (0.886 °C) to 2045 (1.831 °C), whatever year it is now.
  @Test(arguments: [
    ("Paris", "2026-07-15", "2026-07-10T12:00:00Z", 21.68),
    ("Paris", "2030-07-15", "2030-07-10T12:00:00Z", 21.68),
    ("Longyearbyen", "2027-01-15", "2026-11-22T12:00:00Z", -6.53),
  ])
  func `an estimate is projected from the years of its normals`(
    place: String, date: String, now: String, expected: Double
  ) throws {
    let result = try MethodBench(now: now).result(
      Self.method, #"{"place": "\#(place)", "date": "\#(date)"}"#)
    #expect(result.at("source", "kind")?.string == "estimate")
    let found = try #require(result.at("projected", "temperature")?.double)
    #expect(abs(found - expected) <= 0.015)
    let sum =
      try #require(result.at("current", "temperature")?.double)
      + #require(result.at("delta", "value")?.double)
    #expect(abs(sum - found) <= 0.011)
  }

  @Test func `the input follows the units`() throws {
    let bench = try MethodBench()
    let celsius = try bench.result(Self.method, #"{"temperature": 25, "humidity": 60}"#)
    let fahrenheit = try bench.result(
      Self.method, #"{"temperature": 77, "humidity": 60, "units": "imperial"}"#)
    for path in ["low", "temperature", "high"] {
      let expected = try #require(celsius.at("projected", path)?.double) * 1.8 + 32
      let found = try #require(fahrenheit.at("projected", path)?.double)
      #expect(abs(found - expected) <= 0.015)
    }
    let change = try #require(celsius.at("delta", "value")?.double) * 1.8
    #expect(abs(try #require(fahrenheit.at("delta", "value")?.double) - change) <= 0.015)
    #expect(fahrenheit.at("wetBulb", "now")?.double != nil)
    #expect(fahrenheit.at("units", "temperature")?.string == "°F")
  }

  @Test func `a series has every year asked for and both ways agree with it`() throws {
    let result = try MethodBench().result(
      Self.method,
      #"{"temperature": 20, "interventions": true, "years": {"from": 2025, "to": 2045, "step": 5}}"#
    )
    let years = result.at("series")?.elements.compactMap { $0["year"]?.integer }
    #expect(years == [2025, 2030, 2035, 2040, 2045])
    #expect(result.at("series", "4", "temperature") != nil)
    #expect(
      result.at("series", "4", "temperature")?.double
        == result.at("alternatives", "with", "temperature")?.double)
  }

  @Test func `words of the caller stay, and snow becomes rain where it gets too warm`() throws {
    let bench = try MethodBench()
    let same = try bench.result(
      Self.method, #"{"temperature": 20, "condition": "gentle rain in May"}"#)
    #expect(same.at("projected", "condition", "text")?.string == "gentle rain in May")
    #expect(same.at("projected", "condition", "kind")?.string == "rain")
    let snow = try bench.result(
      Self.method,
      """
      {"place": "69.65,18.96", "temperature": 0.4, "humidity": 90, "condition": "snow",
       "date": "2026-01-15", "year": 2100, "scenario": "ssp585"}
      """)
    #expect(snow.at("projected", "condition", "kind")?.string != "snow")
  }

  @Test func `without a network the normals are projected, and it is said`() throws {
    let bench = try MethodBench()
    let now = try bench.result(Self.method, "{}")
    #expect(now.at("current", "given")?.bool == false)
    #expect(now.at("source", "kind")?.string == "estimate")
    #expect(now.at("projected", "temperature")?.double != nil)
    let models = try bench.result(Self.method, #"{"model": "cmip6", "date": "2026-07-15"}"#)
    #expect(models.at("model")?.string == "ar6")
    #expect(models.at("notes")?.strings.contains { $0.contains("high-resolution") } == true)
    let strict = try bench.error(
      Self.method, #"{"model": "cmip6", "temperature": 20, "fallback": "none"}"#)
    #expect(strict?.at("code")?.integer == -32012)
  }
}
