/// A value and its origin; a later origin overrides an earlier one.
package struct Setting<Value: Sendable>: Sendable {
  package var value: Value
  package var origin: SettingOrigin

  package init(_ value: Value, _ origin: SettingOrigin = .default) {
    self.value = value
    self.origin = origin
  }

  package mutating func set(_ value: Value, _ origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

/// In order of precedence, the strongest last.
package enum SettingOrigin: String, CaseIterable, Sendable {
  case `default`, file, environment, initialize, set
}

/// An unusable configuration entry. The server reports it and runs without it.
package struct ConfigurationProblem: Equatable, Sendable {
  /// JSON Pointer into the file; "" is the whole file.
  package let path: String
  package let message: String

  /// One line for display.
  package var text: String { path.isEmpty ? message : "\(path): \(message)" }
}
