package import Units
package import Vocabulary

/// Every localized word and sentence, in one language: a language that lacks one does not compile.
package protocol Phrasebook {
  static func word(_ value: ConditionKind) -> String
  static func word(_ value: SunsetRating) -> String
  static func word(_ value: CloudCoverLabel) -> String
  static func word(_ value: HighCloudLabel) -> String
  static func word(_ value: HumidityLabel) -> String
  static func word(_ value: AerosolLabel) -> String
  static func word(_ value: VisibilityLabel) -> String
  /// Where something lies, within a sentence: "west" in "a low deck 150 km west".
  static func direction(_ value: Bearing) -> String
  /// Where the wind blows from, after its speed.
  static func origin(_ value: WindOrigin) -> String
  /// The same in as few letters as people write: "NW".
  static func letters(_ value: WindOrigin) -> String
  /// As within a sentence, as are the following ones: "light rain".
  static func word(_ value: Phenomenon) -> String
  /// "possible light rain".
  static func possible(_ value: Phenomenon) -> String
  static func word(_ value: SummarySky) -> String
  static func word(_ value: WindLevel) -> String
  /// "in the morning".
  static func within(_ value: DayPart) -> String
  /// "from the morning".
  static func from(_ value: DayPart) -> String
  /// "until the morning".
  static func until(_ value: DayPart) -> String
  /// What follows a number that is read aloud.
  static func spoken(_ value: MeasureUnit) -> PluralForms
  /// With `{count}`, unless the number goes without saying.
  static func counted(_ value: CountedText) -> PluralForms
  /// What it does, as a heading.
  static func word(_ value: Lever) -> String
  /// What is measured, within a sentence: "wind speed".
  static func word(_ value: Measurement) -> String
  static func word(_ value: SunPhase) -> String
  /// The same while the sun rises: some languages have two words for twilight.
  static func dawn(_ value: SunPhase) -> String
  static func word(_ value: MoonPhaseName) -> String
  static func word(_ value: AlertSeverity) -> String
  /// Within a sentence.
  static func word(_ value: AlertHazard) -> String
  static func word(_ value: AirQualityCategory) -> String
  /// How often it happened before the warming: "Once-in-10-years drought".
  static func word(_ value: ExtremeKind) -> String
  /// Where a climate is, alone or in brackets: "Western and Central Europe".
  static func word(_ value: ClimateRegionName) -> String
  /// With `{0}`, `{1}` and so on for the values of a phrase; the same ones in every language.
  static func text(_ value: MessageRow) -> String
  /// The same as it is read aloud, where signs are words; so of the following ones.
  static func aloud(_ value: MessageRow) -> String
  static func aloud(_ value: NoticeRow) -> String
  static func aloud(_ value: PageRow) -> String
  static func aloud(_ value: Lever) -> String
  static func aloud(_ value: ExtremeKind) -> String
  static func text(_ value: NoticeRow) -> String
  static func text(_ value: PageRow) -> String
  static func text(_ value: ChartRow) -> String
  static func text(_ value: ErrorEntry) -> String
  static func text(_ value: HintRow) -> String
}
