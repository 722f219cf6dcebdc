/// How a request may leave: the one rule, asked for every exchange on the wire.
package enum TransferRoute: Equatable, Sendable {
  /// Without a proxy, whatever the environment says.
  case direct
  /// By the proxy of the environment, where there is one.
  case environment

  /// This machine is never reached through a proxy. A secret goes only over TLS, end to end (a
  /// proxy tunnels it), or to this machine.
  /// - Returns: nil for a request that must not be sent.
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
