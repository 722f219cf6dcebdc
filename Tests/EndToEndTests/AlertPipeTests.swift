import Foundation
import JSON
import TestSupport
import Testing

/// Where the tests ask for warnings.
enum AlertPlace {
  static let portland = place(45.5, -122.7, "US", "America/Los_Angeles", "Portland")
  static let miami = place(25.76, -80.19, "US", "America/New_York", "Miami")
  /// In Canada, though somebody called it American.
  static let pier = place(43.65, -79.38, "US", "America/Toronto", "Pier")
  /// American, but this upstream's service says that it is not.
  static let detroit = place(42.35, -83.06, "US", "America/Detroit", "Detroit")
  static let toronto = place(43.65, -79.38, "CA", "America/Toronto", "Toronto")
  static let berlin = place(52.52, 13.41, "DE", "Europe/Berlin", "Berlin")
  /// German, but this upstream's service says that it is not.
  static let alp = place(47.35, 10.3, "DE", "Europe/Berlin", "Alp")
  static let evora = place(38.57, -7.91, "PT", "Europe/Lisbon", "Evora")
  static let paris = place(48.86, 2.35, "FR", "Europe/Paris", "Paris")
  static let amsterdam = place(52.37, 4.9, "NL", "Europe/Amsterdam", "Amsterdam")
  static let nairobi = place(-1.29, 36.82, "KE", "Africa/Nairobi", "Nairobi")
  static let tokyo = place(35.69, 139.75, "JP", "Asia/Tokyo", "Tokyo")
  static let hongKong = place(22.28, 114.16, "HK", "Asia/Hong_Kong", "Hong Kong")
  static let dhaka = place(23.71, 90.41, "BD", "Asia/Dhaka", "Dhaka")
  /// The sea east of Svalbard.
  static let svalbard = place(77.375, 22.75, "SJ", "Arctic/Longyearbyen", "Sea")
  /// Its country has a feed that this upstream does not have.
  static let andorra = place(42.5, 1.52, "AD", "Europe/Andorra", "Andorra la Vella")

  private static func place(
    _ latitude: Double, _ longitude: Double, _ country: String, _ zone: String, _ name: String
  ) -> String {
    #"{"latitude":\#(latitude),"longitude":\#(longitude),"countryCode":"\#(country)","#
      + #""timeZone":"\#(zone)","name":"\#(name)"}"#
  }
}

