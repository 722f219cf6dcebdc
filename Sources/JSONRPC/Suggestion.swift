/// Names that somebody may have meant.
package enum Suggestion {
  /// The names within a third of their length by edits (insert, delete, replace, swap neighbours;
  /// Damerau's restricted distance), nearest first, then by name; at most three.
  package static func nearest(to word: String, in names: some Sequence<String>) -> [String] {
    let wanted = Array(word.lowercased().utf8.prefix(64))
    let ranked = names.compactMap { name -> (distance: Int, name: String)? in
      let candidate = Array(name.lowercased().utf8)
      let allowed = max(1, min(candidate.count, wanted.count) / 3)
      guard abs(candidate.count - wanted.count) <= allowed else { return nil }
      let distance = distance(wanted, candidate)
      return distance <= allowed ? (distance, name) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1..<left.count + 1 {
      var line = [row]
      for column in 1..<right.count + 1 {
        let isSame = left[row - 1] == right[column - 1]
        var best = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          best = min(best, beforeLast[column - 2] + 1)
        }
        line.append(best)
      }
      (beforeLast, last) = (last, line)
    }
    return last[right.count]
  }
}
