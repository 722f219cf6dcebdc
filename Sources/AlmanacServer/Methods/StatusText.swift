import AlmanacProtocol
import Services
import Vocabulary
import Words
import Telling

/// `status.text`: one line for a status bar, from the cache unless a deadline allows a fetch.
extension Wire.StatusTextMethod: AwaitedMethod {
  static func check(_ params: Params) throws(Failure) { _ = try format(params) }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (params, place, units, wording) = (call.params, call.place, call.units, call.wording)
    let format = try format(params)
    let needs = Set(format.fields.map(\.need))
    let facts = try await StatusFacts.gathered(
      for: needs, at: place.found, on: call.today, language: wording.locale.language,
      sunsetModel: call.invocation.sunsetModel(nil), call.services.weather, call.policy)
    let line = StatusLine(
      facts: facts, place: place, now: call.now, units: units, wording: wording,
      glyphs: StatusGlyphs(set: params.iconSet), escape: StatusEscape(style: params.escape))
    let provenance = line.provenance(of: format)
    return Result(
      text: line.text(format), alt: line.alt, tooltip: line.tooltip, speech: line.speech,
      class: line.classes(format),
      percentage: line.humidity, mark: provenance.mark,
      age: provenance.staleAge(in: wording.numbers),
      tail: call.tail(facts.relied(needs: needs)))
  }

  private static func format(_ params: Params) throws(Failure) -> StatusFormat {
    if let format = params.format { return try StatusFormat(format) }
    return StatusFormat(params.preset ?? .one, params.iconSet)
  }
}
