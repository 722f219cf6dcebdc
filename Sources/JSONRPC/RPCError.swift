package import JSON

/// The error object of a response (JSON-RPC 2.0 §5.1). `data` is one JSON text, or empty.
package struct RPCError: Error, Equatable, Sendable {
  package let code: Int
  package let message: String
  package let data: [UInt8]

  package init(code: Int, message: String, data: [UInt8] = []) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// With `data` = `{"kind": …, "retryable": …, …}`, the shape of every error of this server.
  /// - Parameter more: writes additional members into the open object.
  package init(
    code: Int, kind: String, message: String, retryable: Bool = false,
    more: (inout JSONWriter) -> Void = { _ in }
  ) {
    let data = JSONWriter.object(reservingCapacity: 96) { writer in
      writer.member("kind", kind)
      writer.member("retryable", retryable)
      more(&writer)
    }
    self.init(code: code, message: message, data: data)
  }
}
