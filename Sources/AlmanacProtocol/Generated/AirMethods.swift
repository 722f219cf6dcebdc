// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary
package import Words

extension Wire {

/// Result of `air.quality`.
package struct AirQualityResult: TailedResult {
  /// Time the values are for.
  package var time: Moment
  /// The index on each scale.
  package var aqi: [AirQualityIndex]
  /// Concentrations.
  package var pollutants: Pollutants
  /// At 550 nm.
  package var aerosolOpticalDepth: Measure<Kinds.Thousandth>?
  /// Saharan dust. In `units.pollutant`.
  package var dust: Measure<Kinds.Pollutant>?
  /// Pollen; null outside Europe.
  package var pollen: Pollen?
  /// Advice in one sentence. Localized.
  package var advice: Sentence?
  /// Present with `hours`.
  package var hours: [AirQualityHour]?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(time: Moment, aqi: [AirQualityIndex], pollutants: Pollutants, aerosolOpticalDepth: Measure<Kinds.Thousandth>?, dust: Measure<Kinds.Pollutant>?, pollen: Pollen?, advice: Sentence?, hours: [AirQualityHour]? = nil, tail: Tail) {
    self.time = time
    self.aqi = aqi
    self.pollutants = pollutants
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.dust = dust
    self.pollen = pollen
    self.advice = advice
    self.hours = hours
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    if !writer.isContent { writer.labeled("time", time) }
    writer.member("aqi", aqi)
    writer.member("pollutants", pollutants)
    writer.member("aerosolOpticalDepth", aerosolOpticalDepth)
    writer.member("dust", dust)
    writer.member("pollen", pollen)
    writer.member("advice", advice)
    if let hours { writer.member("hours", hours) }
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `air.quality`.
package struct AirQualityParams: PlacedParams, TextParams, NetworkedParams {
  /// Hours of forecast to include.
  package var hours: Int?
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["hours", "place", "units", "labels", "text"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(hours: Int? = nil, place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.hours = hours
    self.place = place
    self.units = units
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.hours = try fields.integer("hours", from: 1, to: 120)
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.labels = try fields.value("labels") ?? outer?.labels
    self.text = try fields.value("text") ?? outer?.text
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
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
      units = newValue.units
      labels = newValue.labels
      text = newValue.text
      network = newValue.network
      request = newValue.request
    }
  }
}

/// `air.quality`: Reports how clean the air is.
package enum AirQualityMethod: PagedContract {
  package typealias Params = AirQualityParams
  package typealias Result = AirQualityResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.airQuality
}

}
