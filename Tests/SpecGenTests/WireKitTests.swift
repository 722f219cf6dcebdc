import Basics
import AlmanacProtocol
import JSON
import Testing
import Time
import Units
import Vocabulary
import Words

/// Params are read as the spec says and refused with the first fault in schema order.
@Suite struct WireKitTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  private func fault<P: WireParams>(_ type: P.Type, _ text: String) throws -> Failure? {
    let value = try value(text)
    do throws(Failure) {
      _ = try P(value)
      return nil
    } catch { return error }
  }

  @Test(arguments: ["null", "{}", "[]", #"{"hours":null,"place":null,"_meta":{"a":1}}"#])
  func emptyParamsGiveDefaults(text: String) throws {
    let params = try Wire.ForecastHourlyParams(try value(text))
    #expect(params.hours == 24 && params.date == nil && params.place == nil)
    #expect(params.network.fallback == .estimate && params.network.deadlineMs == nil)
  }

  @Test func absentParamsGiveDefaults() throws {
    #expect(try Wire.SunsetScoreParams(nil).event == .sunset)
  }

  @Test(
    arguments: [
      (#"{"hours":3.0}"#, nil, nil),
      (#"{"hours":"3"}"#, ErrorEntry.invalidParams, "/hours"),
      (#"{"hours":3.5}"#, .invalidParams, "/hours"),
      (#"{"hours":0}"#, .outOfRange, "/hours"),
      (#"{"hours":385}"#, .outOfRange, "/hours"),
      (#"{"hour":3}"#, .unknownParam, "/hour"),
      (#"{"a/b~":3}"#, .unknownParam, "/a~1b~0"),
      (#"{"place":7}"#, .invalidParams, "/place"),
      (#"{"place":""}"#, .outOfRange, "/place"),
      (#"{"place":{"latitude":95,"longitude":0}}"#, .outOfRange, "/place/latitude"),
      (#"{"place":{"latitude":5,"longitud":0}}"#, .unknownParam, "/place/longitud"),
      (#"{"units":"metrics"}"#, .notAllowed, "/units"),
      (#"{"units":{"windSpeed":"kt"}}"#, .notAllowed, "/units/windSpeed"),
      (#"{"date":"2026-02-30"}"#, .invalidParams, "/date"),
      (#"{"date":"1799-12-31"}"#, .outOfRange, "/date"),
      (#"{"fallback":"maybe"}"#, .notAllowed, "/fallback"),
      (#"{"deadlineMs":120001}"#, .outOfRange, "/deadlineMs"),
      (#"{"workDoneToken":true}"#, .invalidParams, "/workDoneToken"),
      (#"{"bogus":1,"hours":0}"#, .outOfRange, "/hours"),
      ("[1]", .invalidParams, ""),
      (#""x""#, .invalidParams, ""),
    ] as [(String, ErrorEntry?, String?)])
  func firstFault(text: String, kind: ErrorEntry?, path: String?) throws {
    let fault = try fault(Wire.ForecastHourlyParams.self, text)
    #expect(fault?.entry == kind && fault?.details.path == path)
  }

  @Test func faultsSayWhatWouldDo() throws {
    let range = try #require(
      try fault(Wire.ForecastHourlyParams.self, #"{"hours":0}"#)?.details.range)
    #expect(range == .init(minimum: 1, maximum: 384))
    let spelling = try fault(Wire.ForecastHourlyParams.self, #"{"hour":1}"#)
    #expect(spelling?.details.didYouMean == ["hours"])
    let choice = try fault(Wire.SunsetScoreParams.self, #"{"model":"afterglo"}"#)
    #expect(
      choice?.details.allowed == ["afterglow", "classic"]
        && choice?.details.didYouMean == ["afterglow"])
    let missing = try fault(Wire.MapTileParams.self, #"{"layer":"radar","z":1,"y":2}"#)
    #expect(missing?.entry == .missingParam && missing?.details.path == "/x")
    let item = try fault(
      Wire.WeatherOverviewParams.self, #"{"parts":[{"method":"air.quality"},{"method":"tides"}]}"#)
    #expect(item?.entry == .notAllowed && item?.details.path == "/parts/1/method")
  }

  @Test(arguments: [
    (#""Lisbon""#, "string"), (#"{"id":"1"}"#, "placeFields"), ("[]", "placeFields"),
  ])
  func unionsAreToldApart(text: String, expected: String) throws {
    let place = try Wire.PlaceReference(try value(text), at: "")
    switch place {
    case .string: #expect(expected == "string")
    case .placeFields: #expect(expected == "placeFields")
    }
  }

  @Test func conditionsNest() throws {
    let text =
      #"{"all":[{"path":"/a","op":"lt","value":1},{"any":[{"path":"/b","op":"eq","value":null}]}]}"#
    guard case .allOf(let all) = try Wire.SubscriptionCondition(try value(text), at: ""),
      case .comparison(let first) = all.all[0], case .anyOf(let any) = all.all[1]
    else {
      Issue.record("not read as a tree")
      return
    }
    #expect(first.op == .lessThan && first.value.integer == 1 && any.any.count == 1)
  }

  @Test func initializeIgnoresWhatEditorsSend() throws {
    let params = try Wire.InitializeParams(
      try value(
        """
        {"processId":null,"rootUri":"file:///","trace":"off","workspaceFolders":null,
         "clientInfo":{"name":"vim","x":1},"capabilities":{"workspace":{},"progress":true},
         "configuration":{"units":"uk","more":1}}
        """))
    #expect(params.capabilities?.progress == true && params.clientInfo?.name == "vim")
  }

  @Test(
    arguments: [
      ("2026-06-21T19:30:00+01:00", 1_782_066_600.0), ("1970-01-01T00:00:00Z", 0),
      ("1969-12-31T23:59:59.5Z", -0.5), ("2000-02-29t12:00:00.25-00:30", 951_827_400.25),
      ("2026-06-21T19:30:00", nil), ("2026-06-21T24:00:00Z", nil), ("2026-06-21T19:30Z", nil),
      ("2026-06-21T19:30:00.Z", nil), ("2026-06-21T19:30:00+1:00", nil), ("junk", nil),
    ] as [(String, Double?)])
  func instants(text: String, seconds: Double?) throws {
    let found = try? Wire.SunPhaseParams(try value("{\"time\":\"\(text)\"}")).time
    #expect(found?.unixSeconds == seconds)
  }

  @Test(arguments: [
    ("2024-02-29", true), ("2023-02-29", false), ("1900-02-29", false), ("2000-02-29", true),
    ("2026-6-1", false), ("2026-13-01", false), ("2026-00-10", false), ("2026-06-31", false),
    ("2026-06-21T00:00:00Z", false), ("1800-01-01", true), ("2200-12-31", true),
    ("2201-01-01", false),
  ])
  func dates(text: String, isGood: Bool) throws {
    let found = try? Wire.SunTimesParams(try value("{\"date\":\"\(text)\"}")).date
    #expect((found != nil) == isGood)
  }

  @Test(arguments: [
    ("temprature", ["temperature", "humidity"], ["temperature"]),
    ("Hours", ["hours", "days"], ["hours"]), ("xyz", ["hours"], []),
    ("C", ["°C", "°F"], ["°C"]), ("dasy", ["days", "date"], ["days"]), ("", ["a"], []),
  ])
  func spelling(name: String, candidates: [String], expected: [String]) {
    #expect(Spelling.closest(to: name, in: candidates) == expected)
  }

  @Test func resultsAreWrittenInOrder() {
    let padded = ResultFormat(
      units: .metric, wording: Wording(locale: "en", clock: .twelveHour), labels: .padded)
    let start = Moment(Instant(unixSeconds: 1_782_070_920), offsetSeconds: 3_600)
    let interval = Wire.Interval(start: start, end: nil)
    #expect(
      String(decoding: ResultWriter.bytes(of: interval, padded), as: UTF8.self)
        == #"{"start":"2026-06-21T20:42:00+01:00","startLabels":{"time":"08:42 PM","hour":"08 PM","#
        + #""day":"06/21","weekday":"Sun"},"end":null}"#)
    let warning = Wire.Warning(
      code: .polar, message: Sentence { _, _ in "m" }, paths: ["/a"], retryAfterSeconds: nil)
    #expect(
      String(decoding: ResultWriter.bytes(of: warning, .plain), as: UTF8.self)
        == #"{"code":"polar","message":"m","paths":["/a"]}"#)
  }

  @Test func theDocumentIsTheBundle() throws {
    let document = try JSONDocument(parsing: SpecDocument.bytes).root
    #expect(document["openrpc"]?.string == "1.4.1")
    let names = document["methods"]?.elements.compactMap { $0["name"]?.string } ?? []
    #expect(MethodName.allCases.allSatisfy { names.contains($0.rawValue) })
  }

  @Test func toolsAreFitForHosts() throws {
    #expect((9...12).contains(ToolEntry.all.count))
    for tool in ToolEntry.all {
      #expect(tool.name.wholeMatch(of: /[a-z_]{1,40}/) != nil)
      let schema = try value(tool.inputSchema.description)
      #expect(schema["type"]?.string == "object" && !tool.inputSchema.description.contains("$ref"))
    }
  }

  @Test func errorsAreTotal() {
    for kind in ErrorKind.allCases {
      #expect(ErrorEntry.allCases.contains { $0.kind == kind }, "\(kind)")
    }
    for entry in ErrorEntry.allCases {
      #expect(entry.rawValue == entry.kind.rawValue + (entry.reason.map { "." + $0 } ?? ""))
    }
    #expect(ErrorEntry.locationUnavailableDenied.message == "Location permission is needed.")
  }
}
