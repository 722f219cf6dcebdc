// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON

extension Wire {

/// Result of `forecast.skill`.
package struct ForecastSkillResult: WireWritable {
  /// By provider, variable and lead; empty if too little is known.
  package var rows: [ForecastSkillRow]
  /// Place the answer is for.
  package var place: Place

  package init(rows: [ForecastSkillRow], place: Place) {
    self.rows = rows
    self.place = place
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("rows", rows)
    writer.member("place", place)
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

  package func write(to writer: inout JSONWriter) {
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

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("count", count)
    writer.member("place", place)
    writer.endObject()
  }
}

/// Params of `forecast.skill`.
package struct ForecastSkillParams: PlacedParams {
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place"] + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.place = place
    self.request = request
  }

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.place = try fields.value("place")
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }
}

/// Params of `skill.export`.
package struct SkillExportParams: PlacedParams {
  /// Whose forecasts.
  package var provider: Provider
  /// What was forecast.
  package var variable: SkillVariable
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["provider", "variable", "place"] + RequestOptions.memberNames

  package init(provider: Provider, variable: SkillVariable = SkillVariable.temperature, place: PlaceReference? = nil, request: RequestOptions = RequestOptions()) {
    self.provider = provider
    self.variable = variable
    self.place = place
    self.request = request
  }

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.provider = try fields.required("provider", try fields.value("provider"))
    self.variable = try fields.value("variable") ?? SkillVariable.temperature
    self.place = try fields.value("place")
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }
}

/// Params of `skill.remove`.
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

  package init(_ value: JSONValue?) throws(ParamsFault) {
    let fields = try Fields(value)
    self.all = try fields.boolean("all") ?? false
    self.place = try fields.value("place")
    self.request = try RequestOptions(fields)
    try fields.end(Self.memberNames)
  }
}

/// `forecast.skill`: Reports how wrong each provider's forecasts of a place were.
package enum ForecastSkillMethod: MethodContract {
  package typealias Params = ForecastSkillParams
  package typealias Result = ForecastSkillResult
  package static let name = MethodName.forecastSkill
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
