package import Places
import Vocabulary

extension Provider {
  static let meteoAlarm = Provider(
    id: .meteoAlarm,
    attribution: [
      Attribution("EUMETNET - MeteoAlarm", "https://meteoalarm.org/", "CC BY 4.0"),
      // The terms (meteoalarm.org) prescribe this sentence, of "this website".
      Attribution(
        "Time delays between this program and the www.meteoalarm.org website are possible. For the "
          + "most up-to-date awareness information as published by the participating National "
          + "Meteorological and Hydrological Services, please refer to www.meteoalarm.org.",
        "https://meteoalarm.org/", nil),
    ],
    baseURL: "https://feeds.meteoalarm.org", creditsIssuers: true,
    countries: Set(MeteoAlarm.feeds.keys),
    offers: [
      Offer(.alerts, "countries of Europe, by outlines of areas") {
        MeteoAlarm.alerts(
          countryCode: $0.countryCode ?? "", at: $0.exact, language: $0.language)
      }
    ])
}

/// MeteoAlarm (feeds.meteoalarm.org): the warnings of 38 European services, one file per country.
///
/// There is no lookup by point: the file of the country is read for the place. The coverage is full
/// where the outlines of the areas have the place, and those of every warning are known.
package enum MeteoAlarm {
  /// A large country's file is some 3 MB.
  package static let maximumBodyBytes = 12 << 20
  /// Enough for a storm over a large country; more than a person reads.
  static let maximumAlerts = 200

  /// A country's warnings.
  /// - Parameter language: ISO 639-1; falls back to English, then to any.
  /// - Returns: `nil` for a country without a feed.
  package static func alerts(
    countryCode: String, at place: Coordinate, language: String = "en"
  ) -> Step<AlertReport>? {
    let country = countryCode.uppercased()
    guard let slug = feeds[country] else { return nil }
    let request = Request(
      .meteoAlarm, .alerts, path: "/api/v1/warnings/feeds-" + slug,
      maximumBodyBytes: maximumBodyBytes)
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, at: WarnedPlace(place, country: country), language: language)
    }
  }

  package static func alerts(
    from response: Response, at place: WarnedPlace, language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    let root = try response.json()
    let warnings = try root.list("warnings")
    let messages = warnings.elements.map { item in
      var message = item["alert"].flatMap { CAPAlert(json: $0) }
      if TextCleaning.line(message?.identifier) == nil { message?.identifier = item.line("uuid") }
      return message
    }
    let rows = CAPWarnings(language: language, now: response.receivedAt) { place.match($0.areas) }
      .rows(messages)
    return try AlertReport(
      coverage: place.isCovered && !rows.contains(where: \.isForCountry) ? .full : .country,
      rows: rows, most: maximumAlerts, path: "/warnings")
  }
}
