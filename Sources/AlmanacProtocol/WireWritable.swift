package import JSON

/// A value that can be written into a result.
package protocol WireWritable: Sendable {
  func write(to writer: inout ResultWriter)
}

/// JSON that is finished already, such as another method's result. Not checked again.
package struct EncodedJSON: WireWritable, Equatable {
  package let bytes: [UInt8]
  package init(_ bytes: [UInt8]) { self.bytes = bytes }
  package init(_ value: JSONValue) { bytes = Array(value.rawBytes) }
  package init(_ value: some WireWritable, _ format: ResultFormat) {
    bytes = ResultWriter.bytes(of: value, format)
  }
  package static let null = EncodedJSON(Array("null".utf8))
  package func write(to writer: inout ResultWriter) { writer.raw(bytes) }
}

extension Double {
  /// As a result shows it: the shortest text that is this number.
  package var wireText: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
