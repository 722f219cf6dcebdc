import JSON

extension Page {
  /// Where and when: the first line of every page.
  mutating func heading(_ reading: Reading, _ subject: String) {
    let place = reading["place", "displayName"]?.string ?? "Here"
    line((place, .bold), (subject.isEmpty ? "" : " · " + subject, .plain))
    if reading.isEstimate {
      line(("≈ An estimate from the climate of this place, not a forecast.", .warning))
    }
    blank()
  }

  /// Where the data come from, how old they are, and what the server warned of: the last lines of
  /// every page.
  mutating func provenance(_ reading: Reading) {
    blank()
    if let text = reading.provenance {
      paragraph(text, reading.isEstimate || reading.isStale ? .warning : .faint)
    }
    var said: Set<String> = []
    for warning in reading["warnings"]?.elements.map(\.self) ?? [] {
      guard let message = warning["message"]?.string, said.insert(message).inserted else {
        continue
      }
      paragraph("! " + message, .colored(.orange))
    }
    let credits = (reading["attribution"]?.elements.map(\.self) ?? []).compactMap { credit in
      credit["text"]?.string.map { text in
        credit["license"]?.string.map { "\(text) (\($0))" } ?? text
      }
    }
    if !credits.isEmpty { paragraph(credits.joined(separator: " · "), .faint) }
  }
}

extension Reading {
  var isEstimate: Bool { self["source", "kind"]?.string == "estimate" }
  var isStale: Bool { self["source", "stale"]?.bool ?? false }

  /// One sentence about the source; nil for what was computed here.
  var provenance: String? {
    guard let kind = self["source", "kind"]?.string else { return nil }
    let age = self["source", "ageSeconds"]?.double.map(Self.age) ?? "some time"
    switch kind {
    case "live": return "Live, \(clock(self["source", "fetchedAt"]))."
    case "cache":
      let fetched = "From \(clock(self["source", "fetchedAt"])), \(age) old"
      return isStale ? "\(fetched), out of date." : "\(fetched)."
    case "estimate": return "Estimate: no provider gave data."
    default: return nil
    }
  }
}
