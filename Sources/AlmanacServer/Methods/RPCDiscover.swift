import AlmanacProtocol
import JSON

/// `rpc.discover`: the embedded OpenRPC document.
extension Wire.RpcDiscoverMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result { EncodedJSON(SpecDocument.bytes) }
}
