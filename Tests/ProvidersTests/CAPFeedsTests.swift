import Foundation
import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

/// Feeds of alerting authorities. But for New Zealand's, what they say is constructed.
@Suite struct CAPFeedsTests {
  /// Around Nairobi, and around Mombasa.
  static let here = "-1.6,36.5 -1.6,37.2 -1.0,37.2 -1.0,36.5 -1.6,36.5"
  static let there = "-4.3,39.3 -4.3,40 -3.8,40 -3.8,39.3 -4.3,39.3"
  static let nairobi = Coordinate(latitude: -1.29, longitude: 36.82) ?? lisbon
  /// 2026-06-21T18:40:00Z.
  static let now: Instant = 1_782_067_200

  static func message(
    _ id: String, _ polygon: String? = here, type: String = "Alert", references: String = "",
    severity: String = "Severe", expires: String = "2026-06-22T06:00:00+03:00"
  ) -> String {
    let outline = polygon.map { "<polygon>\($0)</polygon>" } ?? ""
    return """
      <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>\(id)</identifier>
      <status>Actual</status><msgType>\(type)</msgType><scope>Public</scope>
      <references>\(references)</references><info><event>Rain \(id)</event>
      <severity>\(severity)</severity><expires>\(expires)</expires>
      <area><areaDesc>x</areaDesc>\(outline)</area></info></alert>
      """
  }

  static func rss(_ items: [String], date: String = "Sun, 21 Jun 2026 18:00:00 +0000") -> String {
    #"<?xml version="1.0"?><rss version="2.0" "#
      + #"xmlns:cap="urn:oasis:names:tc:emergency:cap:1.1"><channel>"#
      + "<pubDate>\(date)</pubDate>\(items.joined())</channel></rss>"
  }

  static func item(_ name: String, _ more: String = "") -> String {
    "<item><link>https://meteo.go.ke/\(name).xml</link>\(more)</item>"
  }

  /// What the plan asks for, by path, and what it comes to.
  static func read(
    _ files: [String: String], _ country: String = "KE", at place: Coordinate = nairobi,
    known: Set<String> = []
  ) -> (report: Result<AlertReport, ProviderError>, asked: [String]) {
    var asked: [String] = []
    guard let plan = CAPFeeds.alerts(country: country, at: place) else {
      return (.failure(.noData(.outOfCoverage)), [])
    }
    do throws(ProviderError) {
      let report = try plan.run { (request) throws(ProviderError) in
        asked.append(request.path)
        guard let body = files[request.path] else { return answer("", status: 404) }
        return answer(body, receivedAt: known.contains(request.path) ? now - 60 : now)
      }
      return (.success(report), asked)
    } catch {
      return (.failure(error), asked)
    }
  }

  static let feed = "/api/cap/rss.xml"

  @Test func linksLeadToMessages() throws {
    let (report, asked) = Self.read([
      Self.feed: Self.rss(["a", "b", "c"].map { Self.item($0) }), "/a.xml": Self.message("a"),
      "/b.xml": Self.message("b", Self.there), "/c.xml": Self.message("c", nil),
    ])
    #expect(asked == [Self.feed, "/a.xml", "/b.xml", "/c.xml"])
    let told = try report.get()
    #expect(told.alerts.map(\.id) == ["a", "c"])
    #expect(told.alerts.map(\.match) == [.point, .country] && told.coverage == .country)
    #expect(told.authority?.text == "Kenya Meteorological Department")
  }

  /// Only a whole list of a living authority says that there is nothing.
  @Test(arguments: [
    ([String](), "Sun, 21 Jun 2026 18:00:00 +0000", AlertCoverage?.some(.full)),
    (["b"], "Sun, 21 Jun 2026 18:00:00 +0000", .full),
    ([], "Tue, 26 May 2026 18:00:00 GMT", .full), ([], "Thu, 21 May 2026 18:00:00 GMT", nil),
    ([], "", nil), ([], "Sunday", nil),
  ])
  func silence(_ items: [String], _ date: String, _ coverage: AlertCoverage?) {
    let (report, _) = Self.read([
      Self.feed: Self.rss(items.map { Self.item($0) }, date: date),
      "/b.xml": Self.message("b", Self.there),
    ])
    switch (report, coverage) {
    case (.success(let told), let coverage?):
      #expect(told.alerts.isEmpty && told.coverage == coverage)
    case (.failure(let error), nil): #expect(error == .noData(.outOfCoverage))
    default: Issue.record("\(report)")
    }
  }

