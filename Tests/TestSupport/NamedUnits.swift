package import Units
import Vocabulary

/// The presets, and a scale over one of them: what every text has to be right in.
package struct NamedUnits: Hashable, CaseIterable, Sendable, CustomStringConvertible {
  package let description: String
  package let system: UnitSystem

  package static let metric = NamedUnits(.metric)
  package static let allCases = UnitPreset.allCases.map { NamedUnits($0) } + [beaufort]

  private static let beaufort = NamedUnits(
    description: "bft",
    system: UnitSystem(preset: .metric, overrides: [.windSpeed: .beaufort]) ?? .metric)

  private init(description: String, system: UnitSystem) {
    (self.description, self.system) = (description, system)
  }

  private init(_ preset: UnitPreset) {
    self.init(description: preset.rawValue, system: UnitSystem(preset: preset))
  }

  package static func == (one: NamedUnits, other: NamedUnits) -> Bool {
    one.description == other.description
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
