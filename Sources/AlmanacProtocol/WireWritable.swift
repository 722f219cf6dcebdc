package import JSON

/// A value that can be written into a result.
package protocol WireWritable: Sendable {
  func write(to writer: inout ResultWriter)
}

/// JSON that is finished already, such as another method's result. Not checked again.
package struct EncodedJSON: WireWritable {
  package let bytes: [UInt8]
  /// What of it counts as a change; nil for all of it.
  private let content: (@Sendable () -> [UInt8])?

  package init(_ bytes: [UInt8], content: (@Sendable () -> [UInt8])? = nil) {
    (self.bytes, self.content) = (bytes, content)
  }

  package init(_ value: JSONValue) { self.init(Array(value.rawBytes)) }
  package static let null = EncodedJSON(Array("null".utf8))

  package func write(to writer: inout ResultWriter) {
    writer.raw(writer.isContent ? content?() ?? bytes : bytes)
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
