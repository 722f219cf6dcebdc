package import Skill

/// A day of the ledger as bytes: eleven for each of its hours. A year of a place with two
/// providers takes less than 2 MB.
extension SkillDay {
  static let hourBytes = 11
  static let bytes = 24 * hourBytes
  /// An unknown hour, and an unknown value of one byte.
  private static let unknown: UInt8 = 255
  private static let unknownWord: UInt16 = 0xFFFF

  package var encoded: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.bytes)
    for hour in 0..<24 {
      guard let value = self[hour] else {
        bytes += [UInt8](repeating: Self.unknown, count: Self.hourBytes)
        continue
      }
      bytes.append(UInt8(value.leadHours))
      for temperature in [value.temperatureCelsius, value.dewPointCelsius] {
        bytes += Self.word(temperature.map { ($0 + Self.temperatureOffset) * 100 })
      }
      bytes += Self.word(value.precipitationMillimeters.map { $0 * 100 })
      for value in [
        value.windSpeedKilometersPerHour, value.windGustKilometersPerHour,
        value.precipitationProbabilityPercent, value.cloudCoverPercent,
      ] {
        bytes.append(value.map { UInt8(min(max($0, 0), 254).rounded()) } ?? Self.unknown)
      }
    }
    return bytes
  }

  private static let temperatureOffset = 150.0

  private static func word(_ value: Double?) -> [UInt8] {
    let word = value.map { UInt16(min(max($0, 0), 65_534).rounded()) } ?? unknownWord
    return [UInt8(word >> 8), UInt8(word & 0xFF)]
  }

  /// - Returns: nil for bytes that `encoded` cannot have written.
  package init?(key: Key, bytes: [UInt8]) {
    guard bytes.count == Self.bytes else { return nil }
    self.init(key: key)
    for hour in 0..<24 {
      let part = Array(bytes[hour * Self.hourBytes..<(hour + 1) * Self.hourBytes])
      if part.allSatisfy({ $0 == Self.unknown }) { continue }
      guard part[0] < 24, key.series.lead != nil || part[0] == 0 else { return nil }
      var value = SkillHour(leadHours: Int(part[0]))
      func word(_ index: Int) -> Double? {
        let word = UInt16(part[index]) << 8 | UInt16(part[index + 1])
        return word == Self.unknownWord ? nil : Double(word) / 100
      }
      func byte(_ index: Int) -> Double? {
        part[index] == Self.unknown ? nil : Double(part[index])
      }
      value.temperatureCelsius = word(1).map { $0 - Self.temperatureOffset }
      value.dewPointCelsius = word(3).map { $0 - Self.temperatureOffset }
      value.precipitationMillimeters = word(5)
      value.windSpeedKilometersPerHour = byte(7)
      value.windGustKilometersPerHour = byte(8)
      value.precipitationProbabilityPercent = byte(9)
      value.cloudCoverPercent = byte(10)
      let temperatures = [value.temperatureCelsius, value.dewPointCelsius].compactMap(\.self)
      let shares = [value.precipitationProbabilityPercent, value.cloudCoverPercent]
      guard !value.isEmpty, temperatures.allSatisfy({ (-100...100).contains($0) }),
        shares.allSatisfy({ $0 ?? 0 <= 100 })
      else { return nil }
      self[hour] = value
    }
  }
}

extension SkillSeries {
  /// The columns: the provider, empty for stations, and the lead, −1 for a truth.
  package var columns: (provider: String, lead: Int) {
    switch self {
    case .forecast(let provider, let lead): (provider, lead)
    case .measured: ("", -1)
    case .analysis(let provider): (provider, -1)
    }
  }

  /// - Returns: nil if there is no such series.
  init?(provider: String, lead: Int) {
    switch (provider.isEmpty, lead) {
    case (true, -1): self = .measured
    case (false, -1): self = .analysis(provider: provider)
    case (false, 0..<SkillCell.leads): self = .forecast(provider: provider, lead: lead)
    default: return nil
    }
  }
}

/// How much is remembered of what was forecast.
package enum SkillLimits {
  package static let days = 400
  /// Of all places: about 12 MB.
  package static let rows = 40_000
  /// The share of rows, one in this many, that may be later than the day that ages are counted
  /// from: rows with a wrong time do not make the others old.
  package static let aheadShare = 20
  /// The most rows that are dropped at once: one in `share`, or a fixed number.
  package static let droppedShare = 10
}
