import Basics
package import Time
import Vocabulary

/// What a feed of warnings says: entries that lead to messages, or the messages themselves.
package struct Feed: Sendable {
  package var entries: [FeedEntry] = []
  /// Messages that the feed contains; the feed may be a single one.
  package var messages: [CAPAlert] = []
  /// The number of entries and messages beyond those that are kept.
  package var unkeptCount = 0
  /// The last time that anything of it says; nil without any.
  package var writtenAt: Instant?
}

/// An item of RSS or an entry of Atom.
package struct FeedEntry: Sendable {
  /// Where its message is.
  package var address: WebAddress?
  /// What the entry itself says, beside its message, in the members of CAP.
  package var info = CAPInfo()
  var area = CAPArea()
  /// How well the address is known to be of a message: the lower the better.
  fileprivate var rank = Int.max
}

/// Reads RSS 0.9 to 2.0 and Atom (RFC 4287), as far as they carry warnings. No more is kept than
/// what leads to a bounded number of messages, however long the feed is.
package struct FeedReader {
  /// More than any service lists; a person reads fewer, and a place has a handful.
  package static let maximumEntries = 500
  /// Of a member that is kept; an outline of some thousand points is the longest.
  private static let maximumMemberBytes = 100_000

  private var feed = Feed()
  private var entry: FeedEntry?
  /// The depth at which the entry is open.
  private var entryDepth = 0
  private var open: [String] = []
  private var text: [UInt8] = []
  /// Attributes of an open element that say where something is.
  private var link: (href: String?, type: String, relation: String) = (nil, "", "")
  private var message: CAPReader?
  private let base: WebAddress

  private init(_ base: WebAddress) { self.base = base }

  /// - Parameter base: where it was fetched from.
  package static func read(_ bytes: [UInt8], from base: WebAddress) throws(CAPError) -> Feed {
    var reader = FeedReader(base)
    do throws(XMLError) {
      var xml = try XMLReader(CAPText.afterSpace(bytes))
      while let event = try xml.next() {
        try reader.take(event, xml)
      }
    } catch {
      throw .xml(error)
    }
    guard reader.isFeed else { throw .notCAP }
    return reader.feed
  }

  private var isFeed = false

  private mutating func take(_ event: XMLReader.Event, _ xml: XMLReader) throws(XMLError) {
    if var open = message {
      message = nil
      if let done = open.take(event, xml) { keep(done) } else { message = open }
      return
    }
    switch event {
    case .start(let name, let namespace):
      if open.isEmpty { isFeed = ["rss", "feed", "RDF", "alert"].contains(name) }
      if CAPReader.isMessage(name, namespace) {
        var reader = CAPReader()
        _ = reader.take(event, xml)
        message = reader
      } else {
        begin(name, xml)
      }
    case .text:
      if text.count < Self.maximumMemberBytes, isMember { text.append(contentsOf: xml.text) }
    case .end: end()
    }
  }

  private var count: Int { feed.entries.count + feed.messages.count }

  private mutating func keep(_ message: CAPAlert) {
    guard count < Self.maximumEntries else { return feed.unkeptCount += 1 }
    feed.messages.append(message)
    note([message.sent])
    // The entry around it has nothing more to lead to.
    entry?.address = nil
    entry?.rank = Int.min
  }
}

// MARK: Elements

extension FeedReader {
  private mutating func begin(_ name: String, _ xml: XMLReader) {
    open.append(name)
    text.removeAll(keepingCapacity: true)
    if entry == nil, name == "item" || name == "entry" {
      (entry, entryDepth) = (FeedEntry(), open.count)
    } else if isMember {
      link = (
        xml.attribute("href") ?? xml.attribute("url") ?? xml.attribute("src"),
        xml.attribute("type")?.lowercased() ?? "", xml.attribute("rel")?.lowercased() ?? ""
      )
    }
  }

  /// Whether the open element is directly in an entry, or else in the head of the feed.
  private var isMember: Bool { entry == nil ? open.count <= 3 : open.count == entryDepth + 1 }

  private mutating func end() {
    defer {
      open.removeLast()
      text.removeAll(keepingCapacity: true)
    }
    guard let name = open.last, isMember || entry != nil && open.count == entryDepth else { return }
    guard var entry else {
      if Self.dates.contains(name) { note([String(decoding: text, as: UTF8.self)]) }
      return
    }
    if open.count == entryDepth {
      self.entry = nil
      return close(entry)
    }
    set(name, &entry)
    self.entry = entry
  }

  private mutating func close(_ entry: FeedEntry) {
    // One whose message was in it.
    guard entry.rank != Int.min else { return }
    guard count < Self.maximumEntries else { return feed.unkeptCount += 1 }
    feed.entries.append(entry)
  }

  private static let dates: Set = [
    "pubDate", "lastBuildDate", "updated", "published", "date", "sent",
  ]

  /// A member of RSS, of Atom, or one of CAP that a feed repeats.
  private mutating func set(_ name: String, _ entry: inout FeedEntry) {
    let string = String(decoding: text, as: UTF8.self)
    switch name {
    case "link", "enclosure", "content", "guid", "id": lead(name, string, &entry)
    case "expires", "severity", "event": entry.info.set(name, .bytes(text))
    case "polygon", "circle":
      if text.contains(where: { !CAPText.isSpace($0) }) { entry.area.set(name, .bytes(text)) }
    default: if Self.dates.contains(name) { note([string]) }
    }
  }

  /// The best of the addresses of an entry: one whose type is CAP, then a link to XML, then any
  /// link; an id that is an address is the last resort.
  private func lead(_ name: String, _ text: String, _ entry: inout FeedEntry) {
    let isIdentifier = name == "guid" || name == "id"
    guard name != "content" || link.href != nil,
      let written = link.href ?? TextCleaning.line(text, maximumBytes: 4096),
      let address = WebAddress(written, relativeTo: isIdentifier ? nil : base),
      address.isBeside(base)
    else { return }
    let isOther = ["self", "hub", "related", "license", "via"].contains(link.relation)
    let isPicture = link.type.hasPrefix("image/") || link.type == "text/html"
    let isXML = link.type.hasSuffix("xml") || address.path.lowercased().mentions(".xml")
    let rank =
      link.type.mentions("cap+xml") || link.type.mentions("common-alerting-protocol")
      ? 0 : isPicture ? 5 : isIdentifier ? 4 : isOther ? 3 : isXML ? 1 : 2
    if rank < entry.rank { (entry.address, entry.rank) = (address, rank) }
  }

  private mutating func note(_ times: [String?]) {
    let known = times.compactMap { TextCleaning.line($0).flatMap(Timestamp.feedInstant) }
    feed.writtenAt = ([feed.writtenAt].compactMap(\.self) + known).max()
  }
}
