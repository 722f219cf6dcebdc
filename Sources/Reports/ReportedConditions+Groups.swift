import Units
import Vocabulary
import Weather

extension ReportedConditions {
  /// Reads a group of wind, visibility, weather or clouds; what is left of it has no meaning.
  ///
  /// An element is read once. Another value for it is not read: it may belong to anything.
  mutating func read(_ group: inout ReportGroup) -> Bool {
    if group.isMissing {
      isWeatherUnobserved = isWeatherUnobserved || group.rest.count == 2
      group.skipAll()
      return true
    }
    return readOpenSky(&group) || readWind(&group) || readDirections(&group)
      || readVisibility(&group) || readClouds(&group) || readWeather(&group)
  }

  /// CAVOK: no cloud below 1,500 m and none of thunder, no weather, at least 10 km.
  private mutating func readOpenSky(_ group: inout ReportGroup) -> Bool {
    guard group == "CAVOK", visibility?.limitMeters == nil else { return false }
    visibility = visibility ?? Visibility(kilometers: 10, isAtLeast: true)
    mayHaveHighClouds = mayHaveHighClouds || clouds == nil
    (weather, clouds) = (weather ?? [], clouds ?? [])
    return group.skip("CAVOK")
  }

  // MARK: Wind

  private mutating func readWind(_ group: inout ReportGroup) -> Bool {
    guard let found = group.attempt(Self.wind), wind == .unknown || wind == found.wind else {
      return false
    }
    (wind, isWindVariable) = (found.wind, found.isWindVariable)
    (isSpeedAtLeast, isGustAtLeast) = (found.isSpeedAtLeast, found.isGustAtLeast)
    return true
  }

  /// `dddff(f)Gff(f)KT`, and nothing else. A gust below the mean wind is left over.
  private static func wind(_ group: inout ReportGroup) -> Self? {
    let units = [("KT", 1.852), ("MPS", 3.6), ("KMH", 1)]
    guard let (unit, factor) = units.first(where: { group.ends(with: $0.0) }) else { return nil }
    var found = Self()
    let values = group.rest.dropLast(unit.utf8.count)
    if !values.isEmpty, values.allSatisfy({ $0 == ReportGroup.slash }) {
      group.skipAll()
      return found
    }
    found.isWindVariable = group.skip("VRB")
    var direction: Double?
    if !found.isWindVariable, !group.skipMissing(3) {
      guard let degrees = group.number(digits: 3), degrees <= 360 else { return nil }
      direction = Double(degrees % 360)
    }
    guard let speed = Self.speed(&group, factor) else { return nil }
    var gust: Speed?
    let end = group
    if group.skip("G") {
      guard let found = Self.speed(&group, factor) else { return nil }
      gust = found
    }
    guard group.skip(unit), group.isAtEnd else { return nil }
    if let low = gust?.value, let mean = speed.value, low < mean { (group, gust) = (end, nil) }
    (found.isSpeedAtLeast, found.isGustAtLeast) = (speed.isAtLeast, gust?.isAtLeast ?? false)
    found.wind = Wind(
      speedKilometersPerHour: speed.value, gustKilometersPerHour: gust?.value,
      directionDegrees: speed.value == 0 ? nil : direction)
    return found
  }

  private typealias Speed = (value: Double?, isAtLeast: Bool)

  /// No value if it is missing; `P99` is more than 99.
  private static func speed(
    _ group: inout ReportGroup, _ factor: Double
  ) -> Speed? {
    if group.skipMissing(2) { return (nil, false) }
    let isAtLeast = group.skip("P")
    guard let number = group.number(digits: 2...3),
      let speed = group.possible(.windSpeed, Double(number) * factor)
    else { return nil }
    return (speed, isAtLeast)
  }

  /// `dddVddd`.
  private mutating func readDirections(_ group: inout ReportGroup) -> Bool {
    let found: (from: Double, to: Double)? = group.whole { group in
      guard let from = group.number(digits: 3), group.skip("V"), let to = group.number(digits: 3),
        from <= 360, to <= 360
      else { return nil }
      return (Double(from), Double(to))
    }
    guard let found, windDirections.map({ $0 == found }) ?? true else { return false }
    windDirections = found
    return true
  }

  // MARK: Visibility

  private mutating func readVisibility(_ group: inout ReportGroup) -> Bool {
    if let found = group.whole(Self.meters) {
      // The lowest one follows the prevailing one, with its direction.
      return found.hasDirection && visibility != nil || take(found.visibility)
    }
    return group.whole(Self.kilometers).map { take($0) } ?? false
  }

  /// Sets the visibility, unless there is another.
  mutating func take(_ found: Visibility) -> Bool {
    guard visibility == nil || visibility == found else { return false }
    visibility = found
    return true
  }

  /// `VVVV`, perhaps with NDV, or with a point of the compass.
  private static func meters(
    _ group: inout ReportGroup
  ) -> (visibility: Visibility, hasDirection: Bool)? {
    guard let meters = group.number(digits: 4) else { return nil }
    var hasDirection = false
    if !group.skip("NDV") {
      hasDirection = group.skip(oneOf: ["N", "S"])
      hasDirection = group.skip(oneOf: ["E", "W"]) || hasDirection
    }
    return (Visibility(codedMeters: meters), hasDirection)
  }

