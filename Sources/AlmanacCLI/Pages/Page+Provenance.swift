import AlmanacServer
import JSON

extension Page {
  /// Where and when: the first line of every page. An estimate says so below, once, and why it is
  /// not a forecast.
  mutating func heading(_ reading: ResultView, _ subject: String) {
    let place = reading["place", "displayName"]?.string ?? "Here"
    line((place, .bold), (subject.isEmpty ? "" : " · " + subject, .plain))
    if let banner = reading.estimateBanner { paragraph(banner, .warning) }
    blank()
  }

  /// Where the data come from, how old they are, and what the server warned of: the last lines of
  /// every page.
  mutating func provenance(_ reading: ResultView) {
    let start = lines.count
    if let text = reading.origin {
      paragraph(text, reading.provenance.isStale ? .warning : .muted)
    }
    var said: Set<String> = [reading.wholeEstimate?["message"]?.string ?? ""]
    for warning in reading.warnings {
      guard let message = warning["message"]?.string, said.insert(message).inserted else {
        continue
      }
      let mark = warning.isAboutEstimate ? Provenance.estimateMark : "!"
      paragraph("\(mark) \(message)", .colored(.orange))
    }
    let credits = (reading["attribution"]?.elements.map(\.self) ?? []).compactMap { credit in
      credit["text"]?.string.map { text in
        credit["license"]?.string.map { "\(text) (\($0))" } ?? text
      }
    }
    if !credits.isEmpty { paragraph(credits.joined(separator: " · "), .muted) }
    separate(before: start)
  }
}

extension ResultView {
  var provenance: Provenance { Provenance(wire: self["source"]) }

  fileprivate var warnings: [JSONValue] { self["warnings"]?.elements.map(\.self) ?? [] }

  /// The warning that all of the answer is an estimate; one about some rows names them.
  fileprivate var wholeEstimate: JSONValue? {
    warnings.first { $0.isAboutEstimate && ($0["paths"]?.elements.map(\.self) ?? []).isEmpty }
  }

  /// Only over a page that is an estimate throughout; rows are marked one by one.
  fileprivate var estimateBanner: String? {
    guard provenance.isEstimate else { return nil }
    if let message = wholeEstimate?["message"]?.string {
      return "\(provenance.mark) \(message)"
    }
    guard !warnings.contains(where: \.isAboutEstimate) else { return nil }
    return "\(provenance.mark) An estimate from the climate of this place, not a forecast."
  }

  /// One sentence about the source; nil for what was computed here and for estimates.
  fileprivate var origin: String? {
    guard let kind = self["source", "kind"]?.string else { return nil }
    let fetched = clock(self["source", "fetchedAt"])
    switch kind {
    case "live": return "Live, \(fetched)."
    case "cache":
      let age = Age(seconds: provenance.ageSeconds).words
      return "From \(fetched), \(age) old" + (provenance.isStale ? ", out of date." : ".")
    default: return nil
    }
  }
}

extension JSONValue {
  fileprivate var isAboutEstimate: Bool { self["code"]?.string == "estimateUsed" }
}
