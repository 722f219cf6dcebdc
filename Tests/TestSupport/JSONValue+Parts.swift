package import JSON

extension JSONValue {
  /// The part of an overview with the answer of this method, from its list of parts.
  package func part(_ method: String) -> JSONValue? {
    elements.first { $0["method"]?.string == method }
  }
}
