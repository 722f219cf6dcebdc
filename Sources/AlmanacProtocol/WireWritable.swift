package import JSON

/// A value that can be written into a result.
package protocol WireWritable: Sendable {
  func write(to writer: inout JSONWriter)
}

/// JSON that is finished already, such as another method's result. Not checked again.
package struct EncodedJSON: WireWritable, Equatable {
  package let bytes: [UInt8]
  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(_ value: JSONValue) { bytes = Array(value.rawBytes) }
  package init(_ value: some WireWritable) {
    var writer = JSONWriter()
    value.write(to: &writer)
    bytes = writer.bytes
  }
  package static let null = EncodedJSON(Array("null".utf8))
  package func write(to writer: inout JSONWriter) { writer.raw(bytes) }
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

extension JSONWriter {
  package mutating func member(_ name: StaticString, _ value: (some WireWritable)?) {
    key(name)
    if let value { value.write(to: &self) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ values: [some WireWritable]) {
    key(name)
    beginArray()
    for value in values { value.write(to: &self) }
    endArray()
  }

  mutating func member(_ name: StaticString, _ numbers: [Int]) {
    array(name, numbers) { $0.value($1) }
  }

  mutating func member(_ name: StaticString, _ numbers: [Double]) {
    array(name, numbers) { $0.value($1) }
  }

  mutating func member(_ name: StaticString, _ time: LabeledTime?) {
    member(name, time?.text)
    if let labels = time?.labels {
      key(name, "Labels")
      labels.write(to: &self)
    }
  }
}
