import Vocabulary

/// Codes of services for kinds of events, and the names of two services that have closed lists of
/// them. No text is read: what is in no table has no kind.
struct HazardCodes: Sendable {
  private let hazards: [String: AlertHazard]

  /// - Parameter codes: of each kind, in lower case, separated by commas.
  init(_ codes: KeyValuePairs<AlertHazard, String>) {
    var hazards: [String: AlertHazard] = [:]
    for (hazard, list) in codes {
      for case let code? in list.split(separator: ",").map({ CAPText.word(String($0)) }) {
        hazards[code] = hazard
      }
    }
    self.hazards = hazards
  }

  subscript(code: String?) -> AlertHazard? { CAPText.word(code).flatMap { hazards[$0] } }

  /// - Parameter count: the number of characters of the code that count.
  subscript(code: String?, first count: Int) -> AlertHazard? {
    CAPText.word(code).flatMap { hazards[String($0.prefix(count))] }
  }
}

extension CAPInfo {
  /// The kind of the event: what its provider has found, else by the codes of CAP, the most exact
  /// system first.
  var kind: AlertHazard? {
    if let hazard { return hazard }
    let values = parameters + eventCodes
    for (system, hazard) in Self.systems {
      let named = values.lazy.filter { CAPText.isOne($0.name, of: system) }
      if let hazard = named.compactMap({ hazard($0.value) }).first { return hazard }
    }
    return nil
  }

  private static let systems: [(system: String, hazard: @Sendable (String?) -> AlertHazard?)] = [
    ("vtec", { HazardCodes.nws(vtec: $0) }),
    ("nationalweatherservice", { HazardCodes.nws(code: $0) }),
    ("same", { HazardCodes.same[$0] }),
    ("profile:cap-cp:event:0.4", { HazardCodes.canadianProfile[$0] }),
    ("profile:cap-cp:event:1.0", { HazardCodes.canadianProfile[$0] }),
    ("ii", { HazardCodes.dwd[$0] }),
    ("group", { HazardCodes.dwdGroup[$0] }),
    ("awareness_type", { HazardCodes.awareness(type: $0) }),
  ]
}

// MARK: MeteoAlarm

extension HazardCodes {
  /// `5; high-temperature`: the numbers of the awareness types (CAP profile of MeteoAlarm), which
  /// some write without the name, or the name without its number.
  static func awareness(type text: String?) -> AlertHazard? {
    guard let word = CAPText.word(text) else { return nil }
    if let hazard = awarenessTypes[String(word.prefix { $0.isASCII && $0.isNumber })] {
      return hazard
    }
    return awarenessNames[word.filter(\.isLetter)]
  }

  private static let awarenessTypes = HazardCodes([
    .wind: "1", .snowIce: "2", .thunderstorm: "3", .fog: "4", .highTemperature: "5",
    .lowTemperature: "6", .coastalEvent: "7", .forestFire: "8", .avalanche: "9", .rain: "10",
    .flood: "12", .rainFlood: "13",
  ])

  private static let awarenessNames = HazardCodes([
    .wind: "wind", .snowIce: "snowice", .thunderstorm: "thunderstorm, thunderstorms",
    .fog: "fog", .highTemperature: "hightemperature", .lowTemperature: "lowtemperature",
    .coastalEvent: "coastalevent", .forestFire: "forestfire",
    .avalanche: "avalanche, avalanches", .rain: "rain", .flood: "flood, flooding",
    .rainFlood: "rainflood",
  ])
}

// MARK: Deutscher Wetterdienst

extension HazardCodes {
  /// The values of `II` (DWD, "Warnungen – Parameter und Codes", `warning_codes_pdf.pdf`): warnings
  /// and early information of the land, of the coast (11 to 16) and of lakes (57, 58).
  static let dwd = HazardCodes([
    .wind: "11, 12, 13, 14, 15, 16, 51, 52, 53, 54, 55, 56, 57, 58",
    .frost: "22, 82", .ice: "24, 84, 85, 86, 87",
    .thunderstorm:
      "31, 33, 34, 36, 38, 40, 41, 42, 44, 45, 46, 48, 49, 90, 91, 92, 93, 95, 96",
    .fog: "59", .rain: "61, 62, 63, 64, 65, 66", .snow: "70, 71, 72, 73, 74, 75, 76",
    .thaw: "88, 89", .ultraviolet: "246", .highTemperature: "247, 248",
  ])

  /// The values of `GROUP`, of the same document.
  static let dwdGroup = HazardCodes([
    .thunderstorm: "thunderstorm", .wind: "wind", .tornado: "tornado", .rain: "rain",
    .hail: "hail", .snow: "snowfall, snowdrift", .fog: "fog", .frost: "frost", .ice: "glaze",
    .thaw: "thaw", .ultraviolet: "uv", .highTemperature: "heat",
  ])
}
