/// Finds records by name. Scores are in eighths of a doubling of the population, so each kind of
/// match is worth a fixed number of doublings.
struct PlaceSearch {
  /// The score of each kind of match, in eighths of a doubling.
  private enum Worth {
    /// A full match, against one that has only begun.
    static let exact = 64
    /// The index bounds the score of each block with these two (Scripts/tables/index.py).
    static let prefixPrimary = 24
    static let prefixAlternate = 12
    /// Among full matches.
    static let exactPrimary = 25
    static let capital = 8
    static let sameAccents = 40
    /// Per typo.
    static let error = -96
  }

  let table: GazetteerTable
  var preference = PlacePreference()

  /// The best records for a text, best first.
  struct Findings {
    var entries: [RankedPlaces.Entry] = []
    /// Whether nothing matches as typed: all entries are names with a typo.
    var isCorrected = false
    /// Whether the entries lie where the text says.
    var isHinted = false
  }

  /// Typos are considered only if nothing matches as typed.
  func search(_ text: String, limit: Int) -> Findings {
    let readings = PlaceQuery.readings(of: text, folding: table.folding)
    let begun = begun(readings, limit: limit)
    return begun.isEmpty ? misspelled(readings, limit: limit) : Findings(entries: begun)
  }

  /// A city this populous may be suggested across country borders.
  static let worldwidePopulation = 500_000
  /// A name of so many letters with one typo is suggested wherever it is.
  private static let longName = 7

  /// Suggestions for a name that was not found, all in one country, best first.
  func suggestions(_ text: String, limit: Int) -> [RankedPlaces.Entry] {
    let findings = search(text, limit: limit)
    let found =
      findings.isCorrected && !findings.isHinted
      ? findings.entries.filter {
        table.population($0.record) >= Self.worldwidePopulation
          || $0.typos == 1 && table.name($0.record).unicodeScalars.count >= Self.longName
      }
      : findings.entries
    guard let country = found.first.map({ table.countryNumber($0.record) }) else { return [] }
    return found.filter { table.countryNumber($0.record) == country }
  }

  /// The first reading that matches, unless a later one does in full: "springfield mo" is
  /// Springfield in Missouri, though a longer name may begin so.
  private func begun(_ readings: [PlaceQuery], limit: Int) -> [RankedPlaces.Entry] {
    var begun = RankedPlaces(limit: limit)
    for reading in readings {
      if begun.isEmpty {
        findPrefixes(reading, &begun)
        if begun.entries.contains(where: \.isExact) { return begun.entries }
        continue
      }
      var found = RankedPlaces(limit: limit)
      findExact(reading, &found)
      let isWhole = found.entries.first.map { entry in
        reading.hints.allSatisfy { $0.isWhole(entry.record, in: table) }
      }
      if isWhole ?? false { return found.entries }
    }
    return begun.entries
  }

  private func misspelled(_ readings: [PlaceQuery], limit: Int) -> Findings {
    // After a comma comes a hint, not a word that could be misspelled.
    let hinted = readings.first.map { !$0.hints.isEmpty } ?? false
    let likely = readings.filter { $0.hints.allSatisfy(\.isKnown) }
    for reading in hinted ? Array(readings.prefix(1)) : likely {
      var found = RankedPlaces(limit: limit)
      findMisspelled(reading, &found)
      if !found.isEmpty {
        return Findings(
          entries: found.entries, isCorrected: true, isHinted: !reading.hints.isEmpty)
      }
    }
    return Findings(isCorrected: true, isHinted: hinted)
  }

  /// The records with exactly this name (and hints), the likeliest first.
  func resolve(_ text: String, limit: Int) -> [RankedPlaces.Entry] {
    for reading in PlaceQuery.readings(of: text, folding: table.folding) {
      var found = RankedPlaces(limit: limit)
      findExact(reading, &found)
      if !found.isEmpty { return found.entries }
    }
    return []
  }

  private func findExact(_ reading: PlaceQuery, _ found: inout RankedPlaces) {
    guard let cursor = table.names.lowerBound(reading.name), cursor.key == reading.name else {
      return
    }
    cursor.forEachPlace { record, kind in
      guard kind != .interior, reading.accepts(record, in: table) else { return }
      found.insert(
        .init(
          score: likelihood(record, kind, reading), record: record, isExact: true,
          isPrimary: kind == .primary))
    }
  }

