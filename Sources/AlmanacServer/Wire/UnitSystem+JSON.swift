package import AlmanacCore
package import JSON

extension UnitSystem {
  /// `"metric"`, or `{preset?, quantity: unit…}`.
  /// - Throws: the path below the value and what would have been right.
  package init(_ value: JSONValue) throws(UnitsFault) {
    if let text = value.string {
      guard let preset = Preset(rawValue: text) else {
        throw UnitsFault(path: "", allowed: Preset.allCases.map(\.rawValue))
      }
      self.init(preset: preset)
      return
    }
    guard value.kind == .object else { throw UnitsFault(path: "", allowed: []) }
    var preset = Preset.metric
    var overrides: [Quantity: MeasureUnit] = [:]
    for (key, member) in value.members where !member.isNull {
      if key == "preset" {
        guard let chosen = member.string.flatMap(Preset.init(rawValue:)) else {
          throw UnitsFault(path: "/preset", allowed: Preset.allCases.map(\.rawValue))
        }
        preset = chosen
      } else {
        guard let quantity = Quantity(rawValue: key) else {
          throw UnitsFault(
            path: "/" + key, allowed: Quantity.allCases.map(\.rawValue), isUnknownMember: true)
        }
        let allowed = quantity.allowedUnits
        guard let unit = member.string.flatMap(MeasureUnit.init(symbol:)), allowed.contains(unit)
        else { throw UnitsFault(path: "/" + key, allowed: allowed.map(\.rawValue)) }
        overrides[quantity] = unit
      }
    }
    guard let system = UnitSystem(preset: preset, overrides: overrides) else {
      throw UnitsFault(path: "", allowed: [])
    }
    self = system
  }
}

/// Why a choice of units cannot be understood; `path` is a JSON Pointer below the choice.
package struct UnitsFault: Error, Equatable, Sendable {
  package let path: String
  package let allowed: [String]
  package var isUnknownMember = false
}
