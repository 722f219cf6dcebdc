import JSON

/// A small request, decoded whole.
struct Request {
  let id: Int
  let method: String
  let latitude: Double
  let longitude: Double
  let units: String

  init?(_ value: JSONValue?) {
    guard let value, let params = value["params"], let place = params["place"],
      let id = value["id"]?.integer, let method = value["method"]?.string,
      let latitude = place["latitude"]?.double, let longitude = place["longitude"]?.double,
      let units = params["units"]?.string
    else { return nil }
    self.id = id
    self.method = method
    self.latitude = latitude
    self.longitude = longitude
    self.units = units
  }

  var text: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.member("id", id)
    writer.member("method", method)
    writer.key("params")
    writer.beginObject()
    writer.key("place")
    writer.beginObject()
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.endObject()
    writer.member("units", units)
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }
}
