import Vocabulary

/// A score as a word. The limits are those of medians: a forecast that may be wrong has seldom more
/// than 64, and the best clear evening has 47.
extension SunsetRating {
  package init(score: Double) {
    self = Self.allCases.last { $0.minimumScore <= score } ?? .poor
  }

  /// The lowest score of the word.
  package var minimumScore: Double {
    switch self {
    case .poor: 0
    case .muted: 15
    case .fine: 30
    case .colorful: 48
    case .vivid: 56
    case .spectacular: 64
    }
  }
}

/// The labels of a factor, in ascending order. A value has the last label whose minimum it reaches.
package protocol FactorLabel: CaseIterable, Sendable {
  /// The lowest value of the label.
  var minimum: Double { get }
}

extension FactorLabel where AllCases == [Self] {
  fileprivate init(of value: Double, lowest: Self) {
    self = Self.allCases.last { $0.minimum <= value } ?? lowest
  }

  /// The lowest value of each label except the first.
  package static var thresholds: [Double] { allCases.dropFirst().map(\.minimum) }
}

extension CloudCoverLabel: FactorLabel {
  package init(dailyMeanPercent: Double) { self.init(of: dailyMeanPercent, lowest: .clear) }

  package var minimum: Double {
    switch self {
    case .clear: 0
    case .partly: 25
    case .overcast: 85
    }
  }
}

extension HighCloudLabel: FactorLabel {
  package init(percent: Double) { self.init(of: percent, lowest: .none) }

  package var minimum: Double {
    switch self {
    case .none: 0
    case .few: 10
    case .many: 50
    }
  }
}

extension HumidityLabel: FactorLabel {
  package init(percent: Double) { self.init(of: percent, lowest: .dry) }

  package var minimum: Double {
    switch self {
    case .dry: 0
    case .ok: 40
    case .humid: 70
    }
  }
}

extension AerosolLabel: FactorLabel {
  package init(opticalDepth: Double) { self.init(of: opticalDepth, lowest: .low) }

  package var minimum: Double {
    switch self {
    case .low: 0
    case .moderate: 0.10
    case .high: 0.30
    }
  }
}

extension VisibilityLabel: FactorLabel {
  package init(kilometers: Double) { self.init(of: kilometers, lowest: .poor) }

  package var minimum: Double {
    switch self {
    case .poor: 0
    case .moderate: 4
    case .good: 10
    }
  }
}
