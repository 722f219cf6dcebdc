// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `forecast.skill`.
public struct ForecastSkillResult: Codable, Equatable, Sendable {
  /// By provider, variable and lead; empty if too little is known.
  public var rows: [ForecastSkillRow]
  /// Place the answer is for.
  public var place: Place

  public init(
    rows: [ForecastSkillRow],
    place: Place
  ) {
    self.rows = rows
    self.place = place
  }
}

/// Result of `skill.export`.
public struct SkillExportResult: Codable, Equatable, Sendable {
  /// The file.
  public var text: String
  /// Pairs.
  public var count: Int
  /// Place the answer is for.
  public var place: Place

  public init(
    text: String,
    count: Int,
    place: Place
  ) {
    self.text = text
    self.count = count
    self.place = place
  }
}

/// Result of `skill.remove`.
public struct SkillRemoveResult: Codable, Equatable, Sendable {
  /// Removed days of forecasts and of measurements.
  public var count: Int
  /// Place the answer is for.
  public var place: Place

  public init(
    count: Int,
    place: Place
  ) {
    self.count = count
    self.place = place
  }
}

/// Params of `forecast.skill`.
public struct ForecastSkillParams: Codable, Equatable, Sendable {
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.place = place
    self.locale = locale
  }
}

extension ForecastSkillParams: ServerCall {
  public typealias Answer = ForecastSkillResult
  public static let method = "forecast.skill"
}

/// Params of `skill.export`.
public struct SkillExportParams: Codable, Equatable, Sendable {
  /// Whose forecasts.
  public var provider: Provider
  /// What was forecast.
  public var variable: SkillVariable?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    provider: Provider,
    variable: SkillVariable? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.provider = provider
    self.variable = variable
    self.place = place
    self.locale = locale
  }
}

extension SkillExportParams: ServerCall {
  public typealias Answer = SkillExportResult
  public static let method = "skill.export"
}

/// Params of `skill.remove`.
public struct SkillRemoveParams: Codable, Equatable, Sendable {
  /// Forgets all places.
  public var all: Bool?
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    all: Bool? = nil,
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.all = all
    self.place = place
    self.locale = locale
  }
}

extension SkillRemoveParams: ServerCall {
  public typealias Answer = SkillRemoveResult
  public static let method = "skill.remove"
}