  private func likelihood(_ record: Int, _ kind: NameIndex.Kind, _ reading: PlaceQuery) -> Int {
    var score = table.populationScore(record) + preference.gain(record, in: table)
    if kind == .primary { score += Worth.exactPrimary }
    if table.isCapital(record) { score += Worth.capital }
    if let accented = reading.accentedName, accented == table.name(record) {
      score += Worth.sameAccents
    }
    return score
  }
}

/// Prefix matches.
extension PlaceSearch {
  /// Up to so many blocks are read in order.
  private static let fewBlocks = 8

  private func findPrefixes(_ reading: PlaceQuery, _ found: inout RankedPlaces) {
    guard var cursor = table.names.lowerBound(reading.name) else { return }
    let first = cursor.block
    while cursor.block == first {
      guard cursor.key.starts(with: reading.name) else { return }
      take(cursor, isExact: cursor.key == reading.name, reading, &found)
      guard cursor.advance() else { return }
    }
    // No byte of UTF-8 is 255.
    let last = table.names.block(before: reading.name + [255])
    guard last > first else { return }
    for block in blocks(first + 1...last) {
      if last - first > Self.fewBlocks, found.isFull,
        found.worstScore >= table.names.bestScore(block: block) + preference.maximumGain
      {
        return
      }
      cursor.move(toBlock: block)
      repeat {
        if block == last, !cursor.key.starts(with: reading.name) { break }
        take(cursor, isExact: false, reading, &found)
      } while (block == last ? cursor.advance() : cursor.step()) && cursor.block == block
    }
  }

  /// The best blocks first; in order if there are few.
  private func blocks(_ range: ClosedRange<Int>) -> [Int] {
    guard range.count > Self.fewBlocks else { return Array(range) }
    var starts = Array(repeating: 0, count: 257)
    for block in range { starts[256 - table.names.bestScore(block: block)] += 1 }
    for score in 1...256 { starts[score] += starts[score - 1] }
    var ordered = Array(repeating: 0, count: range.count)
    for block in range {
      let bucket = 255 - table.names.bestScore(block: block)
      ordered[starts[bucket]] = block
      starts[bucket] += 1
    }
    return ordered
  }

  private func take(
    _ cursor: NameCursor, isExact: Bool, _ reading: PlaceQuery, _ found: inout RankedPlaces
  ) {
    cursor.forEachPlace { record, kind in
      if isExact, kind != .interior {
        let score = likelihood(record, kind, reading) + Worth.exact
        guard found.wants(score), reading.accepts(record, in: table) else { return }
        return found.insert(.init(score: score, record: record, isExact: isExact))
      }
      insert(record, table.populationScore(record) + Self.worth(ofPrefix: kind), reading, &found)
    }
  }

  /// Adds what the place gains by preference, if that could list it.
  private func insert(
    _ record: Int, _ score: Int, typos: Int = 0, _ reading: PlaceQuery,
    _ found: inout RankedPlaces
  ) {
    guard found.wants(score + preference.maximumGain), reading.accepts(record, in: table) else {
      return
    }
    found.insert(
      .init(
        score: score + preference.gain(record, in: table), record: record, isExact: false,
        typos: typos))
  }

  private static func worth(ofPrefix kind: NameIndex.Kind) -> Int {
    switch kind {
    case .primary: Worth.prefixPrimary
    case .alternate: Worth.prefixAlternate
    case .interior: 0
    }
  }
}

/// Matches with typos.
extension PlaceSearch {
  /// Two typos, and another letter at the start, are looked for only if fewer lead nowhere.
  private func findMisspelled(_ reading: PlaceQuery, _ found: inout RankedPlaces) {
    for typos in 1...Misspelling.maximumTypos {
      guard var misspelling = Misspelling(of: reading.name, typos: typos) else { return }
      for initial in misspelling.initials {
        misspelling.forEachMatch(in: table.names, beginning: initial) { cursor, match in
          cursor.forEachPlace { record, kind in
            let score =
              table.populationScore(record) + Self.worth(ofPrefix: kind)
              + (match.isWhole ? Worth.exact : 0) + match.typos * Worth.error
            insert(record, score, typos: match.typos, reading, &found)
          }
        }
        if !found.isEmpty { return }
      }
    }
  }
}
