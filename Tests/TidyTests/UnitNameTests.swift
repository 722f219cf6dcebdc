import Foundation
import Testing

/// A number that is a physical quantity ends in its unit (CONTRIBUTING.md, "Times and quantities"):
/// a stored member, or the label of a parameter.
struct UnitNameTests {
  /// The targets whose values are metric.
  private static let targets: Set<String> = SourceTree.domain.union(["Providers", "Services"])

  private static let units = [
    "Celsius", "Kelvin", "Millimeters", "Centimeters", "Meters", "Kilometers", "Hectopascals",
    "Degrees", "Percent", "Seconds", "Minutes", "Hours", "Days", "PerHour", "PerKilometer",
    "PerCubicMeter",
  ]

  /// Words that say what is measured, and so that there is a unit.
  private static let quantities: Set = [
    "temperature", "dew", "humidity", "pressure", "wind", "gust", "speed", "precipitation",
    "rain", "snow", "visibility", "cover", "cloud", "altitude", "azimuth", "elevation", "height",
    "depression", "distance", "radius", "duration", "direction", "warming", "anomaly",
  ]

  /// What has such a word and no unit, by file and with the reason.
  private static let exceptions: [(why: String, path: String, names: Set<String>)] = [
    ("a share, 0…1", "Climatology/DailyNormal.swift", ["precipitationProbability"]),
    ("shares of the light, 0…1", "Sunset/Afterglow.swift", ["visibility", "rain"]),
    (
      "in standard deviations, of twelve months", "Climate/ClimateAnalog.swift",
      ["temperatures", "precipitation"]
    ),
    ("in standard deviations", "Climate/SigmaScale.swift", ["squaredDistance"]),
    ("a weight of the taste", "Sunset/SunsetLearning.swift", ["totalCover", "humidity"]),
    (
      "as a report has them, in its own units", "Reports/ReportedConditions+Groups.swift",
      ["direction"]
    ),
    (
      "geometry of a ray, in kilometers and degrees throughout", "Sunset/SunRays.swift",
      ["height", "depression", "elevations"]
    ),
    ("in degrees throughout", "Sunset/SkyGradient.swift", ["altitude"]),
    ("in degrees throughout", "Sky/Terminator.swift", ["aboveAltitude"]),
    ("of twelve months", "Climatology/ClimateNormals.swift", ["temperatures", "precipitation"]),
    ("in °C, like the factors that use it", "Climate/ClimateProjection.swift", ["globalWarming"]),
  ]

  private static let patterns = [
    #"\b(?:let|var)\s+(\w+)\s*:\s*\[?Double\??\]?\??\s*(?=$|[={,])"#,
    #"[\(,]\s*(\w+)(?:\s+\w+)?\s*:\s*\[?Double\??\]?\??\s*(?=[,\)=])"#,
  ]

  private static func lacksUnit(_ name: String) -> Bool {
    let words = name.reduce(into: [""]) { words, letter in
      if letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    let singular = words.map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    let whole = words[0].isEmpty ? name : name.prefix(1).uppercased() + name.dropFirst()
    return !quantities.isDisjoint(with: words + singular) && !units.contains(where: whole.hasSuffix)
  }

  /// The names of numbers that are stored, and the labels of those that are handed over.
  private static func names(in code: String) throws -> [String] {
    try patterns.flatMap { pattern in
      let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
      return expression.matches(in: code, range: NSRange(code.startIndex..., in: code))
        .compactMap { Range($0.range(at: 1), in: code).map { String(code[$0]) } }
    }
  }

  @Test func `a quantity ends in its unit`() throws {
    for file in SourceTree.product where Self.targets.contains(file.target) && !file.isGenerated {
      let allowed = Self.exceptions.filter { file.path.hasSuffix($0.path) }.flatMap(\.names)
      let bare = try Self.names(in: file.code.joined(separator: "\n")).filter(Self.lacksUnit)
      #expect(Set(bare).subtracting(allowed).isEmpty, "\(file.path)")
      #expect(Set(allowed).isSubset(of: bare), "\(file.path): an exception too many")
    }
  }

  @Test func `names without a unit are found`() throws {
    let code = """
      let temperature: Double
      var windSpeedKilometersPerHour: Double?
      func f(_ humidity: Double, height meters: Double, ageSeconds: Double = 1) {}
      private let gusts: [Double?] = []
      """
    #expect(try Self.names(in: code).filter(Self.lacksUnit) == ["temperature", "gusts", "height"])
  }
}
