/// CAP in the form of the National Weather Service: a feature of GeoJSON, in one language.
extension CAPAlert {
  /// Nil if the feature has no properties.
  init?(nws feature: UpstreamValue) {
    guard let item = feature["properties"], item.isFilled else { return nil }
    identifier = item.line("id") ?? item.line("@id") ?? feature.line("id")
    sender = item["sender"]?.string
    sent = item["sent"]?.string
    status = item["status"]?.string
    messageType = item["messageType"]?.string
    scope = item["scope"]?.string
    // The id in the text form, or as an address: a message may be known by either.
    references = (item["references"]?.elements ?? []).flatMap { reference in
      ["identifier", "@id"].compactMap { reference.line($0) }
    }
    infos = [CAPInfo(nws: item, shapes: CAPShape.all(geoJSON: feature["geometry"]))]
  }
}

extension CAPInfo {
  fileprivate init(nws item: UpstreamValue, shapes: [CAPShape]) {
    event = item["event"]?.string
    parameters = CAPValue.list(item["parameters"], "VTEC")
    eventCodes = ["NationalWeatherService", "SAME"].flatMap {
      CAPValue.list(item["eventCode"], $0)
    }
    responseTypes = [item["response"]?.string].compactMap(\.self)
    urgency = item["urgency"]?.string
    severity = item["severity"]?.string
    certainty = item["certainty"]?.string
    effective = item["effective"]?.string
    onset = item["onset"]?.string
    // `expires` is that of the message, which the event may outlast.
    expires = ["ends", "expires"].compactMap { item[$0]?.string }
      .first { Timestamp.instant($0) != nil }
    senderName = item["senderName"]?.string
    headline = item["headline"]?.string
    hazard = kind ?? HazardCodes.nws(event: event)
    description = item["description"]?.string
    instruction = item["instruction"]?.string
    web = item["@id"]?.string
    let names = (item["areaDesc"]?.string ?? "").split(separator: ";").map { String($0) }
    areas =
      names.isEmpty
      ? [CAPArea(shapes: shapes)] : names.map { CAPArea(description: $0, shapes: shapes) }
  }
}

extension CAPValue {
  /// The service writes the values of a name as a list.
  fileprivate static func list(_ json: UpstreamValue?, _ name: String) -> [CAPValue] {
    (json?[name]?.listed ?? []).map { CAPValue(name: name, value: $0.string) }
  }
}
