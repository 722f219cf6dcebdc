import AlmanacProtocol
import JSON

/// `rpc.discover`: the OpenRPC document, as it was embedded.
extension Wire.RpcDiscoverMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result { EncodedJSON(SpecDocument.bytes) }
}
