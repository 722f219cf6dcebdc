extension ReportedConditions {
  /// Reads a group of wind, visibility, weather or clouds.
  mutating func read(_ group: ReportGroup) -> Bool {
    if group == "CAVOK" {
      // No cloud below 1,500 m and none of thunder, at least 10 km.
      visibility = Visibility(kilometers: 10, isAtLeast: true)
      (weather, clouds, mayHaveHighClouds) = ([], [], true)
      return true
    }
    if group.isMissing {
      isWeatherUnobserved = isWeatherUnobserved || group.rest.count == 2
      return true
    }
    return readWind(group) || readDirections(group) || readVisibility(group)
      || readClouds(group) || readWeather(group)
  }

  // MARK: Wind

  /// `dddff(f)Gff(f)KT`.
  private mutating func readWind(_ group: ReportGroup) -> Bool {
    var group = group
    let units: [(String, Double)] = [("KT", 1.852), ("MPS", 3.6), ("KMH", 1)]
    guard let (unit, factor) = units.first(where: { group.ends(in: $0.0) }) else { return false }
    group.dropLast(unit.utf8.count)
    let isVariable = group.skip("VRB")
    var direction: Double?
    if !isVariable, !group.skipMissing(3) {
      guard let degrees = group.number(digits: 3), degrees <= 360 else { return false }
      direction = Double(degrees % 360)
    }
    guard case .some(let speed) = Self.speed(&group, factor) else { return false }
    var gust: Double?
    if group.skip("G") {
      guard case .some(let value) = Self.speed(&group, factor) else { return false }
      gust = value
    }
    guard group.isAtEnd else { return false }
    wind = Wind(
      speedKilometersPerHour: speed, gustKilometersPerHour: gust,
      directionDegrees: speed == 0 ? nil : direction)
    isWindVariable = isVariable
    return true
  }

  /// Some nil if it is missing; `P99` is 99 or more.
  private static func speed(_ group: inout ReportGroup, _ factor: Double) -> Double?? {
    if group.skipMissing(2) { return .some(nil) }
    _ = group.skip("P")
    guard let number = group.number(digits: 2...3) else { return nil }
    return Measurement.windSpeed.possible(Double(number) * factor).map { .some($0) }
  }

  /// `dddVddd`.
  private mutating func readDirections(_ group: ReportGroup) -> Bool {
    var group = group
    guard let from = group.number(digits: 3), group.skip("V"), let to = group.number(digits: 3),
      group.isAtEnd, from <= 360, to <= 360
    else { return false }
    windDirections = (Double(from), Double(to))
    return true
  }

  // MARK: Visibility

  private mutating func readVisibility(_ group: ReportGroup) -> Bool {
    guard let found = Self.meters(group) ?? Self.miles(group) ?? Self.kilometers(group) else {
      return false
    }
    // The first is the prevailing one; others are the extremes, with their direction.
    if visibility == nil { visibility = found }
    return true
  }

  /// `VVVV`, perhaps with a point of the compass or NDV.
  private static func meters(_ group: ReportGroup) -> Visibility? {
    var group = group
    guard let meters = group.number(digits: 4) else { return nil }
    if !group.skip("NDV") {
      _ = group.skip("N") || group.skip("S")
      _ = group.skip("E") || group.skip("W")
    }
    guard group.isAtEnd else { return nil }
    return meters == 9999
      ? Visibility(kilometers: 10, isAtLeast: true) : Visibility(kilometers: Double(meters) / 1000)
  }

  private static func kilometers(_ group: ReportGroup) -> Visibility? {
    var group = group
    guard let kilometers = group.number(digits: 1...2), group.skip("KM"), group.isAtEnd else {
      return nil
    }
    return Visibility(kilometers: Double(kilometers), isAtLeast: kilometers >= 10)
  }

  /// Statute miles. Ten is the most that automatic stations report. M is "less than".
  static func miles(_ group: ReportGroup, whole: Int? = nil) -> Visibility? {
    var group = group
    guard group.ends(in: "SM") else { return nil }
    group.dropLast(2)
    let isMore = group.skip("P")
    if !isMore { _ = group.skip("M") }
    guard let number = group.number(digits: 1...2) else { return nil }
    var miles = Double(number)
    if group.skip("/") {
      guard let divisor = group.number(digits: 1...2), divisor > 0 else { return nil }
      miles /= Double(divisor)
    } else if whole != nil {
      return nil
    }
    guard group.isAtEnd else { return nil }
    miles += Double(whole ?? 0)
    return Visibility(kilometers: miles * 1.609344, isAtLeast: isMore || miles == 10)
  }

  // MARK: Clouds

  /// WMO code table 0500, without the cumulonimbus.
  private static let genera = ["CI", "CC", "CS", "AC", "AS", "NS", "SC", "ST", "CU"]

  private mutating func readClouds(_ group: ReportGroup) -> Bool {
    if group == "SKC" || group == "CLR" || group == "NCD" || group == "NSC" {
      clouds = []
      mayHaveHighClouds = group == "NSC"
      return true
    }
    var group = group
    let amount = group.word(of: CloudLayer.Amount.self)
    guard amount != nil || group.skipMissing(3) else { return false }
    var base: Double?
    if !group.skipMissing(3) {
      // Hundreds of feet.
      guard let number = group.number(digits: 3) else { return false }
      base = Double(number) * 30.48
    }
    let kind = group.word(of: CloudLayer.Kind.self)
    // Some write the genus: BKN090AC.
    _ = group.skipMissing(3) || Self.genera.contains { group.skip($0) }
    guard group.isAtEnd, amount != nil || base != nil || kind != nil else { return false }
    clouds = (clouds ?? []) + [CloudLayer(amount: amount, baseMeters: base, kind: kind)]
    return true
  }

  // MARK: Weather

  private mutating func readWeather(_ group: ReportGroup) -> Bool {
    if group == "NSW" {
      weather = []
      return true
    }
    guard let found = PresentWeather(group) else { return false }
    weather = (weather ?? []) + [found]
    return true
  }
}

extension PresentWeather {
  /// The most phenomena of a group (FM 15, 15.8).
  private static let maximumPhenomena = 3

  init?(_ group: ReportGroup) {
    var rest = group
    let intensity: Intensity =
      rest.skip("-") ? .light : rest.skip("+") ? .heavy : rest.skip("VC") ? .vicinity : .moderate
    let descriptor = rest.word(of: Descriptor.self)
    var phenomena: [Phenomenon] = []
    while let next = rest.word(of: Phenomenon.self) { phenomena.append(next) }
    // Only a thunderstorm, and showers nearby, need no phenomenon.
    let isComplete =
      !phenomena.isEmpty || descriptor == .thunderstorm
      || descriptor == .shower && intensity == .vicinity
    guard rest.isAtEnd, isComplete, phenomena.count <= Self.maximumPhenomena else { return nil }
    self.init(
      code: group.text, intensity: intensity, descriptor: descriptor, phenomena: phenomena)
  }
}
