import AlmanacProtocol
import JSON
import Vocabulary
import Weather

/// A warning of a service within a result.
struct WarningRow: Equatable {
  private let id: String
  let severity: AlertSeverity
  let match: AlertMatch

  /// Nil for anything else.
  init?(_ value: JSONValue) {
    guard let id = value["id"]?.string,
      let severity = value["severity"]?.string.flatMap(AlertSeverity.init),
      let match = value["match"]?.string.flatMap(AlertMatch.init)
    else { return nil }
    (self.id, self.severity, self.match) = (id, severity, match)
  }

  /// What a subscription tells warnings apart by.
  var key: String { "\(severity.rawValue) \(id)" }

  /// No quiet hours hold it back, unless they say so.
  var isUrgent: Bool {
    match.isForPlace && severity.gravity <= AlertSeverity.severe.gravity
  }
}

/// Which warnings a comparison is about.
enum ComparedWarnings {
  /// Those for the place: one for somewhere in the country is no reason for an alarm at it.
  case own
  /// All, because the condition itself compares for whom they are.
  case all
  /// The one of this key.
  case one(String)

  func contains(_ warning: WarningRow) -> Bool {
    switch self {
    case .own: warning.match.isForPlace
    case .all: true
    case .one(let key): warning.key == key
    }
  }
}
