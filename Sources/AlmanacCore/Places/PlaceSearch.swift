import Basics

/// Finds records by name. Scores are in eighths of a doubling of the population, so each kind of
/// match is worth a fixed number of doublings.
struct PlaceSearch {
  /// The score of each kind of match, in eighths of a doubling.
  private enum Worth {
    /// A full match ranks above every prefix match.
    static let exactPrimary = 1000
    static let exactAlternate = 80
    static let prefixPrimary = 24
    static let prefixAlternate = 12
    /// Among full matches.
    static let resolvedPrimary = 24
    static let capital = 8
    static let sameAccents = 40
    /// Per typo; outweighs any population.
    static let error = -400
  }

  let table: GazetteerTable

  /// The best records for a text, best first. Typos are considered only if nothing matches as
  /// typed.
  func search(_ text: String, limit: Int) -> [RankedPlaces.Entry] {
    let readings = PlaceQuery.readings(of: text, folding: table.folding)
    let begun = begun(readings, limit: limit)
    return begun.isEmpty ? misspelled(readings, limit: limit).entries : begun
  }

  /// A city this populous may be suggested across country borders.
  static let worldwidePopulation = 500_000

  /// Suggestions for a name that was not found, all in one country, best first.
  func suggestions(_ text: String, limit: Int) -> [RankedPlaces.Entry] {
    let readings = PlaceQuery.readings(of: text, folding: table.folding)
    var found = begun(readings, limit: limit)
    if found.isEmpty {
      let (entries, isCountryNamed) = misspelled(readings, limit: limit)
      found = entries.filter {
        isCountryNamed || table.population($0.record) >= Self.worldwidePopulation
      }
    }
    guard let country = found.first.map({ table.countryCode($0.record) }) else { return [] }
    return found.filter { table.countryCode($0.record) == country }
  }

  private func begun(_ readings: [PlaceQuery], limit: Int) -> [RankedPlaces.Entry] {
    for reading in readings {
      var found = RankedPlaces(limit: limit)
      findPrefixes(reading, &found)
      if !found.isEmpty { return found.entries }
    }
    return []
  }

  /// - Returns: also whether the results lie where the text's hint says.
  private func misspelled(
    _ readings: [PlaceQuery], limit: Int
  ) -> (entries: [RankedPlaces.Entry], isHinted: Bool) {
    // After a comma comes a hint, not a word that could be misspelled.
    let hinted = readings.first.map { !$0.hints.isEmpty } ?? false
    for reading in hinted ? Array(readings.prefix(1)) : readings {
      var found = RankedPlaces(limit: limit)
      findMisspelled(reading, &found)
      if !found.isEmpty { return (found.entries, !reading.hints.isEmpty) }
    }
    return ([], hinted)
  }

  /// The records with exactly this name (and hints), the likeliest first.
  func resolve(_ text: String, limit: Int) -> [RankedPlaces.Entry] {
    for reading in PlaceQuery.readings(of: text, folding: table.folding) {
      var found = RankedPlaces(limit: limit)
      var key = table.lowerBound(reading.name)
      while key < table.keyCount, table.match(key: key, reading.name) == .exact {
        let record = table.record(key: key)
        if table.kind(key: key) != .interior, reading.accepts(record, in: table) {
          found.insert(.init(score: likelihood(key, reading), record: record, isExact: true))
        }
        key += 1
      }
      if !found.isEmpty { return found.entries }
    }
    return []
  }

  private func likelihood(_ key: Int, _ reading: PlaceQuery) -> Int {
    let record = table.record(key: key)
    var score = populationScore(record)
    if table.kind(key: key) == .primary { score += Worth.resolvedPrimary }
    if table.isCapital(record) { score += Worth.capital }
    if let accented = reading.accentedName, accented == table.name(record) {
      score += Worth.sameAccents
    }
    return score
  }

  /// 8·log2 of the population, from its leading bits; 0 if unknown.
  private func populationScore(_ record: Int) -> Int {
    let population = table.population(record)
    guard population >= 8 else { return 0 }
    let exponent = Int.bitWidth - 1 - population.leadingZeroBitCount
    return exponent * 8 + (population >> (exponent - 3)) & 7
  }
}

