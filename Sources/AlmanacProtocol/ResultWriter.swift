package import JSON
package import Units

/// Writes a result: the only place where a measure gets its unit and its decimals.
package struct ResultWriter: Sendable {
  package private(set) var json: JSONWriter
  private let units: UnitSystem

  package init(_ units: UnitSystem, reservingCapacity capacity: Int = 256) {
    json = JSONWriter(reservingCapacity: capacity)
    self.units = units
  }

  /// One result as JSON.
  package static func bytes(
    of value: some WireWritable, in units: UnitSystem, reservingCapacity capacity: Int = 256
  ) -> [UInt8] {
    var writer = ResultWriter(units, reservingCapacity: capacity)
    value.write(to: &writer)
    return writer.json.bytes
  }

  // MARK: Measures

  mutating func member<Of: Kind>(_ name: StaticString, _ value: Measure<Of>?) {
    json.member(
      name, value.map { units.wire($0.metric, Of.quantity, decimals: Of.decimals) })
  }

  mutating func member(_ name: StaticString, _ value: Amount?) {
    json.member(
      name, value.map { units.wire($0.metric, $0.quantity, decimals: $0.decimals) })
  }

  // MARK: Everything else

  mutating func beginObject() { json.beginObject() }
  mutating func endObject() { json.endObject() }
  mutating func raw(_ bytes: [UInt8]) { json.raw(bytes) }
  mutating func value(_ flag: Bool) { json.value(flag) }
  mutating func value(_ number: Int) { json.value(number) }
  mutating func value(_ text: String) { json.value(text) }

  mutating func member(_ name: StaticString, _ value: Bool?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ value: Int?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ value: Double?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ value: String?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ texts: [String]) { json.member(name, texts) }

  mutating func member(_ name: StaticString, _ numbers: [Int]) {
    json.array(name, numbers) { $0.value($1) }
  }

  mutating func member(_ name: StaticString, _ numbers: [Double]) {
    json.array(name, numbers) { $0.value($1) }
  }

  mutating func member(_ name: StaticString, _ value: (some WireWritable)?) {
    json.key(name)
    if let value { value.write(to: &self) } else { json.null() }
  }

  mutating func member(_ name: StaticString, _ values: [some WireWritable]) {
    json.key(name)
    json.beginArray()
    for value in values { value.write(to: &self) }
    json.endArray()
  }

  mutating func member(_ name: StaticString, _ time: LabeledTime?) {
    member(name, time?.text)
    if let labels = time?.labels {
      json.key(name, "Labels")
      labels.write(to: &self)
    }
  }
}

extension JSONWriter {
  /// A result within other JSON.
  package mutating func value(_ result: some WireWritable, in units: UnitSystem) {
    raw(ResultWriter.bytes(of: result, in: units))
  }
}
