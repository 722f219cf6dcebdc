import TestSupport
import Testing
import Vocabulary
import Weather

@testable import Providers

/// What kind of event a warning is about, by the codes of each service: recorded messages decide.
@Suite struct HazardTests {
  private static func features(_ name: String, _ key: String = "features") throws -> [UpstreamValue]
  { try Payloads.response(name).json()[key]?.elements ?? [] }

  private static func kinds(_ message: CAPAlert?) -> Set<AlertHazard?> {
    Set(message?.infos.map(\.kind) ?? [])
  }

  private static func kinds(ofDocument name: String) throws -> Set<AlertHazard?> {
    kinds(try CAPReader.read(Payloads.response(name).body))
  }

  @Test(
    arguments: [
      ("cap/dwd_starkregen_update_2023-06-23a.xml", .rain),
      ("meteoalarm/cap_flooding_type12_ro.xml", .flood),
      ("meteoalarm/cap_villach_heat.xml", .highTemperature),
      ("met-eireann/kde_cap_small_craft_2025-04-13.xml", .wind),
      // It has no code.
      ("metservice/linecast_cap_desertroad.xml", nil),
    ] as [(String, AlertHazard?)])
  func messagesOfCAP(name: String, hazard: AlertHazard?) throws {
    #expect(try Self.kinds(ofDocument: name) == [hazard])
  }

