import Basics
package import Places
import Time
import Vocabulary
import Weather

extension Provider {
  static let capFeeds = Provider(
    id: .capFeeds,
    attribution: [
      Attribution(
        "Feeds of the WMO Register of Alerting Authorities", "https://alertingauthority.wmo.int/",
        nil)
    ],
    baseURL: "", creditsIssuers: true, isUnseen: true,
    offers: [
      Offer(.alerts, "countries whose authority has a feed of CAP, by polygon") {
        CAPFeeds.alerts(
          country: $0.countryCode?.uppercased() ?? "", at: $0.exact, language: $0.language)
      }.issued { WarningFeed.feeds(of: $0, language: "en").first?.credit },
      Offer(.alertMessage, "a message that a feed leads to") {
        .fetch(CAPFeeds.request(for: $0)) { response in .done(CAPFeeds.message(from: response)) }
      },
    ])
}

/// The national alerting authorities that publish CAP as a feed (RSS or Atom): one source for all,
/// and a line of a table for each.
///
/// A feed is of a whole country. It lists messages, each a file of its own that never changes and
/// is kept; polygons and circles decide whether one is for the place. A message whose area is not
/// known is for somewhere in the country.
package enum CAPFeeds {
  /// New files per answer. A feed that has more is read in several answers: the files of the last
  /// one are still there.
  package static let maximumFetches = 128
  /// A message with the outlines of all districts of a country is some 500 kB.
  private static let maximumMessageBytes = 1 << 20
  static let maximumAlerts = 200
  private static let types = "application/rss+xml, application/atom+xml, application/xml, text/xml"

  /// - Returns: nil for a country without a feed.
  package static func alerts(
    country: String, at place: Coordinate, language: String = "en"
  ) -> Step<AlertReport>? {
    read(WarningFeed.feeds(of: country, language: language)[...], at: place, language: language)
  }

  /// Reads the first feed, or the next one if that fails.
  private static func read(
    _ feeds: ArraySlice<WarningFeed>, at place: Coordinate, language: String
  ) -> Step<AlertReport>? {
    guard let feed = feeds.first else { return nil }
    let rest = read(feeds.dropFirst(), at: place, language: language)
    let request = Request(
      .capFeeds, .alerts, baseURL: "https://" + feed.address.host, path: feed.address.path,
      accept: types, isOptional: rest != nil)
    return .fetch(request) { (response) throws(ProviderError) in
      do throws(ProviderError) {
        let listed = try self.feed(from: response, of: feed)
        return try FeedReading(listed, of: feed, at: place, language, response.receivedAt).step()
      } catch {
        guard let rest else { throw error }
        return rest
      }
    }
  }

  package static func feed(
    from response: Response, of feed: WarningFeed
  ) throws(ProviderError) -> Feed {
    try response.requireSuccess()
    do { return try FeedReader.read(response.body, from: feed.address) } catch {
      throw .malformed(path: "")
    }
  }

  /// A request that may fail: the other messages are reported without this one.
  /// - Parameter others: that are read after it.
  static func request(for message: WebAddress, beside others: [WebAddress] = []) -> Request {
    Request(
      .capFeeds, .alertMessage, baseURL: "https://" + message.host, path: message.path,
      accept: "application/cap+xml, application/xml, text/xml", isOptional: true,
      maximumBodyBytes: maximumMessageBytes, beside: others.map { request(for: $0) })
  }

  /// Nil if it cannot be read.
  static func message(from response: Response) -> CAPAlert? {
    guard response.status == 200 else { return nil }
    return try? CAPReader.read(CAPText.afterSpace(response.body))
  }

  /// The feed's warnings, once its messages are known.
  fileprivate static func report(_ reading: FeedReading) throws(ProviderError) -> AlertReport {
    let place = WarnedPlace(reading.place, country: reading.feed.country)
    let warnings = CAPWarnings(language: reading.language, now: reading.receivedAt) {
      place.match($0.areas)
    }
    let rows = warnings.rows(reading.messages)
    let earliest = reading.receivedAt.adding(seconds: -AlertReport.silentSeconds)
    let isAlive = reading.feed.isOperating && reading.writtenAt.map { $0 > earliest } ?? false
    let isWhole = reading.unasked == 0 && !rows.contains { $0.isUnreadable || $0.isForCountry }
    let report = try AlertReport(
      coverage: isWhole && isAlive ? .full : .country, rows: rows, most: maximumAlerts,
      unasked: reading.unasked, path: "/")
    guard isAlive || !report.alerts.isEmpty else { throw .noData(.outOfCoverage) }
    return report.issued(by: reading.feed.credit)
  }
}

/// A feed whose messages are being read, one after the other. They are fetched beside each other.
private struct FeedReading: Sendable {
  let feed: WarningFeed
  let place: Coordinate
  let language: String
  let receivedAt: Instant
  let writtenAt: Instant?
  /// Nil could not be read.
  private(set) var messages: [CAPAlert?]
  /// The number of messages that are not asked for.
  private(set) var unasked: Int
  private var pending: ArraySlice<WebAddress>
  private var fetchCount = 0
  private var hasBegun = false

  init(
    _ listed: Feed, of feed: WarningFeed, at place: Coordinate, _ language: String,
    _ receivedAt: Instant
  ) {
    (self.feed, self.place, self.language) = (feed, place, language)
    (self.receivedAt, writtenAt) = (receivedAt, listed.writtenAt)
    messages = listed.messages.map { $0.compared(with: place) }
    unasked = listed.unkeptCount
    let open = listed.entries.filter {
      !Self.isPast($0, receivedAt) && !Self.isElsewhere($0, place)
    }
    // An entry that leads nowhere is a warning that cannot be read.
    messages += open.filter { $0.address == nil }.map { _ in nil }
    pending = Self.gravestFirst(open).compactMap(\.address).uniqued()[...]
  }

  private static func isPast(_ entry: FeedEntry, _ now: Instant) -> Bool {
    let end = TextCleaning.line(entry.info.expires).flatMap(Timestamp.feedInstant)
    return !WeatherAlert.isInForce(until: end, at: now)
  }

  private static func isElsewhere(_ entry: FeedEntry, _ place: Coordinate) -> Bool {
    entry.area.enclosure(of: place) == .outside
  }

  /// In the order of the feed, which is that of time.
  private static func gravestFirst(_ entries: [FeedEntry]) -> [FeedEntry] {
    let byGravity = Dictionary(grouping: entries) {
      AlertSeverity(upstream: CAPText.word($0.info.severity)).gravity
    }
    return byGravity.keys.sorted().flatMap { byGravity[$0] ?? [] }
  }

  /// Fetches the next message, or ends.
  func step() throws(ProviderError) -> Step<AlertReport> {
    guard let next = pending.first, fetchCount < CAPFeeds.maximumFetches else {
      var whole = self
      whole.unasked += pending.count
      return .done(try CAPFeeds.report(whole))
    }
    let others = hasBegun ? [] : pending.dropFirst().prefix(CAPFeeds.maximumFetches - 1)
    let request = CAPFeeds.request(for: next, beside: Array(others))
    return .fetch(request) { (response) throws(ProviderError) in
      var reading = self
      reading.hasBegun = true
      reading.pending = reading.pending.dropFirst()
      reading.messages.append(CAPFeeds.message(from: response)?.compared(with: place))
      // One that was there before the feed costs nothing.
      if response.receivedAt >= receivedAt { reading.fetchCount += 1 }
      return try reading.step()
    }
  }
}
