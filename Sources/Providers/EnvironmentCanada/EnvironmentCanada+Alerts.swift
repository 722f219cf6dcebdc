/// CAP in the form of Environment Canada: a feature of GeoJSON for one zone, with the texts of both
/// languages.
extension CAPAlert {
  /// Nil if the feature has no properties.
  init?(environmentCanada feature: UpstreamValue) {
    guard let item = feature["properties"], item.isFilled else { return nil }
    identifier = item.line("id") ?? feature.line("id")
    sent = item["publication_datetime"]?.string
    // A zone stays in the list for an hour or so after its warning has ended.
    let isOver =
      CAPText.isOne(item["alert_type"]?.string, of: "ending", "ended")
      || CAPText.isOne(item["status_en"]?.string, of: "ended", "cancelled", "canceled")
    messageType = isOver ? "Cancel" : "Alert"
    let shapes = CAPShape.all(geoJSON: feature["geometry"])
    infos = ["en", "fr"].map {
      CAPInfo(environmentCanada: item, language: $0, shapes: shapes)
    }
  }
}

extension CAPInfo {
  fileprivate init(environmentCanada item: UpstreamValue, language: String, shapes: [CAPShape]) {
    self.language = language
    event = item["alert_name_\(language)"]?.string ?? item["alert_short_name_\(language)"]?.string
    hazard = HazardCodes.environmentCanada(event: item["alert_name_en"]?.string)
    // The levels of risk that the service has given its warnings since November 2025.
    if let color = item["risk_colour_en"]?.string {
      parameters = [CAPValue(name: "awareness_level", value: color)]
    }
    onset = item["validity_datetime"]?.string
    // That of the message may come before the end of the event, which has none in some statements.
    expires = ["event_end_datetime", "expiration_datetime"].compactMap { item[$0]?.string }
      .first { Timestamp.instant($0) != nil }
    senderName = language == "fr" ? "Environnement Canada" : "Environment Canada"
    description = item["alert_text_\(language)"]?.string
    areas = [CAPArea(description: item["feature_name_\(language)"]?.string, shapes: shapes)]
  }
}
