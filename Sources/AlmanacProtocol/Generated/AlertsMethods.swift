// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON

extension Wire {

/// Result of `alerts.active`.
package struct AlertsActiveResult: WireWritable {
  /// Whether a source covers the place.
  package var coverage: AlertCoverage
  /// The warnings.
  package var alerts: [Alert]
  /// Where the answer is for.
  package var place: Place
  /// The weakest part of the answer.
  package var source: Source
  /// Where several were used.
  package var sources: [ProductSource]?
  /// With warning `throttled`: when asking again makes sense.
  package var retryAfterSeconds: Int?
  /// Credit to show.
  package var attribution: [Attribution]
  /// Things worth knowing.
  package var warnings: [Warning]

  package init(coverage: AlertCoverage, alerts: [Alert], place: Place, source: Source, sources: [ProductSource]? = nil, retryAfterSeconds: Int? = nil, attribution: [Attribution], warnings: [Warning]) {
    self.coverage = coverage
    self.alerts = alerts
    self.place = place
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.attribution = attribution
    self.warnings = warnings
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("coverage", coverage)
    writer.member("alerts", alerts)
    writer.member("place", place)
    writer.member("source", source)
    writer.optional("sources", sources)
    writer.optional("retryAfterSeconds", retryAfterSeconds)
    writer.member("attribution", attribution)
    writer.member("warnings", warnings)
    writer.endObject()
  }
}

/// Params of `alerts.active`.
package struct AlertsActiveParams: WireParams {
  /// Where; the current location when absent.
  package var place: PlaceReference?
  /// Add times in words beside the times: `sunset` gets a `sunsetLabels`.
  package var labels: Bool
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place", "labels"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, labels: Bool = false, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.place = place
    self.labels = labels
    self.network = network
    self.request = request
  }

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.place = try fields.value("place")
    self.labels = try fields.boolean("labels") ?? false
    self.network = try NetworkOptions(fields)
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }
}

/// `alerts.active`: Official warnings in force.
package enum AlertsActiveMethod: MethodContract {
  package typealias Params = AlertsActiveParams
  package typealias Result = AlertsActiveResult
  package static let name = MethodName.alertsActive
}

}