  /// A feed under test warns, but its silence says nothing.
  @Test func aFeedUnderTestIsNoSilence() throws {
    let ankara = try #require(Coordinate(latitude: 39.93, longitude: 32.86))
    let path = "/tr/cap/rss.xml"
    let (silent, _) = Self.read([path: Self.rss([])], "TR", at: ankara)
    #expect(silent == .failure(.noData(.outOfCoverage)))
    let (warning, _) = Self.read(
      [path: Self.rss([Self.message("a", nil)])], "TR", at: ankara)
    #expect(try warning.get().alerts.map(\.id) == ["a"])
    #expect(try warning.get().coverage == .country)
  }

  @Test func whatIsOverOrElsewhereIsNotFetched() throws {
    let (report, asked) = Self.read([
      Self.feed: Self.rss([
        Self.item("a", "<cap:expires>Sun, 21 Jun 2026 18:39:00 GMT</cap:expires>"),
        Self.item("b", "<cap:expires>2026-06-21T18:39:00Z</cap:expires>"),
        Self.item("c", "<cap:polygon>\(Self.there)</cap:polygon>"),
        Self.item("d", "<cap:polygon/><cap:expires>someday</cap:expires>"), Self.item("d"),
      ]), "/d.xml": Self.message("d"),
    ])
    #expect(asked == [Self.feed, "/d.xml"])
    #expect(try report.get().alerts.map(\.id) == ["d"])
    #expect(try report.get().coverage == .full)
  }

  /// The gravest first; what is there already costs nothing; the rest is counted, and its silence
  /// is none.
  @Test func noMoreThanSoManyAreFetchedAtOnce() throws {
    let names = (0..<160).map { "m\($0)" }
    var files = Dictionary(
      uniqueKeysWithValues: names.map { ("/\($0).xml", Self.message($0, Self.there)) })
    files["/m159.xml"] = Self.message("m159", severity: "Extreme")
    let items = names.map {
      Self.item($0, $0 == "m159" ? "<cap:severity>Extreme</cap:severity>" : "")
    }
    files[Self.feed] = Self.rss(items)
    let (first, asked) = Self.read(files)
    #expect(asked.count == CAPFeeds.maximumFetches + 1 && asked[1] == "/m159.xml")
    #expect(try first.get().alerts.map(\.id) == ["m159"])
    #expect(try first.get().unlistedCount == 160 - CAPFeeds.maximumFetches)
    #expect(try first.get().coverage == .country)
    let (second, again) = Self.read(files, known: Set(asked.dropFirst()))
    #expect(Set(again) == Set(files.keys))
    #expect(try second.get().coverage == .full && second.get().unlistedCount == 0)
    files["/m159.xml"] = Self.message("m159", Self.there)
    #expect(Self.read(files).report == .failure(.malformed(path: "/")))
  }

  @Test func whatCannotBeReadIsCounted() throws {
    for lost in [nil, "", "<html/>", "<alert/>", "\u{0}", Self.message("b") + "x"] {
      var files = [
        Self.feed: Self.rss(["a", "b"].map { Self.item($0) }), "/a.xml": Self.message("a"),
      ]
      files["/b.xml"] = lost
      let told = try Self.read(files).report.get()
      #expect(told.alerts.map(\.id) == ["a"] && told.unreadCount == 1)
      #expect(told.coverage == .country)
      files["/a.xml"] = Self.message("a", Self.there)
      #expect(Self.read(files).report == .failure(.malformed(path: "/")))
    }
  }

  @Test func aLaterMessageSupersedesTheOneBefore() throws {
    let (report, _) = Self.read([
      Self.feed: Self.rss(["b", "a"].map { Self.item($0) }), "/a.xml": Self.message("a"),
      "/b.xml": Self.message("b", type: "Cancel", references: "s,a,2026-06-21T00:00:00Z"),
    ])
    #expect(try report.get().alerts.isEmpty && report.get().coverage == .full)
  }

