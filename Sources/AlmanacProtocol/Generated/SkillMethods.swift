// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Vocabulary

extension Wire {

/// Result of `forecast.skill`.
package struct ForecastSkillResult: WireWritable {
  /// By provider, variable and lead; empty if too little is known.
  package var rows: [ForecastSkillRow]
  /// Providers whose newest values cannot be right. They have no weight until they are right again.
  package var suspects: [SuspectProvider]
  /// Weights of the providers, by variable and lead; empty with fewer than two providers.
  package var blends: [Blend]
  /// Place the answer is for.
  package var place: Place

  package init(rows: [ForecastSkillRow], suspects: [SuspectProvider], blends: [Blend], place: Place) {
    self.rows = rows
    self.suspects = suspects
    self.blends = blends
    self.place = place
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("rows", rows)
    writer.member("suspects", suspects)
    writer.member("blends", blends)
    writer.member("place", place)
    writer.endObject()
  }
}

/// Result of `skill.backfill`.
package struct SkillBackfillResult: TailedResult {
  /// Whose forecasts.
  package var provider: SourceProvider
  /// First day (UTC).
  package var since: LocalDate
  /// Last day (UTC).
  package var until: LocalDate
  /// Days of lead with forecasts.
  package var leads: [Int]
  /// Days with forecasts, counted for each lead.
  package var forecastDays: Int
  /// Days left out because they repeat the shorter lead's.
  package var repeatedDays: Int
  /// Days with measured values.
  package var measuredDays: Int
  /// Whose reports were fetched, nearest first.
  package var stations: [ObservedStation]
  /// Temperatures of the provider beside what came, at all leads.
  package var pairs: Int
  /// Those that the call added.
  package var newPairs: Int
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(provider: SourceProvider, since: LocalDate, until: LocalDate, leads: [Int], forecastDays: Int, repeatedDays: Int, measuredDays: Int, stations: [ObservedStation], pairs: Int, newPairs: Int, tail: Tail) {
    self.provider = provider
    self.since = since
    self.until = until
    self.leads = leads
    self.forecastDays = forecastDays
    self.repeatedDays = repeatedDays
    self.measuredDays = measuredDays
    self.stations = stations
    self.pairs = pairs
    self.newPairs = newPairs
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("since", since)
    writer.member("until", until)
    writer.member("leads", leads)
    writer.member("forecastDays", forecastDays)
    writer.member("repeatedDays", repeatedDays)
    writer.member("measuredDays", measuredDays)
    writer.member("stations", stations)
    writer.member("pairs", pairs)
    writer.member("newPairs", newPairs)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `skill.export`.
package struct SkillExportResult: WireWritable {
  /// The file.
  package var text: String
  /// Pairs.
  package var count: Int
  /// Place the answer is for.
  package var place: Place

  package init(text: String, count: Int, place: Place) {
    self.text = text
    self.count = count
    self.place = place
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("text", text)
    writer.member("count", count)
    writer.member("place", place)
    writer.endObject()
  }
}

/// Result of `skill.remove`.
package struct SkillRemoveResult: WireWritable {
  /// Removed days of forecasts and of measurements.
  package var count: Int
  /// Place the answer is for.
  package var place: Place

  package init(count: Int, place: Place) {
    self.count = count
    self.place = place
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("count", count)
    writer.member("place", place)
    writer.endObject()
  }
}

/// Params of `forecast.skill`.
package struct ForecastSkillParams: PlacedParams {
  /// What was forecast; everything if absent, of which a chart shows the temperature.
  package var variable: SkillVariable?
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["variable", "place"] + RequestOptions.memberNames

  package init(variable: SkillVariable? = nil, place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.variable = variable
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.variable = try fields.value("variable")
    self.place = try fields.value("place") ?? outer?.place
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      request = newValue.request
    }
  }
}

/// Params of `skill.backfill`.
package struct SkillBackfillParams: PlacedParams, NetworkedParams {
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place", "units"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, units: UnitsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.place = place
    self.units = units
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.place = try fields.value("place") ?? outer?.place
    self.units = try fields.value("units") ?? outer?.units
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.units = units
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      units = newValue.units
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `skill.export`.
package struct SkillExportParams: PlacedParams {
  /// Whose forecasts.
  package var provider: SourceProvider
  /// What was forecast.
  package var variable: SkillVariable
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["provider", "variable", "place"] + RequestOptions.memberNames

  package init(provider: SourceProvider, variable: SkillVariable = SkillVariable.temperature, place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.provider = provider
    self.variable = variable
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.provider = try fields.required("provider", try fields.value("provider"))
    self.variable = try fields.value("variable") ?? SkillVariable.temperature
    self.place = try fields.value("place") ?? outer?.place
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      request = newValue.request
    }
  }
}

/// Params of `skill.remove`. At most one of `place` and `all` is given.
package struct SkillRemoveParams: PlacedParams {
  /// Forgets all places.
  package var all: Bool
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["all", "place"] + RequestOptions.memberNames

  package init(all: Bool = false, place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.all = all
    self.place = place
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.all = try fields.boolean("all") ?? false
    self.place = try fields.value("place") ?? outer?.place
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
    try fields.atMostOne(of: ["place", "all"])
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      request = newValue.request
    }
  }
}

/// `forecast.skill`: Reports how wrong each provider's forecasts of a place were.
package enum ForecastSkillMethod: MethodContract {
  package typealias Params = ForecastSkillParams
  package typealias Result = ForecastSkillResult
  package static let name = MethodName.forecastSkill
}

/// `skill.backfill`: Fills the ledger of a place with forecasts of the last 90 days and what came.
package enum SkillBackfillMethod: TailedContract {
  package typealias Params = SkillBackfillParams
  package typealias Result = SkillBackfillResult
  package static let tail: TailMembers = [.place, .units, .words, .sources]
  package static let name = MethodName.skillBackfill
}

/// `skill.export`: Exports forecasts beside what came, as a text that verif reads.
package enum SkillExportMethod: MethodContract {
  package typealias Params = SkillExportParams
  package typealias Result = SkillExportResult
  package static let name = MethodName.skillExport
}

/// `skill.remove`: Forgets what was forecast for a place and what came.
package enum SkillRemoveMethod: MethodContract {
  package typealias Params = SkillRemoveParams
  package typealias Result = SkillRemoveResult
  package static let name = MethodName.skillRemove
}

}
