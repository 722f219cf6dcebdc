/// A score as a word.
package enum SunsetRating: String, CaseIterable, Sendable {
  case poor, muted, fine, colorful, vivid, spectacular

  package init(score: Double) {
    self = Self.allCases.last { $0.minimumScore <= score } ?? .poor
  }

  /// The lowest score of the word.
  package var minimumScore: Double {
    switch self {
    case .poor: 0
    case .muted: 15
    case .fine: 35
    case .colorful: 55
    case .vivid: 75
    case .spectacular: 90
    }
  }
}

/// The factor's labels, in ascending order.
package enum CloudCoverLabel: CaseIterable, Sendable {
  case clear
  case partly
  case overcast

  package init(dailyMeanPercent: Double) {
    self = dailyMeanPercent < 25 ? .clear : dailyMeanPercent < 85 ? .partly : .overcast
  }
}

package enum HighCloudLabel: CaseIterable, Sendable {
  case none
  case few
  case many

  package init(percent: Double) {
    self = percent < 10 ? .none : percent < 50 ? .few : .many
  }
}

package enum HumidityLabel: CaseIterable, Sendable {
  case dry
  case ok
  case humid

  package init(percent: Double) {
    self = percent < 40 ? .dry : percent < 70 ? .ok : .humid
  }
}

package enum AerosolLabel: CaseIterable, Sendable {
  case low
  case moderate
  case high

  package init(opticalDepth: Double) {
    self = opticalDepth < 0.10 ? .low : opticalDepth < 0.30 ? .moderate : .high
  }
}

package enum VisibilityLabel: CaseIterable, Sendable {
  case poor
  case moderate
  case good

  package init(kilometers: Double) {
    self = kilometers < 4 ? .poor : kilometers < 10 ? .moderate : .good
  }
}
