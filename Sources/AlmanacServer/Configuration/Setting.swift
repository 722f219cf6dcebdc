/// A value and where it came from; a later origin wins over an earlier one.
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

/// In the order of their weight, the heaviest last.
package enum SettingOrigin: String, CaseIterable, Sendable {
  case `default`, file, environment, initialize, set
}

/// Something in the configuration that could not be used. The server runs on without it and says
/// so.
package struct ConfigurationProblem: Equatable, Sendable {
  /// JSON Pointer into the file; "" is the file as a whole.
  package let path: String
  package let message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// One line for people.
  package var text: String { path.isEmpty ? message : "\(path): \(message)" }
}
