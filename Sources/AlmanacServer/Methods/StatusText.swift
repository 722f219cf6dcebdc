import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `status.text`: one line for a status bar, from what is stored unless a deadline allows more.
  static let statusText = Handler(checking: Wire.StatusTextMethod.self) { params, invocation in
    do throws(MethodFailure) {
      // A wrong format is said at once, before any place is looked up.
      _ = try format(read(Wire.StatusTextMethod.self, params))
    } catch {
      return .answer(.failure(error.rpcError))
    }
    return gatheredStatus.start(params, invocation)
  }

  private static let gatheredStatus = fetched(Wire.StatusTextMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let format = try format(params)
    let wording = invocation.wording(params.request.locale)
    let needs = Set(format.fields.map(\.need))
    let facts = try await StatusFacts.gathered(
      for: needs, at: place.found, language: wording.locale.language,
      invocation.services.weather, invocation.policy(params.network))
    let units = invocation.units(params.units)
    let line = StatusLine(
      facts: facts, place: place, now: invocation.now, units: units,
      wording: wording,
      glyphs: StatusGlyphs(set: params.iconSet), escape: StatusEscape(style: params.escape))
    let report = Report(facts.relied(needs: needs), place, units)
    let provenance = line.provenance(of: format)
    return Wire.StatusTextResult(
      text: line.text(format), alt: line.alt, tooltip: line.tooltip, class: line.classes(format),
      percentage: line.humidity, mark: provenance.mark, age: provenance.staleAge,
      place: report.place, units: report.units,
      source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }

  private static func format(
    _ params: Wire.StatusTextParams
  ) throws(MethodFailure) -> StatusFormat {
    if let format = params.format { return try StatusFormat(format) }
    return StatusFormat(params.preset ?? .one, params.iconSet)
  }
}