  /// The next feed of the country, if one cannot be read.
  @Test(arguments: [nil, "", "<html></html>"]) func theNextFeed(_ body: String?) throws {
    let place = try #require(Coordinate(latitude: 19.43, longitude: -99.13))
    var files = ["/v2/cap-alerts/mx-smn-es/rss.xml": Self.rss([Self.message("a", nil)])]
    files["/tools/PHP/feedsmn/cap.php"] = body
    let (report, asked) = Self.read(files, "MX", at: place)
    #expect(asked == ["/tools/PHP/feedsmn/cap.php", "/v2/cap-alerts/mx-smn-es/rss.xml"])
    #expect(try report.get().alerts.map(\.id) == ["a"])
  }

  /// New Zealand's feed of August 31, 2026, with one of its two messages.
  @Test func recordedFeed() throws {
    let then: Instant = 1_788_175_288
    let road = try #require(Coordinate(latitude: -39.26, longitude: 175.733))
    let wellington = try #require(Coordinate(latitude: -41.29, longitude: 174.78))
    for (place, ids) in [(road, ["roadsnow.desertroad"]), (wellington, [])] {
      let plan = try #require(CAPFeeds.alerts(country: "NZ", at: place))
      var asked: [String] = []
      let report = try? plan.run { (request) throws(ProviderError) in
        asked.append(request.path)
        let name =
          request.path == "/cap/rss"
          ? "rss" : request.path.contains("desertroad") ? "cap_desertroad" : nil
        guard let name, let file = try? Payloads.response("metservice/linecast_\(name).xml") else {
          return Response(status: 404, body: [], receivedAt: then)
        }
        return Response(body: file.body, receivedAt: then)
      }
      #expect(asked.count == 3 && asked[1].hasPrefix("/cap/alert?id=2.49.0.0.554.0.roadsnow."))
      let alerts = report?.alerts ?? []
      #expect(
        alerts.map { $0.id.split(separator: ".").dropFirst(6).prefix(2).joined(separator: ".") }
          == ids)
      // The other message is lost, so that silence is none.
      #expect(ids.isEmpty ? report == nil : report?.unreadCount == 1)
      guard let alert = alerts.first else { continue }
      #expect(alert.event == "snow" && alert.match == .point && alert.severity == .moderate)
      #expect(alert.headline == "Road Snowfall Warning" && alert.areas == ["Desert Road (SH1)"])
    }
  }
}

/// What strangers write into feeds.
@Suite struct HostileFeedTests {
  private static let base = WebAddress("https://meteo.go.ke/api/cap/rss.xml")

