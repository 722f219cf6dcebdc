/// Every localized word and sentence, in one language: a language that lacks one does not compile.
package protocol Phrasebook {
  /// The AM and PM words of a 12-hour clock.
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
  /// A direction within a sentence: "west" in "a low deck 150 km west".
  static func direction(_ value: Compass) -> String
  /// With a `{name}` for each inserted value; the same names in every language.
  static func text(_ value: Message) -> String
}