  @Test func eachServiceByItsOwnCodes() throws {
    let bright = try Self.features("bright-sky/server_alerts_all_2023-06-23.json", "alerts")
    #expect(
      bright.map { Self.kinds(CAPAlert(brightSky: $0, area: nil)) } == [[.rain], [.rain], [.wind]])
    let canada = try Self.features("environment-canada/linecast_alerts_2026-03.json")
      .map { Self.kinds(CAPAlert(environmentCanada: $0)) }
    // The last one is a special statement, which may be about anything.
    #expect(canada == Array(repeating: [.freezingRain], count: 6) + [[nil]])
    let norway = try Self.features("met-norway/linecast_metalerts.json")
    #expect(norway.count > 20)
    #expect(norway.allSatisfy { Self.kinds(CAPAlert(metNorway: $0, language: "no")) == [.wind] })
    let oregon = try Self.features("nws/pynws_alerts_active_zone.json")
    #expect(oregon.map { Self.kinds(CAPAlert(nws: $0)) } == [[.flood]])
    let hongKong = try Payloads.response("hko/linecast_warnsum_2026-08-25.json").json()
    let told = hongKong.members.map { name, item in
      (name, CAPAlert(hko: item, name: name, language: "en")?.infos.first?.kind)
    }
    #expect(
      Dictionary(uniqueKeysWithValues: told) == [
        "WTS": .thunderstorm, "WRAIN": .rain, "WTCSGNL": .tropicalCyclone, "WFIRE": .forestFire,
      ])
  }

  /// Every warning of a European service has an awareness type.
  @Test func everyWarningOfAFeedOfMeteoAlarm() throws {
    let feed = try Self.features("meteoalarm/feed_austria_sample_2026-07-31.json", "warnings")
    let kinds = feed.map { Self.kinds($0["alert"].flatMap { CAPAlert(json: $0) }) }
    #expect(!kinds.isEmpty && kinds.allSatisfy { $0.count == 1 && !$0.contains(nil) })
    #expect(HazardCodes.awareness(type: "13; Rain-Flood") == .rainFlood)
    #expect(HazardCodes.awareness(type: "2") == .snowIce)
    #expect(HazardCodes.awareness(type: "Low-Temperature") == .lowTemperature)
    #expect(HazardCodes.awareness(type: "99; other") == nil)
  }

  @Test(.enabled(if: Payloads.areHere, Payloads.hint)) func everyWarningOfADayOfTheNWS() throws {
    let expected: [String: AlertHazard?] = [
      "Air Quality Alert": .airQuality, "Red Flag Warning": .forestFire,
      "Rip Current Statement": .ripCurrent, "Fire Weather Watch": .forestFire,
      "Special Weather Statement": nil, "Flood Warning": .flood, "Blowing Dust Warning": .dust,
      "Blowing Dust Advisory": .dust, "Wind Advisory": .wind, "Heat Advisory": .highTemperature,
      "Small Craft Advisory": .marine, "Gale Warning": .wind, "Storm Watch": .wind,
      "High Wind Warning": .wind, "Brisk Wind Advisory": .wind,
      "Winter Weather Advisory": .snowIce, "Flood Advisory": .flood, "Flood Watch": .flood,
      "Heavy Freezing Spray Warning": .ice, "Hydrologic Outlook": .flood,
    ]
    for feature in try Self.features("nws/wxgov_alerts_2026-05-14.json") {
      let message = try #require(CAPAlert(nws: feature))
      var info = try #require(message.infos.first)
      let event = info.event ?? ""
      #expect(try #require(expected[event]) == info.kind, "\(event)")
      // The codes alone say the same as the name.
      info.hazard = nil
      #expect(expected[event] == info.kind, "\(event) by \(info.eventCodes)")
      info.eventCodes = info.eventCodes.filter { $0.name == "SAME" && $0.value != "NWS" }
      #expect(info.kind == nil || expected[event] == info.kind, "\(event) by \(info.eventCodes)")
    }
  }

  /// A text is never read, however much it says.
  @Test func textsAreNoCodes() {
    var info = CAPInfo()
    (info.event, info.headline) = ("Flood Warning", "Flood: awareness_type=12")
    info.parameters = [
      CAPValue(name: "event", value: "flood"), CAPValue(name: "awareness_type", value: "flo"),
      CAPValue(name: "VTEC", value: "FA"), CAPValue(name: "SAME", value: "LEW"),
      CAPValue(name: "NationalWeatherService", value: "LEW"),
    ]
    #expect(info.kind == nil)
    info.parameters.append(CAPValue(name: "VTEC", value: "/O.NEW.KBUF.LE.W.0004.0000T00Z/"))
    #expect(info.kind == .snow)
  }

  /// Codes count in whatever language they stand, and the language is that of the event.
  @Test func languagesShareTheCodes() throws {
    var (german, english) = (CAPInfo(), CAPInfo())
    (german.language, german.event) = ("de-DE", "Hitzewarnung")
    german.parameters = [CAPValue(name: "awareness_type", value: "5; high-temperature")]
    (english.language, english.headline) = ("en-GB", "Heat")
    var message = CAPAlert()
    message.infos = [german, english]
    func told(_ language: String) -> WeatherAlert? {
      CAPWarnings(language: language, now: 0) { _ in .point }.rows([message]).first?.warning
    }
    let texts = [told("en"), told("de"), told("fr")].map { [$0?.event, $0?.language] }
    #expect(texts == [["Hitzewarnung", "de"], ["Hitzewarnung", "de"], ["Hitzewarnung", "de"]])
    #expect(told("en")?.hazard == .highTemperature)
  }

  @Test func japanHasATableOfItsOwn() throws {
    func kind(_ code: String) throws -> AlertHazard? {
      let item = JMAKind(
        try answer(#"{"code":"\#(code)","status":"発表"}"#).json(), sent: nil, text: nil)
      return CAPAlert(jma: item, in: "1310100").infos.first?.kind
    }
    let told = try ["02", "14", "15", "17", "21", "22", "26", "37", "43", "48", "49"].map(kind)
    let expected: [AlertHazard?] = [
      .blizzard, .thunderstorm, .wind, .thaw, .dryAir, .avalanche, .snow, .highWaves, .rain,
      .stormSurge, .landslide,
    ]
    #expect(told == expected)
    #expect(try kind("27") == nil && kind("99") == nil)
  }

  /// A subscription compares lists: a service that writes equal warnings in another order has said
  /// nothing new.
  @Test func equalWarningsHaveOneOrder() {
    let alerts = ["c", "a", "b"].map { WeatherAlert(id: $0, event: $0, match: .point) }
    let reports = [alerts, alerts.reversed()].map { AlertReport(coverage: .full, alerts: $0) }
    #expect(reports[0] == reports[1] && reports[0].alerts.map(\.id) == ["a", "b", "c"])
  }
}
