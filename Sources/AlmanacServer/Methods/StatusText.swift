import AlmanacCore
import AlmanacProtocol
import Services
import Vocabulary

/// `status.text`: one line for a status bar, from the cache unless a deadline allows a fetch.
extension Wire.StatusTextMethod: AwaitedMethod {
  static func check(_ params: Params) throws(MethodFailure) {
    _ = try format(params)
    guard params.style != .short, params.format != nil || params.preset != nil else { return }
    throw MethodFailure(
      .notAllowed, at: params.format == nil ? "/preset" : "/format",
      hint: "Only the style short has a format.")
  }

  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
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
    let (tooltip, speech) = (line.tooltip, line.speech)
    let text =
      switch params.style {
      case .short: line.text(format)
      case .long: tooltip
      case .speech: speech
      }
    return Result(
      text: text, alt: line.alt, tooltip: tooltip, speech: speech, class: line.classes(format),
      percentage: line.humidity, mark: provenance.mark,
      age: provenance.staleAge(in: wording.numbers),
      tail: call.tail(facts.relied(needs: needs)))
  }

  private static func format(_ params: Params) throws(MethodFailure) -> StatusFormat {
    if let format = params.format { return try StatusFormat(format) }
    return StatusFormat(params.preset ?? .one, params.iconSet)
  }
}
