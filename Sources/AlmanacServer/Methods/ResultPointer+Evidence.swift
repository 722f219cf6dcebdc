import AlmanacProtocol
import JSON
import Vocabulary

/// Normals are no reason for an alarm: of an estimate nothing is known but that it is one.
extension ResultPointer {
  /// Every matching value that is not of an estimate, nor of a warning that is not meant.
  /// - Parameter above: a row of the result that the pointer begins at; by default the result.
  func evidence(
    in result: JSONValue, below above: ResultPointer? = nil, of warnings: ComparedWarnings
  ) -> [JSONValue] {
    let start = above.flatMap { $0.located(in: result).first?.value } ?? result
    return located(in: start).compactMap { pointer, value in
      let path = (above?.tokens ?? []) + (ResultPointer(pointer)?.tokens ?? [])
      if let warning = Self.warning(path[...], in: result), !warnings.contains(warning) {
        return nil
      }
      return Self.isEstimate(path[...], in: result) ? nil : value
    }
  }

  /// The warnings that a pointer leads into.
  /// - Parameter isMeant: whether a value that it leads to counts.
  func warnings(
    in result: JSONValue, where isMeant: (JSONValue) -> Bool
  ) -> [WarningRow] {
    located(in: result).compactMap { pointer, value in
      guard isMeant(value) else { return nil }
      return Self.warning((ResultPointer(pointer)?.tokens ?? [])[...], in: result)
    }
  }

  /// That which a value is a part of; nil if it is one of something else.
  private static func warning(
    _ path: ArraySlice<String>, in value: JSONValue
  ) -> WarningRow? {
    if let warning = WarningRow(value) { return warning }
    guard let name = path.first, let inner = children(name, of: value).first else { return nil }
    return warning(path.dropFirst(), in: inner.value)
  }

  /// Whether a row or a result on the way says that what follows is an estimate.
  private static func isEstimate(_ path: ArraySlice<String>, in value: JSONValue) -> Bool {
    guard let name = path.first else { return false }
    if value["kind"]?.string == RowKind.estimate.rawValue, value["stale"] == nil {
      return !describing.contains(name)
    }
    let warnings = value["warnings"]?.elements.map(\.self) ?? []
    for warning in warnings where warning["code"]?.string == WarningCode.estimateUsed.rawValue {
      let paths = warning["paths"]?.elements.compactMap { $0.string.flatMap { ResultPointer($0) } }
      let estimates = paths.flatMap { $0.isEmpty ? nil : $0 } ?? [ResultPointer(tokens: [])]
      let isHidden = estimates.contains { estimate in
        path.starts(with: estimate.tokens)
          && !describes(Array(path.dropFirst(estimate.tokens.count)))
      }
      if isHidden { return true }
    }
    return children(name, of: value).contains { isEstimate(path.dropFirst(), in: $0.value) }
  }

  /// Whether a path in an estimate leads to what says that it is one: in itself, or in one of its
  /// rows.
  private static func describes(_ path: [String]) -> Bool {
    guard let first = path.first else { return false }
    return describing.contains(first) || path.count == 3 && path[2] == "kind"
  }

  /// Names of what says of what kind a row or a result is, and where it comes from. The object
  /// `source` has a kind too, beside whether it is stale.
  private static let describing: Set = ["kind", "source", "sources", "warnings"]
}
