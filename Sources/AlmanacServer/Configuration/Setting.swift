package import Vocabulary

/// A value and its origin; a later origin overrides an earlier one.
package struct Setting<Value: Sendable>: Sendable {
  package var value: Value
  package var origin: ConfigOrigin

  package init(_ value: Value, _ origin: ConfigOrigin = .default) {
    self.value = value
    self.origin = origin
  }

  package mutating func set(_ value: Value, _ origin: ConfigOrigin) {
    self.value = value
    self.origin = origin
  }
}

/// An unusable configuration entry. The server reports it and runs without it.
package struct ConfigurationProblem: Equatable, Sendable {
  /// JSON Pointer into the file; "" is the whole file.
  package let path: String
  package let message: String

  /// One line for display.
  package var text: String { path.isEmpty ? message : "\(path): \(message)" }
}
