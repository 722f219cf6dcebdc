import Foundation
import JSON
import Testing

/// A way in which a provider fails, and what the caller is told.
struct ProviderFault: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String: String]
  let code: Int
  let reason: String?

  init(_ name: String, _ arguments: [String: String], _ code: Int, _ reason: String?) {
    self.name = name
    self.arguments = arguments
    self.code = code
    self.reason = reason
  }

  var testDescription: String { "\(name) \(arguments)" }

  static let all = [
    ProviderFault("status", ["code": "500"], -32012, "http"),
    ProviderFault("status", ["code": "503"], -32012, "http"),
    ProviderFault("status", ["code": "429"], -32013, nil),
    ProviderFault("cut", [:], -32012, "cut"), ProviderFault("reset", [:], -32012, "cut"),
    ProviderFault("html", [:], -32012, "malformed"),
    ProviderFault("truncate", [:], -32012, "malformed"),
    ProviderFault("empty", [:], -32012, "malformed"),
    ProviderFault("garbage", [:], -32012, "malformed"),
  ]
}

/// A product of a provider, by the method that gives it.
struct ProviderQuestion: Sendable, CustomTestStringConvertible {
  let method: String
  let params: String
  let provider: String
  /// Where the provider is asked.
  let path: String

  var testDescription: String { "\(method) of \(provider)" }

  /// A picture is told by its first bytes only.
  func notices(_ fault: ProviderFault) -> Bool { method != "map.tile" || fault.name != "truncate" }

  func named(_ fallback: String) -> String {
    params.dropLast() + #","provider":"\#(provider)","fallback":"\#(fallback)"}"#
  }

  static let lisbon = #"{"place":"Lisbon"}"#

  static let all =
    ["weather.current", "forecast.hourly", "forecast.daily"].flatMap { method in
      [("metNorway", "/weatherapi/"), ("openWeatherMap", "/data/")].map { provider, path in
        ProviderQuestion(method: method, params: lisbon, provider: provider, path: path)
      }
    } + [
      ProviderQuestion(
        method: "forecast.nowcast", params: lisbon, provider: "openWeatherMap", path: "/data/"),
      ProviderQuestion(
        method: "air.quality", params: lisbon, provider: "openWeatherMap", path: "/data/"),
      ProviderQuestion(
        method: "alerts.active", params: #"{"place":\#(OneCallPipeTests.auckland)}"#,
        provider: "openWeatherMap", path: "/data/"),
      ProviderQuestion(
        method: "location.reverse", params: #"{"latitude":24.6,"longitude":0.55}"#,
        provider: "openWeatherMap", path: "/geo/"),
      ProviderQuestion(
        method: "map.tile", params: #"{"layer":"temp_new","z":2,"x":1,"y":1}"#,
        provider: "openWeatherMap", path: "/map/"),
    ]
}

