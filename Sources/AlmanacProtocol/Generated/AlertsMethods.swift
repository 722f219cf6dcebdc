// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Result of `alerts.active`.
package struct AlertsActiveResult: TailedResult {
  /// What the list covers, by the states of `services`: the place, only its country, or nothing.
  package var coverage: AlertCoverage
  /// The warnings.
  package var alerts: [Alert]
  /// The sources that are responsible for the place: those for all hazards in the order in which they are asked, each if the ones before it fail, then those for some hazards, which are asked beside them.
  package var services: [AlertService]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(coverage: AlertCoverage, alerts: [Alert], services: [AlertService], tail: Tail) {
    self.coverage = coverage
    self.alerts = alerts
    self.services = services
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("coverage", coverage)
    writer.member("alerts", alerts)
    if !writer.isContent { writer.member("services", services) }
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `alerts.coverage`.
package struct AlertsCoverageResult: TailedResult {
  /// The sources, and what is known of each.
  package var services: [AlertService]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(services: [AlertService], tail: Tail) {
    self.services = services
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("services", services)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `alerts.active`.
package struct AlertsActiveParams: PlacedParams, TextParams, NetworkedParams {
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.place = place
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.place = try fields.value("place") ?? outer?.place
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.labels = labels
    shared.text = text
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      labels = newValue.labels
      text = newValue.text
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `alerts.coverage`.
package struct AlertsCoverageParams: PlacedParams, TextParams {
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place", "labels", "text"] + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, request: RequestOptions = RequestOptions()) {
    self.place = place
    self.labels = labels
    self.text = text
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.place = try fields.value("place") ?? outer?.place
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.labels = labels
    shared.text = text
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      labels = newValue.labels
      text = newValue.text
      request = newValue.request
    }
  }
}

/// `alerts.active`: Lists the official warnings in force.
package enum AlertsActiveMethod: PagedContract {
  package typealias Params = AlertsActiveParams
  package typealias Result = AlertsActiveResult
  package static let tail: TailMembers = [.place, .words, .sources]
  package static let name = MethodName.alertsActive
}

/// `alerts.coverage`: Lists who would speak for a place, and when each was last heard.
package enum AlertsCoverageMethod: PagedContract {
  package typealias Params = AlertsCoverageParams
  package typealias Result = AlertsCoverageResult
  package static let tail: TailMembers = [.place, .words]
  package static let name = MethodName.alertsCoverage
}

}