/// Prefix matches.
extension PlaceSearch {
  private func findPrefixes(_ reading: PlaceQuery, _ found: inout RankedPlaces) {
    var key = table.lowerBound(reading.name)
    while key < table.keyCount {
      let match = table.match(key: key, reading.name)
      if match == .none { return }
      let record = table.record(key: key)
      if reading.hints.isEmpty || reading.accepts(record, in: table) {
        let score = score(key, match, reading)
        found.insert(.init(score: score, record: record, isExact: match == .exact))
      }
      key += 1
    }
  }

  private func score(
    _ key: Int, _ match: GazetteerTable.PrefixMatch, _ reading: PlaceQuery
  ) -> Int {
    let population = populationScore(table.record(key: key))
    switch (match, table.kind(key: key)) {
    case (.exact, .primary): return Worth.exactPrimary + likelihood(key, reading)
    case (.exact, .alternate): return population + Worth.exactAlternate
    case (_, .primary): return population + Worth.prefixPrimary
    case (_, .alternate): return population + Worth.prefixAlternate
    case (_, .interior): return population
    }
  }
}

/// Prefix matches with typos.
extension PlaceSearch {
  /// The number of typos allowed in a name of `count` characters.
  private static func bound(_ count: Int) -> Int { count < 4 ? 0 : count < 7 ? 1 : 2 }

  private func findMisspelled(_ reading: PlaceQuery, _ found: inout RankedPlaces) {
    let pattern = String(decoding: reading.name, as: UTF8.self).unicodeScalars.map(\.value)
    let bound = Self.bound(pattern.count)
    guard bound > 0, pattern.count <= 40 else { return }
    var distance = EditDistance(pattern: pattern, bound: bound)
    let letters = Self.letterMask(reading.name)
    var scalars: [UInt32] = []
    for key in 0..<table.keyCount {
      // Each typo can add at most one letter that the key lacks.
      let missing = letters & ~table.letterMask(key: key)
      guard missing.nonzeroBitCount <= bound else { continue }
      let record = table.record(key: key)
      decode(key: key, limit: pattern.count + bound + 1, into: &scalars)
      guard scalars.count + bound >= pattern.count, let result = distance.measure(scalars),
        reading.accepts(record, in: table)
      else { continue }
      found.insert(
        .init(score: score(key, result, pattern.count), record: record, isExact: false))
    }
  }

  private func score(_ key: Int, _ result: EditDistance.Result, _ length: Int) -> Int {
    let population = populationScore(table.record(key: key))
    // A full match with as many typos ranks above a prefix match.
    let wholeWorth = result.whole == result.prefix ? Worth.exactAlternate : 0
    let kindWorth = table.kind(key: key) == .interior ? 0 : Worth.prefixPrimary
    return population + wholeWorth + kindWorth + result.prefix * Worth.error
  }

  /// The first characters of a key, as scalars; the keys are valid UTF-8.
  private func decode(key: Int, limit: Int, into scalars: inout [UInt32]) {
    scalars.removeAll(keepingCapacity: true)
    var offset = table.textOffset(key: key)
    while scalars.count < limit {
      let byte = table.bytes.integer(at: offset, as: UInt8.self)
      if byte == 0 { return }
      let extra = byte < 0x80 ? 0 : byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
      var value = extra == 0 ? UInt32(byte) : UInt32(byte) & (0x3F >> UInt32(extra))
      for step in 0..<extra {
        let next = table.bytes.integer(at: offset + step + 1, as: UInt8.self)
        value = value << 6 | UInt32(next & 0x3F)
      }
      scalars.append(value)
      offset += extra + 1
    }
  }

  private static func letterMask(_ name: [UInt8]) -> UInt32 {
    name.reduce(0) { mask, byte in
      (0x61...0x7A).contains(byte) ? mask | 1 << UInt32(byte - 0x61) : mask
    }
  }
}