@Suite(
  "Warnings over the pipe", .table, .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct AlertPipeTests {
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let params: String
    let coverage: String
    let ids: [String]
    var matches: [String] = []
    var provider: String?
    let asked: [String]

    var testDescription: String { name }
  }

  static let nws = "urn:oid:2.49.0.1.840.0."
  static let dwd = "2.49.0.0.276.0.DWD.PVW."
  static let meteo = "2.49.0.0.620.0."

  static let cases = [
    Case(
      name: "by the point, what is replaced, called off, over or an exercise left out",
      params: #"{"place":\#(AlertPlace.portland)}"#, coverage: "full",
      ids: [nws + "storm.001.1", nws + "flood.002.1"], matches: ["point", "point"],
      provider: "nws", asked: ["/alerts/active?point=45.5,-122.7"]),
    Case(
      name: "silence where the service says that the point is its own",
      params: #"{"place":\#(AlertPlace.miami)}"#, coverage: "full", ids: [], provider: "nws",
      asked: ["/alerts/active?point=25.76,-80.19", "/points/25.76,-80.19"]),
    Case(
      name: "silence beyond the border", params: #"{"place":\#(AlertPlace.detroit)}"#,
      coverage: "none", ids: [],
      asked: ["/alerts/active?point=42.35,-83.06", "/points/42.35,-83.06"]),
    Case(
      name: "the boundary decides, whatever the place is called",
      params: #"{"place":\#(AlertPlace.pier)}"#, coverage: "full",
      ids: ["1618115311375151707202603050503_fea1-1185"], matches: ["point"],
      provider: "environmentCanada",
      asked: [
        "/collections/weather-alerts/items?f=json&bbox=-79.39,43.64,-79.37,43.66&limit=100"
      ]),
    Case(
      name: "of all of Norway, by polygon", params: #"{"place":\#(AlertPlace.svalbard)}"#,
      coverage: "country", ids: ["2.49.0.1.578.0.260306220000.0842_1_0"], matches: ["point"],
      provider: "metNorway", asked: ["/weatherapi/metalerts/2.0/current.json?lang=en"]),
    Case(
      name: "by the polygon of the zone", params: #"{"place":\#(AlertPlace.toronto)}"#,
      coverage: "full", ids: ["1618115311375151707202603050503_fea1-1185"], matches: ["point"],
      provider: "environmentCanada",
      asked: [
        "/collections/weather-alerts/items?f=json&bbox=-79.39,43.64,-79.37,43.66&limit=100"
      ]),
    Case(
      name: "German warning cells", params: #"{"place":\#(AlertPlace.berlin)}"#,
      coverage: "full", ids: [dwd + "1002", dwd + "1001"], matches: ["point", "point"],
      provider: "brightSky", asked: ["/alerts?lat=52.5200&lon=13.4100"]),
    Case(
      name: "outside of every cell the country's feed speaks, of other places only",
      params: #"{"place":\#(AlertPlace.alp)}"#, coverage: "full", ids: [],
      provider: "meteoAlarm",
      asked: ["/alerts?lat=47.3500&lon=10.3000", "/api/v1/warnings/feeds-germany"]),
    Case(
      name: "by the outline of the area", params: #"{"place":\#(AlertPlace.evora)}"#,
      coverage: "full", ids: ["new", "two", "two#2"].map { meteo + $0 },
      matches: ["area", "area", "area"], provider: "meteoAlarm",
      asked: ["/api/v1/warnings/feeds-portugal"]),
    Case(
      name: "in another area of the country", params: #"{"place":"Lisbon"}"#,
      coverage: "full", ids: [meteo + "one"], matches: ["area"], provider: "meteoAlarm",
      asked: ["/api/v1/warnings/feeds-portugal"]),
    Case(
      name: "in areas that nobody knows", params: #"{"place":\#(AlertPlace.paris)}"#,
      coverage: "country", ids: ["one", "new", "two", "two#2"].map { meteo + $0 },
      matches: ["area", "country", "country", "country"], provider: "meteoAlarm",
      asked: ["/api/v1/warnings/feeds-france"]),
    Case(
      name: "Japanese municipalities", params: #"{"place":\#(AlertPlace.tokyo)}"#,
      coverage: "full", ids: ["jma-1310100-09", "jma-1310100-14"], matches: ["area", "area"],
      provider: "jma", asked: ["/bosai/warning/data/r8/130000.json"]),
    Case(
      name: "Hong Kong as a whole", params: #"{"place":\#(AlertPlace.hongKong)}"#,
      coverage: "full", ids: ["hko-WRAINB"], matches: ["area"],
      provider: "hko", asked: ["/weatherAPI/opendata/weather.php?dataType=warnsum&lang=en"]),
    Case(
      name: "a service that the caller names",
      params: #"{"place":\#(AlertPlace.berlin),"provider":"meteoAlarm"}"#, coverage: "full",
      ids: [meteo + "one"], matches: ["area"], provider: "meteoAlarm",
      asked: ["/api/v1/warnings/feeds-germany"]),
    Case(
      name: "green is no warning", params: #"{"place":\#(AlertPlace.amsterdam)}"#,
      coverage: "full", ids: [], provider: "meteoAlarm",
      asked: ["/api/v1/warnings/feeds-netherlands"]),
    Case(
      name: "where nobody speaks", params: #"{"place":\#(AlertPlace.dhaka)}"#,
      coverage: "none", ids: [], asked: []),
  ]

  @Test(arguments: cases)
  func whoSpeaksForAPlace(_ row: Case) throws {
    let result = try room.result("alerts.active", row.params)
    #expect(result["coverage"]?.string == row.coverage)
    let alerts = result["alerts"]?.list ?? []
    #expect(alerts.compactMap { $0["id"]?.string } == row.ids)
    #expect(alerts.compactMap { $0["match"]?.string } == row.matches)
    #expect(try room.asked() == row.asked)
    #expect(result["source"]?["provider"]?.string == row.provider)
    #expect(result.warningCodes == (row.coverage == "none" ? ["outOfCoverage"] : []))
    if row.provider != nil { #expect(result["attribution"]?.count != 0) }
  }

  /// A feed of RSS: its messages are fetched once, by polygon; what has ended is not fetched, and
  /// what cannot be is said.
  @Test func theFeedOfAnAuthority() throws {
    let folder = "/meteo.go.ke/api/cap/"
    let program = try room.program()
    let params = #"{"place":\#(AlertPlace.nairobi)}"#
    let first = try #require(try program.call("alerts.active", params)?["result"])
    #expect(first["coverage"]?.string == "country")
    #expect(first["alerts"]?.list.map { $0["id"]?.string } == ["ke.rain", "ke.dust"])
    #expect(first["alerts"]?.list.map { $0["match"]?.string } == ["point", "country"])
    #expect(first.warningCodes == ["notProvided"])
    let credits = first["attribution"]?.list.compactMap { $0["text"]?.string }
    #expect(
      credits == [
        "Kenya Meteorological Department", "Feeds of the WMO Register of Alerting Authorities",
      ])
    let asked = try room.asked()
    #expect(asked.prefix(1) == [folder + "rss.xml"])
    #expect(
      Set(asked) == Set(["rss", "rain", "surf", "dust", "lost"].map { folder + $0 + ".xml" }))
    var later = program
    later.environment["ALMANAC_NOW"] = "2026-06-21T12:06:30Z"
    let second = try #require(try later.call("alerts.active", params)?["result"])
    #expect(second["alerts"]?.list.map { $0["id"]?.string } == ["ke.rain", "ke.dust"])
    // The feed, and again the messages that were unavailable.
    #expect(try room.asked().dropFirst(asked.count) == [folder + "rss.xml", folder + "lost.xml"])
  }

  /// In the form of the locale (CLDR), or padded to two digits.
  @Test(arguments: [("true", false), (#""padded""#, true)])
  func timesInWords(_ labels: String, isPadded: Bool) throws {
    let alerts = try room.result(
      "alerts.active", #"{"place":\#(AlertPlace.portland),"labels":\#(labels)}"#)["alerts"]
    let storm = try #require(alerts?.element(at: 0))
    for name in ["sent", "start", "end"] {
      let parts = try #require(storm[name]?.string).prefix(10).suffix(5).split(separator: "-")
      let day = parts.map { isPadded ? String($0) : String(Int($0) ?? -1) }
      #expect(storm[name + "Labels"]?["day"]?.string == day.joined(separator: "/"))
    }
  }

  @Test func nwsInFull() throws {
    let alerts = try room.result("alerts.active", #"{"place":\#(AlertPlace.portland)}"#)["alerts"]
    let sent = try room.firstSent("/alerts/active")["features"]
    func properties(_ id: String) -> JSONValue? {
      sent?.elements.lazy.map { $0["properties"] }.first { $0?["id"]?.string == id } ?? nil
    }
    let storm = try #require(alerts?.element(at: 0))
    let stormSent = properties(Self.nws + "storm.001.1")
    #expect(storm["severity"]?.string == "extreme")
    #expect(storm["certainty"]?.string == "likely" && storm["urgency"]?.string == "expected")
    // The end of the weather, not of the bulletin; in the place's own time.
    #expect(storm["end"]?.string == stormSent?["ends"]?.string)
    #expect(storm["start"]?.string == stormSent?["onset"]?.string)
    #expect(storm["sent"]?.string == stormSent?["sent"]?.string)
    #expect(storm["headline"]?.isNull == true)
    let text = try #require(storm["description"]?.string)
    #expect((8_100...8_192).contains(text.utf8.count) && text.hasSuffix("…"))
    #expect(stormSent?["description"]?.string?.hasPrefix(text.dropLast()) == true)
    let flood = try #require(alerts?.element(at: 1))
    let floodSent = properties(Self.nws + "flood.002.1")
    // Until further notice: as long as the bulletin.
    #expect(floodSent?["ends"]?.isNull == true)
    #expect(flood["end"]?.string == floodSent?["expires"]?.string)
    #expect(flood["start"]?.string == floodSent?["effective"]?.string)
    #expect(floodSent?["headline"]?.string?.contains("\u{1B}") == true)
    #expect(flood["headline"]?.string == "Flood[31m Watch issued")
    #expect(flood["description"]?.string == "* WHAT...Rain.\n\nMore.")
    #expect(
      flood["areas"]?.strings == ["North Oregon Coast", "Greater Portland Metro Area"])
    #expect(flood["url"]?.string == floodSent?["@id"]?.string)
    #expect(flood["sender"]?.string == "NWS Portland OR")
  }

  @Test func brightSkyInFull() throws {
    let result = try room.result("alerts.active", #"{"place":\#(AlertPlace.berlin)}"#)
    let storm = try #require(result["alerts"]?.element(at: 0))
    let sent = try room.firstSent("/alerts")["alerts"]?.element(at: 1)
    #expect(storm["event"]?.string == "thunderstorm")
    #expect(storm["end"]?.isNull == true, "until further notice")
    #expect(unixSeconds(storm["start"]?.string) == unixSeconds(sent?["onset"]?.string))
    #expect(sent?["instruction_en"]?.string == "Stay\u{7} indoors.")
    #expect(storm["instruction"]?.string == "Stay indoors.")
    #expect(storm["areas"]?.strings == ["Berlin - Mitte"])
    #expect(storm["sender"]?.string == "Deutscher Wetterdienst")
  }

  @Test func meteoAlarmInFull() throws {
    let result = try room.result("alerts.active", #"{"place":"Lisbon"}"#)
    let one = try #require(result["alerts"]?.element(at: 0))
    let sent = try room.firstSent("/api/v1")["warnings"]?.element(at: 1)?["alert"]
    let info = sent?["info"]?.element(at: 1)
    #expect(one["event"]?.string == "Heat warning" && one["severity"]?.string == "severe")
    #expect(one["headline"]?.string == "Heat in Lisboa")
    let text = try #require(one["description"]?.string)
    #expect(text.utf8.count <= 8_192 && text.hasPrefix("Hot and dry. Hot and dry."))
    #expect(info?["description"]?.string?.hasPrefix("Hot\u{0} and \u{2067}dry\u{2069}.") == true)
    for (name, sent) in [("start", "onset"), ("end", "expires")] {
      #expect(unixSeconds(one[name]?.string) == unixSeconds(info?[sent]?.string))
    }
    #expect(unixSeconds(one["sent"]?.string) == unixSeconds(sent?["sent"]?.string))
    #expect(one["sender"]?.string == "IPMA" && one["areas"]?.strings == ["Lisboa"])
    // The terms of MeteoAlarm: who issued them, and a sentence on delays.
    let credits = result["attribution"]?.list.compactMap { $0["text"]?.string } ?? []
    #expect(credits.contains("IPMA") && credits.contains("EUMETNET - MeteoAlarm"))
    #expect(credits.contains { $0.hasPrefix("Time delays between this program") })
    // The parts of one message keep their own hours.
    let evora = try room.result("alerts.active", #"{"place":\#(AlertPlace.evora)}"#)["alerts"]
    let parts = [1, 2].map { evora?.element(at: $0)?["start"]?.string }
    #expect(parts == ["2026-06-21T15:00:17+01:00", "2026-06-22T13:00:17+01:00"])
  }

  @Test(arguments: [
    (AlertPlace.berlin, "de-AT", "GEWITTER"), (AlertPlace.berlin, "fr", "thunderstorm"),
    (AlertPlace.evora, "pt", "Aviso de calor"), (AlertPlace.evora, "pt-BR", "Aviso de calor"),
    (AlertPlace.evora, "ja", "Heat warning"), (AlertPlace.portland, "es", "Winter Storm Warning"),
  ])
  func theLocaleChoosesTheLanguage(_ place: String, _ locale: String, _ event: String) throws {
    let result = try room.result(
      "alerts.active", #"{"place":\#(place),"locale":"\#(locale)"}"#)
    #expect(result["alerts"]?.element(at: 0)?["event"]?.string == event)
  }

  /// One answer of the service serves every language; nobody is asked again.
  @Test func anotherLanguageIsReadFromWhatIsStored() throws {
    let program = try room.program()
    let events = try ["en", "de"].map { locale in
      try program.call("alerts.active", #"{"place":\#(AlertPlace.berlin),"locale":"\#(locale)"}"#)?[
        "result"]?["alerts"]?.element(at: 0)?["event"]?.string
    }
    #expect(events == ["thunderstorm", "GEWITTER"])
    #expect(try room.asked().count == 1)
  }
}