  /// `20KM` of some military aerodromes; how far such a scale goes is not said.
  private static func kilometers(_ group: inout ReportGroup) -> Visibility? {
    guard let kilometers = group.number(digits: 1...2), group.skip("KM") else { return nil }
    return Visibility(kilometers: min(Double(kilometers), 10), isAtLeast: kilometers >= 10)
  }

  // MARK: Clouds

  private mutating func readClouds(_ group: inout ReportGroup) -> Bool {
    if group == "SKC" || group == "CLR" || group == "NCD" || group == "NSC" {
      guard clouds?.isEmpty ?? true else { return false }
      mayHaveHighClouds = group == "NSC"
      clouds = []
      group.skipAll()
      return true
    }
    guard clouds?.isEmpty != true else { return false }
    var layers: [CloudLayer] = []
    // Some are written without a blank between them: SCT120BKN180.
    while !group.isAtEnd, let layer = group.attempt(CloudLayer.init) { layers.append(layer) }
    guard !layers.isEmpty else { return false }
    clouds = (clouds ?? []) + layers
    return true
  }

  // MARK: Weather

  private mutating func readWeather(_ group: inout ReportGroup) -> Bool {
    if weather ?? [] == [], group == "NSW" {
      weather = []
      return group.skip("NSW")
    }
    guard let found = group.whole(PresentWeather.init) else { return false }
    if weather?.contains(found) != true { weather = (weather ?? []) + [found] }
    return true
  }
}

extension Visibility {
  /// FM 15, 15.6: 9999 is 10 km or more, 0000 less than 50 m.
  fileprivate init(codedMeters: Int) {
    self =
      switch codedMeters {
      case 9999: Visibility(kilometers: 10, isAtLeast: true)
      case 0: Visibility(kilometers: 0.05, bound: .lessThan)
      default: Visibility(kilometers: Double(codedMeters) / 1000)
      }
  }
}

extension CloudLayer {
  /// `NNNhhh`, with the cloud's kind; `///` for what was not observed.
  fileprivate init?(_ group: inout ReportGroup) {
    let amount = group.word(among: CloudAmount.allCases, as: \.code)
    guard amount != nil || group.skipMissing(3) else { return nil }
    var base: Double?
    if !group.skipMissing(3) {
      // Hundreds of feet.
      guard let number = group.number(digits: 3) else { return nil }
      base = Double(number) * 30.48
    }
    let kind = group.word(among: CloudKind.allCases, as: \.code)
    if kind == nil { _ = group.skipMissing(3) }
    // Letters that follow mean nothing; digits and slashes make the height uncertain.
    guard group.first.map(ReportGroup.isLetter) ?? true,
      amount != nil || base != nil || kind != nil
    else { return nil }
    self.init(amount: amount, baseMeters: base, kind: kind)
  }
}

extension PresentWeather {
  /// The most phenomena of a group (FM 15, 15.8).
  private static let maximumPhenomena = 3

  init?(_ group: inout ReportGroup) {
    let code = group.text
    let intensity: Intensity =
      group.skip("-")
      ? .light : group.skip("+") ? .heavy : group.skip("VC") ? .vicinity : .moderate
    let descriptor = group.word(of: Descriptor.self)
    var phenomena: [Phenomenon] = []
    while let next = group.word(of: Phenomenon.self) { phenomena.append(next) }
    // Only a thunderstorm, and showers nearby, need no phenomenon.
    let isComplete =
      !phenomena.isEmpty || descriptor == .thunderstorm
      || descriptor == .shower && intensity == .vicinity
    guard group.isAtEnd, isComplete, phenomena.count <= Self.maximumPhenomena else { return nil }
    self.init(code: code, intensity: intensity, descriptor: descriptor, phenomena: phenomena)
  }
}

extension Visibility {
  /// Statute miles: `10SM`, `1 1/2SM`, `M1/4SM`, `P6SM` (FMH-1, table 6-1). Ten is the most that
  /// automatic stations report.
  init?(miles group: inout ReportGroup) {
    var bound: VisibilityBound? =
      group.skip("M") ? VisibilityBound.lessThan : group.skip("P") ? .atLeast : nil
    let whole = group.attempt { group in
      let number = group.number(digits: 1...2)
      return group.begins(with: "/") || ReportGroup.isDigit(group.first ?? 0) ? nil : number
    }
    if whole != nil, group.begins(with: " "), !group.begins(with: " SM") { _ = group.skip(" ") }
    let fraction: Double? = group.attempt { group in
      // "11/2SM" may be anything.
      guard let part = group.number(digits: 1), group.skip("/"),
        let divisor = group.number(digits: 1...2), [2, 4, 8, 16].contains(divisor),
        (1..<divisor).contains(part)
      else { return nil }
      return Double(part) / Double(divisor)
    }
    _ = group.skip(" ")
    guard whole != nil || fraction != nil, group.skip("SM") else { return nil }
    let miles = Double(whole ?? 0) + (fraction ?? 0)
    if bound == nil, miles == 10 { bound = .atLeast }
    self.init(kilometers: miles * 1.609344, bound: bound)
  }
}
