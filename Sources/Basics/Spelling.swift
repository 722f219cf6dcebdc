/// Suggestions for a misspelled name.
package enum Spelling {
  /// Up to three candidates, the nearest first: equal except for case, or within an edit distance
  /// of a third of the shorter one's length.
  package static func closest(to name: String, in candidates: some Sequence<String>) -> [String] {
    let wanted = scalars(name).prefix(64)
    guard !wanted.isEmpty else { return [] }
    let found = candidates.compactMap { candidate -> (distance: Int, candidate: String)? in
      let other = scalars(candidate)
      let bound = max(1, min(other.count, wanted.count) / 3)
      guard abs(other.count - wanted.count) <= bound else { return nil }
      var distance = EditDistance(pattern: Array(wanted), bound: bound)
      guard let whole = distance.measure(other)?.whole, whole <= bound else { return nil }
      return (whole, candidate)
    }
    return found.sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
      .prefix(3).map(\.candidate)
  }

  private static func scalars(_ text: String) -> [UInt32] {
    text.lowercased().unicodeScalars.map(\.value)
  }
}
