import Vocabulary
package import Words

/// A chance as people say it: "1 in 3".
package struct Odds: Sendable, Equatable {
  package let count: Int
  package let of: Int

  /// The nearest of the usual ones; `nil` where one in twenty is too many, or 19 are too few.
  package init?(chance: Double) {
    guard (0.025...0.975).contains(chance) else { return nil }
    let nearest = Self.usual.min {
      abs(Double($0.count) / Double($0.of) - chance)
        < abs(Double($1.count) / Double($1.of) - chance)
    }
    guard let nearest else { return nil }
    self = nearest
  }

  private init(_ count: Int, _ of: Int) { (self.count, self.of) = (count, of) }

  private static let usual = [
    Odds(1, 20), Odds(1, 10), Odds(1, 5), Odds(1, 4), Odds(1, 3), Odds(2, 5), Odds(1, 2),
    Odds(3, 5), Odds(2, 3), Odds(3, 4), Odds(4, 5), Odds(9, 10), Odds(19, 20),
  ]
}

extension SunsetColor {
  /// "1 in 3 for color".
  package var sentence: Sentence { Sentence { wording, _ in text(in: wording) } }

  package func text(in wording: Wording) -> Text {
    guard let odds = Odds(chance: chance) else {
      return wording.text(chance < 0.5 ? .colorHardly : .colorCertain)
    }
    return wording.text(
      .colorOdds(count: wording.whole(odds.count), of: wording.whole(odds.of)))
  }
}

/// How a score compares with the evenings, or mornings, of its month at the place.
package struct SunsetRarity: Sendable, Equatable {
  /// How many of them have less, percent.
  package let percentile: Int
  package let isEvening: Bool

  package init(percentile: Int, isEvening: Bool) {
    (self.percentile, self.isEvening) = (percentile, isEvening)
  }

  package var sentence: Sentence { Sentence { wording, _ in text(in: wording) } }

  package func text(in wording: Wording) -> Text {
    let percent = wording.percent(Double(percentile))
    return wording.text(
      isEvening ? .betterEvenings(percent: percent) : .betterMornings(percent: percent))
  }
}
