package import JSON
package import Units

/// A value that can be written into a result.
package protocol WireWritable: Sendable {
  func write(to writer: inout ResultWriter)
}

/// JSON that is finished already, such as another method's result. Not checked again.
package struct EncodedJSON: WireWritable, Equatable {
  package let bytes: [UInt8]
  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(_ value: JSONValue) { bytes = Array(value.rawBytes) }
  package init(_ value: some WireWritable, in units: UnitSystem) {
    bytes = ResultWriter.bytes(of: value, in: units)
  }
  package static let null = EncodedJSON(Array("null".utf8))
  package func write(to writer: inout ResultWriter) { writer.raw(bytes) }
}

/// A time or date as it goes over the wire, with its words when labels were asked for: written as
/// `name` and, with labels, `nameLabels` beside it.
package struct LabeledTime: Sendable {
  package var text: String
  package var labels: Wire.TimeLabels?
  package init(_ text: String, labels: Wire.TimeLabels? = nil) {
    self.text = text
    self.labels = labels
  }
}

extension Double {
  /// As a result shows it: the shortest text that is this number.
  package var wireText: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