  private static func read(_ text: String) throws -> Feed {
    try FeedReader.read(Array(text.utf8), from: try #require(base))
  }

  @Test func theLinkOfAnEntry() throws {
    for (entry, path) in [
      ("<link>a.xml</link>", "/api/cap/a.xml"), ("<link>/a?b=1&amp;c</link>", "/a?b=1&c"),
      ("<link>http://www.meteo.go.ke/a</link>", "/a"), ("<link>//meteo.go.ke</link>", "/"),
      ("<link>https://meteo.go.ke/page</link><guid>https://meteo.go.ke/x.cap</guid>", "/page"),
      ("<guid>https://meteo.go.ke/x.cap</guid>", "/x.cap"), ("<guid>x.cap</guid>", nil),
      (
        "<link>page.html</link><enclosure url='b.xml' type='application/cap+xml'/>",
        "/api/cap/b.xml"
      ),
      (
        "<link href='a' rel='self'/><link href='b' type='text/html'/><link href='c'/>", "/api/cap/c"
      ),
      ("<content src='d.xml'/>", "/api/cap/d.xml"), ("<content>word</content>", nil),
      // Not of the authority, or no address.
      ("<link>https://evil.example/a.xml</link>", nil), ("<link>https://127.0.0.1/a</link>", nil),
      ("<link>https://meteo.go.ke@evil.example/a</link>", nil), ("<link>file:///a</link>", nil),
      ("<link>https://meteo.go.ke:22/a</link>", nil), ("<link>javascript:x</link>", nil),
      ("<link>https://localhost/a</link>", nil), ("<link>https://[::1]/a</link>", nil),
      ("<link>https://meteo.go.ke/a b</link>", nil), ("<link>https://go.ke/a</link>", "/a"),
      ("<link>\(String(repeating: "a", count: 3_000))</link>", nil),
    ] {
      let feed = try Self.read("<rss><channel><item>\(entry)</item></channel></rss>")
      #expect(feed.entries.map { $0.address?.path } == [path], "\(entry.prefix(80))")
    }
  }

  @Test func atomAndMessagesWithin() throws {
    let message = CAPFeedsTests.message("a")
    let feed = try Self.read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><updated>2026-06-21T12:00:00Z</updated>
      <entry><id>x</id><link href="a.xml"/><author><name>n</name></author></entry>
      <entry><content type="text/xml">\(message)</content><link href="b.xml"/></entry></feed>
      """)
    #expect(feed.entries.map { $0.address?.path } == ["/api/cap/a.xml"])
    #expect(feed.messages.map(\.identifier) == ["a"])
    #expect(feed.writtenAt == Timestamp.instant("2026-06-21T12:00:00Z"))
    #expect(try Self.read(message).messages.map(\.identifier) == ["a"])
    for text in ["<html/>", "", "{}", "<!DOCTYPE r [<!ENTITY a 'b'>]><rss>&a;</rss>", "<rss>"] {
      #expect(throws: CAPError.self) { try Self.read(text) }
    }
  }

  /// Bounded, however long the feed is: 100,000 items, as many messages, deep and wide elements.
  @Test func noFeedIsTooLong() throws {
    let most = FeedReader.maximumEntries
    let many = try Self.read(
      "<rss>" + String(repeating: "<item><link>a</link></item>", count: 100_000) + "</rss>")
    #expect(many.entries.count == most && many.unkeptCount == 100_000 - most)
    let whole = String(repeating: CAPFeedsTests.message("a"), count: 2_000)
    let messages = try Self.read("<rss>\(whole)</rss>")
    #expect(messages.messages.count == most && messages.unkeptCount == 2_000 - most)
    let long =
      "<rss><item><link>" + String(repeating: "a", count: 4_000_000) + "</link></item></rss>"
    #expect(try Self.read(long).entries.map(\.address) == [nil])
    let deep = String(repeating: "<a>", count: 10_000)
    #expect(throws: CAPError.xml(.excessive)) { try Self.read("<rss>" + deep) }
  }

  @Test func damagedFeedsNeverTrap() {
    let body = CAPFeedsTests.rss([CAPFeedsTests.item("a"), CAPFeedsTests.message("b")])
    survivesDamage(body) { (response) throws(ProviderError) in
      let plan = CAPFeeds.alerts(country: "KE", at: CAPFeedsTests.nairobi)
      _ = try plan?.run { (_) throws(ProviderError) in response }
    }
  }
}

@Suite struct WarningFeedTableTests {
  private static func hasFeed(_ country: String) -> Bool {
    !WarningFeed.feeds(of: country, language: "en").isEmpty
  }

  @Test func everyLineIsAFeed() {
    let text = EmbeddedRowsReader.text
    let feeds = WarningFeed.all
    #expect(feeds.count == text.split(separator: "\n").count && feeds.count > 100)
    #expect(Set(feeds.map(\.address)).count == feeds.count)
    for (feed, next) in zip(feeds, feeds.dropFirst()) { #expect(feed.country <= next.country) }
    for feed in feeds {
      #expect(Country.name(code: feed.country) != nil, "\(feed)")
      #expect(feed.language.map { (2...3).contains($0.count) } ?? true)
      #expect(!feed.authority.isEmpty && TextCleaning.line(feed.authority) == feed.authority)
      #expect(Self.hasFeed(feed.country))
      #expect(WarningFeed.feeds(of: feed.country, language: "en").contains(feed))
    }
    #expect(!Self.hasFeed("XX") && !Self.hasFeed(""))
    #expect(!Self.hasFeed("K") && !Self.hasFeed("KE\t"))
  }

  @Test func theLanguageComesFirst() {
    func languages(_ country: String, _ language: String) -> [String?] {
      WarningFeed.feeds(of: country, language: language).map(\.language)
    }
    #expect(languages("BH", "ar") == ["ar", "en"] && languages("BH", "fr") == ["en", "ar"])
    #expect(languages("IN", "hi") == ["en", nil] && languages("XX", "en") == [])
  }
}

/// The table as it is kept.
private enum EmbeddedRowsReader {
  static let text: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CTables/Tables/warning_feeds.tsv")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()
}
