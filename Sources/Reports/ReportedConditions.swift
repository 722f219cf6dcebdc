package import Vocabulary
package import Weather

/// Wind, visibility, weather and clouds of a report, or of one of its changes.
package struct ReportedConditions: Sendable, Equatable {
  package internal(set) var wind = Wind.unknown
  /// VRB: it has no one direction.
  package internal(set) var isWindVariable = false
  /// P99: the speed, or the gust, is more than this.
  package internal(set) var isSpeedAtLeast = false
  package internal(set) var isGustAtLeast = false
  /// The limits of a varying direction, clockwise, in degrees.
  package internal(set) var windDirections: (from: Double, to: Double)?
  /// Prevailing, or the lowest if none prevails.
  package internal(set) var visibility: Visibility?
  /// Nil if it was not observed.
  package internal(set) var weather: [PresentWeather]?
  /// Nil if they were not observed.
  package internal(set) var clouds: [CloudLayer]?
  /// `//` instead of weather: an automatic station has no sensor for it.
  var isWeatherUnobserved = false
  /// CAVOK and NSC exclude low clouds only: the sky's cover is unknown.
  package internal(set) var mayHaveHighClouds = false

  package static func == (left: Self, right: Self) -> Bool {
    left.wind == right.wind && left.isWindVariable == right.isWindVariable
      && left.isSpeedAtLeast == right.isSpeedAtLeast && left.isGustAtLeast == right.isGustAtLeast
      && left.windDirections?.from == right.windDirections?.from
      && left.windDirections?.to == right.windDirections?.to
      && left.visibility == right.visibility && left.weather == right.weather
      && left.clouds == right.clouds && left.mayHaveHighClouds == right.mayHaveHighClouds
  }
}

extension ReportedConditions {
  /// The sky and the weather of a report that somebody else took apart.
  /// - Parameters:
  ///   - clouds: nil if they were not observed.
  ///   - mayHaveHighClouds: only low clouds are known to be absent.
  ///   - weather: codes of table 4678, separated by blanks; what is not one is left out.
  package init(clouds: [CloudLayer]?, mayHaveHighClouds: Bool, weather: String) {
    (self.clouds, self.mayHaveHighClouds) = (clouds, mayHaveHighClouds)
    self.weather = weather.utf8.split(separator: UInt8(ascii: " ")).compactMap { code in
      var group = ReportGroup(Array(code)[...])
      return PresentWeather(&group)
    }
  }

  /// The cover of the fullest layer: the middle of its range in oktas, as percent of the sky. Zero
  /// if a station sees no clouds; automatic stations see none above 3,800 m (12,500 ft).
  package var cloudCoverPercent: Double? {
    guard let clouds, !mayHaveHighClouds else { return nil }
    guard !clouds.isEmpty else { return 0 }
    return clouds.compactMap { $0.amount?.percent }.max()
  }

  /// The base of the lowest layer that covers more than half of the sky, or the vertical
  /// visibility; nil if there is none.
  package var ceilingMeters: Double? {
    clouds?.filter { ($0.amount?.percent ?? 0) > 50 }.compactMap(\.baseMeters).min()
  }

  /// The worst weather at the station, or else the state of the sky; nil if the weather was not
  /// observed, or neither is known.
  package var condition: Condition? {
    guard let weather else { return nil }
    let kinds = weather.compactMap(\.kind)
    let worst = kinds.max { Condition($0).severity < Condition($1).severity }
    return (worst ?? skyKind).map { Condition($0) }
  }

  /// As for the cloud groups of OpenWeatherMap: broken clouds are partly cloudy.
  private var skyKind: ConditionKind? {
    guard let cover = cloudCoverPercent else { return nil }
    return switch cover {
    case 0: .clear
    case ...25: .mainlyClear
    case ...87.5: .partlyCloudy
    default: .overcast
    }
  }
}

/// One layer of clouds.
package struct CloudLayer: Sendable, Equatable {
  package let amount: CloudAmount?
  /// Above the aerodrome.
  package let baseMeters: Double?
  package let kind: CloudKind?

  package init(amount: CloudAmount?, baseMeters: Double?, kind: CloudKind? = nil) {
    (self.amount, self.baseMeters, self.kind) = (amount, baseMeters, kind)
  }
}

extension CloudAmount {
  /// As reports write it.
  package init?(code: String) {
    guard let amount = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = amount
  }

  package var code: String {
    switch self {
    case .few: "FEW"
    case .scattered: "SCT"
    case .broken: "BKN"
    case .overcast: "OVC"
    case .obscured: "VV"
    }
  }

  var percent: Double {
    switch self {
    case .few: 18.75
    case .scattered: 43.75
    case .broken: 75
    case .overcast, .obscured: 100
    }
  }
}

