import Foundation
import JSON
import Testing

@Suite(
  "A provider that fails is told of, or stood in for", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct ProviderFailureTests {
  let bench: ProviderBench

  init() throws { bench = try ProviderBench() }

  /// Nothing that the program says or keeps holds the key, whatever comes of the questions.
  @Test(.process, arguments: ["plain", "onecall3", "onecall4", "nonsense", "blocked"])
  func theKeyIsToldToNobody(_ key: String) throws {
    let program = try bench.program(key: key)
    let questions = FaultQuestion.all.filter { $0.key != nil }
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
