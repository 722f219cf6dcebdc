import AlmanacCore
import AlmanacProtocol
import JSON
import Services

extension Handler {
  /// `chart.render`: a picture of what another method answers, as SVG or in characters.
  static let chartRender = Handler(checking: Wire.ChartRenderMethod.self) { params, invocation in
    do throws(MethodFailure) {
      // What is wrong is said at once, before any place is looked up.
      try ChartRequest.check(read(Wire.ChartRenderMethod.self, params))
    } catch {
      return .answer(.failure(error.rpcError))
    }
    let isOneSun =
      params?["kind"]?.string == Wire.ChartKind.sun.rawValue
      && (params?["days"]?.integer ?? 1) <= 1
    return (isOneSun ? sunChart : fetchedChart).start(params, invocation)
  }

  private static let sunChart = located(Wire.ChartRenderMethod.self, { $0.place }) {
    params, place, invocation throws(MethodFailure) in
    let chart = try ChartRequest(params, place, invocation).sun()
    return Wire.ChartRenderResult(
      chart, rendered(chart, params), Report(Sourced(()), place, .metric))
  }

  /// Days of figures take the pen milliseconds, which the loop does not have.
  private static let fetchedChart = fetched(Wire.ChartRenderMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let answer = try await ChartRequest(params, place, invocation).chart()
    let chart = answer.value
    let drawing = await invocation.services.pipeline.onWorker { rendered(chart, params) }
    return Wire.ChartRenderResult(
      chart, drawing, Report(answer, place, invocation.units(params.units)))
  }

  private static func rendered(
    _ chart: any Chart, _ params: Wire.ChartRenderParams
  ) -> RenderedChart {
    switch params.format {
    case .svg: chart.svg(width: params.width, height: params.height, theme: params.theme)
    case .text: chart.text(width: params.width, height: params.height, ansi: params.ansi)
    }
  }
}

extension Wire.ChartRenderResult {
  fileprivate init<Value>(
    _ chart: any Chart, _ rendered: RenderedChart, _ report: Report<Value>
  ) {
    self.init(
      mimeType: rendered.mimeType, text: rendered.text, width: rendered.width,
      height: rendered.height, alt: chart.alt, place: report.place, source: report.source,
      sources: report.sources, retryAfterSeconds: report.retryAfterSeconds,
      attribution: report.attribution, warnings: report.warnings)
  }
}