extension CloudKind {
  /// As reports write it.
  var code: String {
    switch self {
    case .cumulonimbus: "CB"
    case .toweringCumulus: "TCU"
    }
  }
}

/// Weather at or near a station (WMO code table 4678).
package struct PresentWeather: Sendable, Equatable {
  enum Intensity { case light, moderate, heavy, vicinity }

  enum Descriptor: String, CaseIterable {
    case shallow = "MI", patches = "BC", partial = "PR", drifting = "DR"
    case blowing = "BL", shower = "SH", thunderstorm = "TS", freezing = "FZ"
  }

  enum Phenomenon: String, CaseIterable {
    case drizzle = "DZ", rain = "RA", snow = "SN", snowGrains = "SG", iceCrystals = "IC"
    case icePellets = "PL", hail = "GR", smallHail = "GS", unknown = "UP", mist = "BR"
    case fog = "FG", smoke = "FU", ash = "VA", dust = "DU", sand = "SA", haze = "HZ"
    case spray = "PY", whirls = "PO", squall = "SQ", funnelCloud = "FC", sandstorm = "SS"
    case dustStorm = "DS"
  }

  /// As written, such as "-SHRA".
  package let code: String
  let intensity: Intensity
  let descriptor: Descriptor?
  let phenomena: [Phenomenon]

  /// Within 8 to 16 km, not at the station.
  package var isNearby: Bool { intensity == .vicinity }

  /// Nil if it says nothing about the weather at the station.
  package var kind: ConditionKind? {
    guard !isNearby else { return nil }
    if phenomena.contains(.funnelCloud) { return .tornado }
    if descriptor == .thunderstorm { return thunderstorm }
    if let frozen { return frozen }
    if let liquid { return liquid }
    return phenomena.lazy.compactMap(\.obscuration).first.map { kind in
      guard kind == .fog else { return kind }
      // Code figures 12 and 48 of table 4677: shallow fog is mist, freezing fog leaves rime.
      return descriptor == .shallow ? .mist : descriptor == .freezing ? .rimeFog : kind
    }
  }

  private var thunderstorm: ConditionKind {
    if phenomena.contains(.hail) { return .thunderstormHeavyHail }
    if phenomena.contains(.smallHail) { return .thunderstormLightHail }
    return intensity == .heavy ? .heavyThunderstorm : .thunderstorm
  }

  private var isShower: Bool { descriptor == .shower }
  private var isLight: Bool { intensity == .light }

  private var frozen: ConditionKind? {
    if phenomena.contains(.hail) { return isLight ? .lightHail : .hail }
    let isMixed = phenomena.contains(.rain) || phenomena.contains(.drizzle)
    if phenomena.contains(.icePellets) || phenomena.contains(.snow) && isMixed {
      return isLight ? .lightSleet : .sleet
    }
    if phenomena.contains(.snow) {
      if descriptor == .drifting || descriptor == .blowing { return .lightSnow }
      if isShower { return isLight ? .lightSnowShowers : .snowShowers }
      return graded(.lightSnow, .snow, .heavySnow)
    }
    if phenomena.contains(.smallHail) { return .lightHail }
    if phenomena.contains(.snowGrains) { return .snowGrains }
    return phenomena.contains(.iceCrystals) ? .lightSnow : nil
  }

  private var liquid: ConditionKind? {
    let freezes = descriptor == .freezing
    if phenomena.contains(.rain) {
      if freezes { return isLight ? .lightFreezingRain : .freezingRain }
      return isShower
        ? graded(.lightRainShowers, .rainShowers, .heavyRainShowers)
        : graded(.lightRain, .rain, .heavyRain)
    }
    if phenomena.contains(.drizzle) {
      if freezes { return isLight ? .lightFreezingDrizzle : .freezingDrizzle }
      return graded(.lightDrizzle, .drizzle, .heavyDrizzle)
    }
    return phenomena.contains(.unknown) ? .unknown : nil
  }

  private func graded(
    _ light: ConditionKind, _ moderate: ConditionKind, _ heavy: ConditionKind
  ) -> ConditionKind {
    switch intensity {
    case .light: light
    case .moderate, .vicinity: moderate
    case .heavy: heavy
    }
  }
}

extension PresentWeather.Phenomenon {
  fileprivate var obscuration: ConditionKind? {
    switch self {
    case .mist: .mist
    case .fog: .fog
    case .smoke: .smoke
    case .ash: .ash
    case .dust, .whirls, .dustStorm: .dust
    case .sand, .sandstorm: .sand
    case .haze: .haze
    case .squall: .squall
    case .drizzle, .rain, .snow, .snowGrains, .iceCrystals, .icePellets, .hail, .smallHail,
      .unknown, .spray, .funnelCloud:
      nil
    }
  }
}
