/// A text that may be a name with typos: one from four letters on, two from seven. A typo is a
/// letter too many, too few or another, or two that changed places (the restricted
/// Damerau–Levenshtein distance). The first letter is right, or one that is often confused with it.
struct Misspelling {
  struct Match {
    let typos: Int
    /// Whether the text is the whole name; otherwise it is the beginning of one.
    let isWhole: Bool
  }

  private let pattern: [UInt32]
  private let bound: Int
  /// The distances of each beginning of the name (a row each) to each beginning of the pattern.
  private var rows: [UInt8]
  /// For each beginning of the name, the fewest typos with which some beginning of it matches.
  private var prefixTypos: [Int]
  private var scalars: [UInt32] = []
  /// For each scalar, the number of bytes up to its end.
  private var ends: [Int] = []
  /// What the last name that was followed is, and all that share its dead beginning.
  private var match: Match?

  private static let longest = 40
  /// A beginning is taken for a typo only if so much of it is there.
  private static let shortestPrefix = 5

  /// The most typos of any text.
  static let maximumTypos = 2

  /// Nil if a text of this length cannot have that many typos.
  init?(of name: [UInt8], typos: Int) {
    pattern = String(decoding: name, as: UTF8.self).unicodeScalars.map(\.value)
    guard (4...Self.longest).contains(pattern.count),
      typos <= (pattern.count < 7 ? 1 : Self.maximumTypos)
    else { return nil }
    bound = typos
    let columns = pattern.count + 1
    rows = Array(repeating: UInt8(bound + 1), count: (columns + bound + 2) * columns)
    for column in 0...pattern.count { rows[column] = UInt8(column) }
    prefixTypos = Array(repeating: bound + 1, count: columns + bound + 2)
  }

  /// Letters that sound or look alike at the start of a name.
  private static let confused = ["ckq", "sz", "cs", "fv", "iyj", "gj", "vw", "bp", "dt", "xs"]

  /// The first letters to look for, in order.
  var initials: [[UInt8]] {
    guard let first = pattern.first.flatMap(Unicode.Scalar.init) else { return [] }
    var letters = [Character(first)]
    for group in Self.confused where group.contains(letters[0]) {
      letters += group.filter { !letters.contains($0) }
    }
    return letters.map { Array(String($0).utf8) }
  }

  /// The names that begin with a letter and match with a typo or two.
  mutating func forEachMatch(
    in index: NameIndex, beginning initial: [UInt8], _ body: (NameCursor, Match) -> Void
  ) {
    guard var cursor = index.lowerBound(initial) else { return }
    var path: [UInt8] = []
    // The number of bytes after which nothing can match any more.
    var dead: Int?
    var isDecoded = true
    repeat {
      if cursor.isFirstOfBlock, !isDecoded {
        cursor.decode()
        isDecoded = true
      }
      let common = isDecoded ? cursor.key.countShared(with: path) : min(cursor.shared, path.count)
      if let dead, common >= dead {
        if cursor.isFirstOfBlock, match == nil { cursor.skipBlocks(sharing: path) }
      } else {
        if !isDecoded { cursor.decode() }
        guard cursor.key.starts(with: initial) else { return }
        dead = follow(cursor.key, from: common)
        path.removeSubrange(common...)
        path.append(contentsOf: cursor.key[common..<(dead ?? cursor.key.count)])
      }
      if let match { body(cursor, match) }
      isDecoded = false
    } while cursor.step()
  }

  /// - Parameter common: the bytes that the last name began with too.
  /// - Returns: the number of bytes after which nothing can match; nil if that is the whole name.
  private mutating func follow(_ key: [UInt8], from common: Int) -> Int? {
    while let end = ends.last, end > common {
      ends.removeLast()
      scalars.removeLast()
    }
    var offset = ends.last ?? 0
    while offset < key.count {
      let (scalar, length) = key.scalar(at: offset)
      offset += length
      scalars.append(scalar)
      ends.append(offset)
      if !fillRow() {
        let typos = prefixTypos[scalars.count]
        match = typos <= bound ? Match(typos: typos, isWhole: false) : nil
        return offset
      }
    }
    let whole = Int(rows[scalars.count * (pattern.count + 1) + pattern.count])
    let prefix = prefixTypos[scalars.count]
    let typos = min(whole, prefix)
    match = typos <= bound ? Match(typos: typos, isWhole: whole <= prefix) : nil
    return nil
  }

  /// Fills the row of the last scalar, as far as it is within the bound of the diagonal.
  /// - Returns: whether anything in it is within the bound.
  private mutating func fillRow() -> Bool {
    let (row, width) = (scalars.count, pattern.count + 1)
    let (scalar, earlier) = (scalars[row - 1], row > 1 ? scalars[row - 2] : 0)
    let (current, last) = (row * width, (row - 1) * width)
    prefixTypos[row] = prefixTypos[row - 1]
    let (low, high) = (max(1, row - bound), min(pattern.count, row + bound))
    guard low <= high else { return false }
    let over = UInt8(bound + 1)
    rows[current + low - 1] = low == 1 ? UInt8(min(row, bound + 1)) : over
    var least = rows[current + low - 1]
    for column in low...high {
      let isSame = scalar == pattern[column - 1]
      var best = rows[last + column - 1] + (isSame ? 0 : 1)
      best = min(best, rows[current + column - 1] + 1)
      if column < row + bound { best = min(best, rows[last + column] + 1) }
      if row > 1, column > 1, scalar == pattern[column - 2], earlier == pattern[column - 1] {
        best = min(best, rows[last - width + column - 2] + 1)
      }
      rows[current + column] = min(best, over)
      least = min(least, best)
    }
    let isLastLetter = scalar == pattern[pattern.count - 1] && pattern.count >= Self.shortestPrefix
    if isLastLetter, high == pattern.count {
      prefixTypos[row] = min(prefixTypos[row], Int(rows[last + pattern.count - 1]))
    }
    return least <= bound
  }
}

extension [UInt8] {
  /// How many bytes both begin with.
  func countShared(with other: [UInt8]) -> Int {
    let limit = Swift.min(count, other.count)
    var shared = 0
    while shared < limit, self[shared] == other[shared] { shared += 1 }
    return shared
  }

  /// The scalar at an offset of valid UTF-8, and its number of bytes.
  fileprivate func scalar(at offset: Int) -> (UInt32, Int) {
    let first = self[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for step in 1..<length { value = value << 6 | UInt32(self[offset + step] & 0x3F) }
    return (value, length)
  }
}
