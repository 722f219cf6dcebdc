/// Explains the score, for an onboarding card.
package struct SunsetGuide: Sendable {
  package struct Factor: Sendable {
    package let id: String
    package let title: String
    package let text: String
    /// The factor's labels, in ascending order.
    package let labels: [String]
  }

  package let title: String
  package let text: String
  package let factors: [Factor]
  /// The score's labels, in ascending order.
  package let labels: [String]
  /// What the score does not cover.
  package let limits: [String]

  /// - Parameter isLearned: whether the user's own evenings changed the weights.
  package init(in language: SpokenLanguage, isLearned: Bool = false) {
    let words = language.phrases
    func factor(
      _ id: String, _ title: Message, _ text: Message, _ labels: [String]
    ) -> Factor {
      Factor(id: id, title: words.text(title), text: words.text(text), labels: labels)
    }
    title = words.text(.aboutTitle)
    text = words.text(.aboutText)
    factors = [
      factor(
        "cloudCover", .cloudCoverTitle, .cloudCoverText,
        CloudCoverLabel.allCases.map { words.word($0) }),
      factor(
        "highCloud", .highCloudTitle, .highCloudText,
        HighCloudLabel.allCases.map { words.word($0) }),
      factor(
        "humidity", .humidityTitle, .humidityText, HumidityLabel.allCases.map { words.word($0) }),
      factor(
        "aerosolOpticalDepth", .aerosolTitle, .aerosolText,
        AerosolLabel.allCases.map { words.word($0) }),
      factor(
        "visibility", .visibilityTitle, .visibilityText,
        VisibilityLabel.allCases.map { words.word($0) }),
    ]
    labels = SunsetRating.allCases.map { words.word($0) }
    let weights: Message = isLearned ? .limitLearnedWeights : .limitWeights
    limits = [weights, .limitForecast, .limitTerrain, .limitHaze].map { words.text($0) }
  }
}
