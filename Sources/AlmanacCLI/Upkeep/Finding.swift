import JSON

/// One thing that `doctor` looked at.
struct Finding {
  /// What came of it. Only what was tried and worked is `ok`.
  enum Outcome: String {
    case ok, failed
    /// Nobody tried: nothing is known.
    case notAsked
    /// There is none, and none is needed.
    case absent
  }

  let name: String
  let outcome: Outcome
  let text: String
  /// Says where somebody is; not for a report that is shown around.
  var isPrivate = false

  static func ok(_ name: String, _ text: String) -> Finding {
    Finding(name: name, outcome: .ok, text: text)
  }
  static func failed(_ name: String, _ text: String) -> Finding {
    Finding(name: name, outcome: .failed, text: text)
  }
  static func notAsked(_ name: String, _ text: String) -> Finding {
    Finding(name: name, outcome: .notAsked, text: text)
  }
  static func absent(_ name: String, _ text: String) -> Finding {
    Finding(name: name, outcome: .absent, text: text)
  }

  /// The same, not to be shown around.
  var kept: Finding {
    var finding = self
    finding.isPrivate = true
    return finding
  }
}

extension Finding.Outcome {
  var mark: (text: String, style: Style) {
    switch self {
    case .ok: ("✓", .colored(.green))
    case .failed: ("✗", .colored(.red))
    case .notAsked: ("?", .muted)
    case .absent: ("–", .muted)
    }
  }
}
