/// How a request may be sent: the only rule, applied to every exchange on the wire.
package enum TransferRoute: Equatable, Sendable {
  /// Without a proxy, even if the environment sets one.
  case direct
  /// Through the environment's proxy, if any.
  case environment

  /// This machine is never reached through a proxy. A secret goes only over TLS, end to end (a
  /// proxy tunnels it), or to this machine.
  /// - Returns: nil if the request must not be sent.
  package init?(to url: HTTPURL, secrets: [String]) {
    if url.isLoopback {
      self = .direct
    } else if url.scheme == .https || secrets.allSatisfy(\.isEmpty) {
      self = .environment
    } else {
      return nil
    }
  }
}
