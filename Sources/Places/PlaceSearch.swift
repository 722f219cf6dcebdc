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
    /// Of a place, against a region of the same name.
    static let ownName = 16
    static let otherName = -24
    static let capitalOfName = 24
    static let inside = 24
    static let twoDoublings = 16
    /// Per typo.
    static let error = -96
  }

  let table: GazetteerTable
  var preference = PlacePreference()

  /// The best records for a text, best first.
  struct Findings {
    var entries: [RankedPlaces.Entry] = []
    /// The region that leads, and those with the text as their own name.
    var regions: [Region] = []
    /// Whether nothing matches as typed: all entries are names with a typo.
    var isCorrected = false
    /// Whether the entries lie where the text says.
    var isHinted = false
  }

  /// Typos are considered only if nothing matches as typed.
  func search(_ text: String, limit: Int) -> Findings {
    let readings = PlaceQuery.readings(of: text, folding: table.folding)
    let begun = begun(readings, limit: limit)
    return begun.entries.isEmpty ? misspelled(readings, limit: limit) : begun
  }

  /// A city this populous may be suggested across country borders.
  static let worldwidePopulation = 500_000
  /// The length from which a name with one typo is suggested anywhere in the world.
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
  private func begun(_ readings: [PlaceQuery], limit: Int) -> Findings {
    var begun = RankedPlaces(limit: limit)
    for reading in readings {
      if begun.isEmpty {
        findPrefixes(reading, &begun)
        let regions = lead(&begun, reading)
        if begun.entries.contains(where: \.isExact) {
          return Findings(entries: begun.entries, regions: regions)
        }
        continue
      }
      var found = RankedPlaces(limit: limit)
      findExact(reading, &found)
      let regions = lead(&found, reading)
      let isWhole = found.entries.first.map { entry in
        reading.hints.allSatisfy { $0.isWhole(entry.record, in: table) }
      }
      if isWhole ?? false { return Findings(entries: found.entries, regions: regions) }
    }
    return Findings(entries: begun.entries)
  }

  /// Puts the city of a region first if the text rather means the region.
  /// - Returns: it, or the regions that have the text as their own name.
  private func lead(_ found: inout RankedPlaces, _ reading: PlaceQuery) -> [Region] {
    let regions = RegionTable.embedded.regions(meantBy: reading.name, in: table)
      .filter { reading.accepts($0.record, in: table) }
    let rival = found.entries.first(where: \.isExact)
    if let region = regions.first, rival.map({ means(region, ratherThan: $0) }) ?? true {
      found.lead(with: region.record, .region(region.kind))
      return [region] + regions.dropFirst().filter { $0.isNamed(reading.name, in: table) }
    }
    return regions.filter { $0.isNamed(reading.name, in: table) }
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
  func resolve(_ text: String, limit: Int) -> Findings {
    for reading in PlaceQuery.readings(of: text, folding: table.folding) {
      var found = RankedPlaces(limit: limit)
      findExact(reading, &found)
      let regions = lead(&found, reading)
      if !found.isEmpty { return Findings(entries: found.entries, regions: regions) }
    }
    return Findings()
  }

  /// Whether a text that both have as their name means a region: then the region is much larger
  /// than the place, which may lie in it ("New York") or anywhere ("Tuscany" in Alberta).
  private func means(_ region: Region, ratherThan entry: RankedPlaces.Entry) -> Bool {
    var strength = table.populationScore(entry.record)
    strength += entry.isOwnName ? Worth.ownName : Worth.otherName
    if table.isCapital(entry.record) { strength += Worth.capitalOfName }
    if region.contains(entry.record, in: table) { strength += Worth.inside }
    return region.populationScore > strength
  }

  private func findExact(_ reading: PlaceQuery, _ found: inout RankedPlaces) {
    guard let cursor = table.names.lowerBound(reading.name), cursor.key == reading.name else {
      return
    }
    cursor.forEachPlace { record, kind in
      if kind != .interior { insertWhole(record, kind, reading, &found) }
    }
  }

  /// A place that the text names as a whole.
  private func insertWhole(
    _ record: Int, _ kind: NameIndex.Kind, worth: Int = 0, _ reading: PlaceQuery,
    _ found: inout RankedPlaces
  ) {
    guard reading.accepts(record, in: table) else { return }
    let match = match(record, kind, reading)
    let score = likelihood(record, match, reading) + worth
    found.insert(.init(score: score, record: record, match: match))
  }

  /// How a whole name names a place.
  private func match(
    _ record: Int, _ kind: NameIndex.Kind, _ reading: PlaceQuery
  ) -> RankedPlaces.Match {
    guard kind != .primary else { return .name }
    let isShort = table.folding.fold(table.name(record))
      .starts(with: reading.name + [UInt8(ascii: " ")])
    return isShort ? .shortName : .otherName
  }

  private func likelihood(
    _ record: Int, _ match: RankedPlaces.Match, _ reading: PlaceQuery
  ) -> Int {
    var score = table.populationScore(record) + preference.gain(record, in: table)
    if match != .otherName { score += Worth.exactPrimary }
    if table.isCapital(record) { score += Worth.capital }
    if let accented = reading.accentedName, accented == table.name(record) {
      score += Worth.sameAccents
    }
    return score
  }
}

/// Prefix matches.
extension PlaceSearch {
  /// The largest number of blocks that are read in order.
  private static let fewBlocks = 8

  private func findPrefixes(_ reading: PlaceQuery, _ found: inout RankedPlaces) {
    guard var cursor = table.names.lowerBound(reading.name) else { return }
    if cursor.key == reading.name {
      takeExact(cursor, reading, &found)
      guard cursor.advance() else { return }
    }
    let named = found.entries.filter(\.isOwnName).map { table.populationScore($0.record) }.max()
    let first = cursor.block
    while cursor.block == first {
      guard cursor.key.starts(with: reading.name) else { return }
      take(cursor, named, reading, &found)
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
        take(cursor, named, reading, &found)
        // What a name goes on with is seen only if a place has the text itself as its name.
        let isRead = block == last || named != nil
        guard isRead ? cursor.advance() : cursor.step() else { break }
      } while cursor.block == block
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

  private func takeExact(
    _ cursor: NameCursor, _ reading: PlaceQuery, _ found: inout RankedPlaces
  ) {
    cursor.forEachPlace { record, kind in
      guard kind != .interior else {
        return insert(record, table.populationScore(record), reading, &found)
      }
      insertWhole(record, kind, worth: Worth.exact, reading, &found)
    }
  }

  /// - Parameter named: the population score of the largest place that has the text as its name.
  private func take(
    _ cursor: NameCursor, _ named: Int?, _ reading: PlaceQuery, _ found: inout RankedPlaces
  ) {
    // "New York van Java" is not what "New York" begins.
    let isPhrase =
      named != nil && cursor.key.count > reading.name.count
      && cursor.key[reading.name.count] == UInt8(ascii: " ")
    cursor.forEachPlace { record, kind in
      let population = table.populationScore(record)
      if isPhrase, kind == .alternate, let named, population <= named + Worth.twoDoublings {
        return
      }
      insert(record, population + Self.worth(ofPrefix: kind), reading, &found)
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
        score: score + preference.gain(record, in: table), record: record, match: .part,
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
