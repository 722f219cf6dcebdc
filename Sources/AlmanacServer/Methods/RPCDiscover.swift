import AlmanacProtocol
import JSON

extension Handler {
  /// `rpc.discover`: the OpenRPC document, as it was embedded.
  static let rpcDiscover = computed(Wire.RpcDiscoverMethod.self) { _, _ in
    EncodedJSON(SpecDocument.bytes)
  }
}
