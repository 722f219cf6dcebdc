import AlmanacServer
import JSON
import Telling

/// One check of `doctor`.
struct Finding {
  /// The result. Only what was tried and worked is `ok`.
  enum Status: String {
    case ok, failed
    /// Not tried, so nothing is known.
    case notAsked
    /// Absent, and not needed.
    case absent
  }

  let name: String
  let status: Status
  let text: String
  /// Reveals the user's location; left out of reports meant for sharing.
  var isPrivate = false

  static func ok(_ name: String, _ text: String) -> Finding {
    Finding(name: name, status: .ok, text: text)
  }
  static func failed(_ name: String, _ text: String) -> Finding {
    Finding(name: name, status: .failed, text: text)
  }
  static func notAsked(_ name: String, _ text: String) -> Finding {
    Finding(name: name, status: .notAsked, text: text)
  }
  static func absent(_ name: String, _ text: String) -> Finding {
    Finding(name: name, status: .absent, text: text)
  }

  /// The same, marked as private.
  var kept: Finding {
    var finding = self
    finding.isPrivate = true
    return finding
  }
}

extension Finding.Status {
  var mark: (text: String, style: Style) {
    switch self {
    case .ok: ("✓", .colored(.green))
    case .failed: ("✗", .colored(.red))
    case .notAsked: ("?", .muted)
    case .absent: ("–", .muted)
    }
  }
}
