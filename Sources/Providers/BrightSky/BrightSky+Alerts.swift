/// CAP in the form of Bright Sky: one object, with the texts of both languages.
extension CAPAlert {
  /// - Parameter area: the name of the warning cell.
  /// - Returns: nil for anything but a filled object.
  init?(brightSky item: UpstreamValue, area: String?) {
    guard item.isFilled else { return nil }
    identifier =
      item.line("alert_id") ?? item["id"]?.code.map { String($0) } ?? item.line("id")
    sender = "DWD"
    // The service writes both at the same time.
    sent = item["effective"]?.string
    status = item["status"]?.string
    infos = ["en", "de"].map { CAPInfo(brightSky: item, language: $0, area: area) }
  }
}

extension CAPInfo {
  fileprivate init(brightSky item: UpstreamValue, language: String, area: String?) {
    func text(_ name: String) -> String? { item["\(name)_\(language)"]?.string }
    self.language = language
    event = text("event")
    hazard = HazardCodes.dwd[item["event_code"]?.code.map { String($0) }]
    responseTypes = [item["response_type"]?.string].compactMap(\.self)
    urgency = item["urgency"]?.string
    severity = item["severity"]?.string
    certainty = item["certainty"]?.string
    onset = item["onset"]?.string
    expires = item["expires"]?.string
    senderName = "Deutscher Wetterdienst"
    headline = text("headline")
    description = text("description")
    instruction = text("instruction")
    web = "https://www.dwd.de/warnungen"
    areas = [area].compactMap(\.self).map { CAPArea(description: $0) }
  }
}
