/// Every word and sentence of ours that follows the locale, in one language: a language that lacks
/// one does not compile.
package protocol Phrasebook {
  /// Before and after noon on a clock that counts to twelve.
  static var dayHalves: (morning: String, afternoon: String) { get }

  /// Two or three letters.
  static func word(_ value: Weekday) -> String
  /// Three to five letters.
  static func word(_ value: Month) -> String
  static func word(_ value: ConditionKind) -> String
  static func word(_ value: SunsetRating) -> String
  static func word(_ value: CloudCoverLabel) -> String
  static func word(_ value: HighCloudLabel) -> String
  static func word(_ value: HumidityLabel) -> String
  static func word(_ value: AerosolLabel) -> String
  static func word(_ value: VisibilityLabel) -> String
  /// Where something is, for sentences: "west" in "a low deck 150 km west".
  static func direction(_ value: Compass) -> String
  /// With a `{name}` for each value that is filled in; the same names in every language.
  static func text(_ value: Message) -> String
}