@Suite(
  "A provider that fails is told of, or stood in for", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ProviderFailureTests {
  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  @Test(arguments: ProviderQuestion.all)
  func aFailureIsTyped(_ question: ProviderQuestion) throws {
    for fault in ProviderFault.all where question.notices(fault) {
      let bench = try ProviderBench()
      try bench.room.fault(fault.name, at: question.path, fault.arguments)
      let answer = try bench.ask(
        try bench.program(key: "onecall3"), question.method, question.named("none"))
      let error = answer["error"]
      #expect(error?["code"]?.integer == fault.code, "\(fault)")
      #expect(error?["data"]?["reason"]?.string == fault.reason, "\(fault)")
      #expect(error?["data"]?["provider"]?.string == question.provider, "\(fault)")
    }
  }

  @Test(arguments: ProviderQuestion.all.filter { $0.provider == "openWeatherMap" })
  func aKeyThatIsNoneIsToldOf(_ question: ProviderQuestion) throws {
    let answer = try bench.ask(
      try bench.program(key: "nonsense"), question.method, question.named("none"))
    #expect(answer["error"]?["code"]?.integer == -32014)
    #expect(answer["error"]?["data"]?["reason"]?.string == "keyInvalid")
  }

  @Test(arguments: ProviderQuestion.all.filter { $0.provider == "openWeatherMap" })
  func callsThatAreUsedUpAreToldOf(_ question: ProviderQuestion) throws {
    let answer = try bench.ask(
      try bench.program(key: "blocked"), question.method, question.named("none"))
    #expect(answer["error"]?["code"]?.integer == -32013)
    #expect(answer["error"]?["data"]?["retryAfterSeconds"]?.integer == 60)
    #expect(try bench.askedCount(question.path) == 1, "and nobody asks again")
  }

  /// Nothing that the program says or keeps holds the key, whatever comes of the questions.
  @Test(.process, arguments: ["plain", "onecall3", "onecall4", "nonsense", "blocked"])
  func theKeyIsToldToNobody(_ key: String) throws {
    let program = try bench.program(key: key)
    let questions = ProviderQuestion.all
    let outcome = try program.run(
      input: questions.enumerated().map { index, question in
        Program.request(index, question.method, question.named("none"))
      }.joined())
    #expect(try outcome.answers().count == questions.count)
    #expect(!program.storedBytes().isEmpty)
    bench.expectNoKey(outcome, program)
  }

  /// Whatever a client does with the key, and wherever a user puts it: nothing that leaves the
  /// process holds it.
  @Test(.process) func noTraceNorLogHoldsTheKey() throws {
    var program = try bench.program(key: "plain")
    let key = "plain-\(ProviderBench.secret)"
    program.environment["ALMANAC_LOG"] = "debug"
    try program.configure(
      try String(contentsOfFile: program.folder.path + "/config.json", encoding: .utf8)
        .replacing(
          #""libreWXR":{"baseURL":"\#(bench.room.base)""#,
          with: #""libreWXR":{"baseURL":"https://a.example/?appid=\#(key)""#))
    let file = program.folder.appendingPathComponent("trace.io").path
    let paths = [
      "providers.openWeatherMap.apiKey", "/providers/openWeatherMap/apiKey",
      "providers.openWeatherMap.apiKey ", "apiKeys", "units", "location",
    ]
    let calls =
      paths.map { ("config.set", #"{"setting":"\#($0)","value":"\#(key)"}"#) } + [
        ("config.set", #"{"setting":"\#(key)","value":1}"#), ("config.get", "{}"),
        ("location.search", #"{"query":"\#(key)"}"#), ("weather.current", #"{"place":"\#(key)"}"#),
        ("weather.current", #"{"place":"Lisbon","provider":"openWeatherMap"}"#),
        ("weather.current", #"{"place":"Lisbon","provider":"\#(key)"}"#),
        ("icon.get", #"{"icon":"10d"}"#), ("server.status", "{}"), (key, "{}"),
      ]
    let hello = Program.request(
      99, "initialize", #"{"configuration":{"openWeatherMap":"\#(key)","units":"\#(key)"}}"#)
    let outcome = try program.run(
      ["serve", "--trace", file],
      input: hello
        + calls.enumerated().map { Program.request($0, $1.0, $1.1) }.joined() + "\(key)\n")
    #expect(try outcome.answers().count >= calls.count)
    let trace = try String(contentsOfFile: file, encoding: .utf8)
    #expect(trace.contains("config.set") && !trace.contains(ProviderBench.secret))
    #expect(outcome.errors.contains("openweathermap") || outcome.errors.contains("127.0.0.1"))
    #expect(!outcome.errors.contains(ProviderBench.secret))
    #expect(program.storedBytes().range(of: Data(ProviderBench.secret.utf8)) == nil)
    // Nor the program when it shows its configuration.
    for words in [["config"], ["config", "--json"], ["doctor", "--bundle"]] {
      let shown = try program.run(words)
      #expect(!(shown.output + shown.errors).contains(ProviderBench.secret), "\(words)")
    }
    let typed = try program.run(["config", "get", "units", key])
    #expect(typed.status == 2 && !typed.errors.contains(ProviderBench.secret))
  }

  /// Where the first of the chain fails the next answers, whatever the failure.
  @Test(arguments: ProviderFault.all)
  func theNextOneAnswers(_ fault: ProviderFault) throws {
    try bench.room.fault(fault.name, at: "/v1/", fault.arguments)
    for (method, expected) in [
      ("weather.current", "metNorway"), ("forecast.hourly", "metNorway"),
      ("forecast.daily", "metNorway"), ("forecast.nowcast", "openWeatherMap"),
      ("air.quality", "openWeatherMap"),
    ] {
      let answer = try bench.ask(
        try bench.program(key: "onecall3"), method, #"{"place":"Lisbon","fallback":"none"}"#)
      let result = try #require(answer["result"], "\(method)")
      let source = result["sources"]?.element(at: 0) ?? result["source"]
      #expect(source?["provider"]?.string == expected, "\(method)")
      #expect(source?["kind"]?.string == "live", "\(method)")
    }
  }

  @Test(arguments: ["plain", "onecall3", "onecall4"])
  func theThirdOneAnswersWhereTwoRefuse(_ key: String) throws {
    let program = try bench.program(key: key, unreachable: ["openMeteo", "metNorway"])
    for method in ["weather.current", "forecast.hourly", "forecast.daily"] {
      let answer = try bench.ask(
        program, method, #"{"place":"Lisbon","fallback":"none"}"#)
      #expect(answer["result"]?["source"]?["provider"]?.string == "openWeatherMap", "\(method)")
    }
  }

  @Test func anAlertServiceThatIsAwayIsStoodInFor() throws {
    let program = try bench.program(key: "onecall3", unreachable: ["meteoAlarm", "nws"])
    for place in ["Lisbon", "Chicago"] {
      let answer = try bench.ask(
        program, "alerts.active", #"{"place":"\#(place)","fallback":"none"}"#)
      #expect(answer["result"]?["source"]?["provider"]?.string == "openWeatherMap", "\(place)")
    }
  }

  /// What one provider does not reach comes from the next, and each is named.
  @Test func daysPastTheReachComeFromTheNext() throws {
    let program = try bench.program(
      key: "plain", order: ["openWeatherMap", "metNorway", "openMeteo"])
    let answer = try bench.ask(
      program, "forecast.daily", #"{"place":"Lisbon","days":9,"fallback":"none"}"#)
    let result = try #require(answer["result"])
    // Open-Meteo knows the hours of today that have passed, which the others leave out.
    #expect(result.providersUsed == ["openWeatherMap", "metNorway", "openMeteo"])
    let rows = result["days"]?.list ?? []
    let series = try bench.sent(MetNorwayPipeTests.path)["properties"]?["timeseries"]?.list ?? []
    for (index, row) in rows.enumerated().dropFirst(6) {
      let start =
        try #require(ProviderBench.seconds("2026-06-20T23:00:00Z")) + Double(index) * 86_400
      let highest = series.filter {
        (start..<start + 86_400).contains(ProviderBench.seconds($0["time"]?.string) ?? 0)
      }.compactMap {
        $0["data"]?["next_6_hours"]?["details"]?["air_temperature_max"]?.double
      }.max()
      expectSame(row["temperatureMax"], highest, decimals: 1, "\(index)")
    }
    #expect(!rows.contains { $0["partial"]?.bool == true })
    let credits = result["attribution"]?.list.compactMap { $0["text"]?.string }
    #expect(
      credits == [
        "Weather data provided by OpenWeather", "Data from MET Norway",
        "Weather data by Open-Meteo.com",
      ])
  }
}
