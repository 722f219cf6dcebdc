package import JSON

/// Params of one method: absent, null, `{}` and `[]` are all empty params.
package protocol WireParams: Sendable {
  init(_ value: JSONValue?) throws(ParamsFault)
}

/// A method with the types of its params and its result.
package protocol MethodContract: SendableMetatype {
  associatedtype Params: WireParams
  associatedtype Result: WireWritable
  static var name: MethodName { get }
}

/// The spec itself, as `rpc.discover` sends it.
package enum SpecDocument {
  /// One line of JSON.
  package static var bytes: [UInt8] {
    OpenRPCDocument.text.withUTF8Buffer { unsafe Array($0) }
  }
}
