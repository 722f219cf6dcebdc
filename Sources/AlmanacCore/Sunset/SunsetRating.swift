/// A score in a word.
package enum SunsetRating: String, CaseIterable, Sendable {
  case poor, muted, fine, colorful, vivid, spectacular

  package init(score: Double) {
    switch score {
    case ..<15: self = .poor
    case ..<35: self = .muted
    case ..<55: self = .fine
    case ..<75: self = .colorful
    case ..<90: self = .vivid
    default: self = .spectacular
    }
  }

  /// English words for people.
  package var label: String {
    switch self {
    case .poor: "Poor"
    case .muted: "Muted"
    case .fine: "Fine but plain"
    case .colorful: "Colorful"
    case .vivid: "Vivid"
    case .spectacular: "Spectacular"
    }
  }
}

/// The words of the factors. The raw value is the word on the wire.
package enum CloudCoverLabel: String, CaseIterable, Sendable {
  case clear = "Clear"
  case partly = "Partly"
  case overcast = "Overcast"

  package init(dailyMeanPercent: Double) {
    self = dailyMeanPercent < 25 ? .clear : dailyMeanPercent < 85 ? .partly : .overcast
  }
}

package enum HighCloudLabel: String, CaseIterable, Sendable {
  case none = "None"
  case few = "Few"
  case many = "Many"

  package init(percent: Double) {
    self = percent < 10 ? .none : percent < 50 ? .few : .many
  }
}

package enum HumidityLabel: String, CaseIterable, Sendable {
  case dry = "Dry"
  case ok = "OK"
  case humid = "Humid"

  package init(percent: Double) {
    self = percent < 40 ? .dry : percent < 70 ? .ok : .humid
  }
}

package enum AerosolLabel: String, CaseIterable, Sendable {
  case low = "Low"
  case moderate = "Mod"
  case high = "High"

  package init(opticalDepth: Double) {
    self = opticalDepth < 0.10 ? .low : opticalDepth < 0.30 ? .moderate : .high
  }
}

package enum VisibilityLabel: String, CaseIterable, Sendable {
  case poor = "Poor"
  case moderate = "Moderate"
  case good = "Good"

  package init(kilometers: Double) {
    self = kilometers < 4 ? .poor : kilometers < 10 ? .moderate : .good
  }
}
