import Vocabulary
package import Words

/// Explains the score, for an onboarding card.
package struct SunsetGuide: Sendable {
  package struct Factor: Sendable {
    package let id: String
    package let title: String
    package let text: String
    /// The factor's labels, in ascending order.
    package let labels: [String]
    /// The lowest value of each label except the first: percent, optical depth or kilometers.
    package let thresholds: [Double]
    package let symbols: Symbols
  }

  package let title: String
  package let text: String
  package let factors: [Factor]
  /// The score's labels, in ascending order.
  package let labels: [String]
  /// The lowest score of each label except the first.
  package let thresholds: [Double]
  /// What the score does not cover.
  package let limits: [String]

  /// - Parameter isLearned: whether the user's own evenings changed the weights.
  package init(in language: SpokenLanguage, isLearned: Bool = false) {
    let words = language.phrases
    func factor<Label: FactorLabel>(
      _ id: String, _ title: MessageRow, _ text: MessageRow, _ symbols: Symbols,
      _ word: (Label) -> String
    ) -> Factor where Label.AllCases == [Label] {
      Factor(
        id: id, title: words.text(title), text: words.text(text),
        labels: Label.allCases.map(word), thresholds: Label.thresholds, symbols: symbols)
    }
    title = words.text(MessageRow.aboutTitle)
    text = words.text(MessageRow.aboutText)
    factors = [
      factor("cloudCover", .cloudCoverTitle, .cloudCoverText, .cloudCover) {
        (label: CloudCoverLabel) in words.word(label)
      },
      factor("highCloud", .highCloudTitle, .highCloudText, .highCloud) {
        (label: HighCloudLabel) in words.word(label)
      },
      factor("humidity", .humidityTitle, .humidityText, .humidity) {
        (label: HumidityLabel) in words.word(label)
      },
      factor("aerosolOpticalDepth", .aerosolTitle, .aerosolText, .aerosol) {
        (label: AerosolLabel) in words.word(label)
      },
      factor("visibility", .visibilityTitle, .visibilityText, .visibility) {
        (label: VisibilityLabel) in words.word(label)
      },
    ]
    labels = SunsetRating.allCases.map { words.word($0) }
    thresholds = SunsetRating.allCases.dropFirst().map(\.minimumScore)
    let weights: MessageRow = isLearned ? .limitLearnedWeights : .limitWeights
    limits = [weights, .limitForecast, .limitTerrain, .limitHaze].map { words.text($0) }
  }
}
