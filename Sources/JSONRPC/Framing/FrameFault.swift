/// A run of input without a message. Each gets exactly one answer.
package struct FrameFault: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case malformedHeader
    case missingLength
    case invalidLength
    case duplicateLength
    case unsupportedCharset
    case headerTooLarge
    case messageTooLarge
    /// The input ended inside a frame.
    case truncated
  }

  package let kind: Kind
  /// Found by a shallow scan of the body.
  package let id: RequestID?

  init(_ kind: Kind, id: RequestID? = nil) {
    self.kind = kind
    self.id = id
  }
}
