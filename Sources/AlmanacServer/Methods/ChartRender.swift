import AlmanacProtocol
import JSON
import Services
import Vocabulary

/// `chart.render`: a picture of another method's answer, as SVG or text.
extension Wire.ChartRenderMethod: AwaitedMethod {
  static func check(_ params: Params) throws(MethodFailure) {
    try ChartRequest.check(params.subject)
  }

  static var mayAnswerAtOnce: Bool { true }

  /// One day of the sun. Charts over several days take milliseconds, too long for the loop.
  static func answerAtOnce(_ call: Call<Self>) throws(MethodFailure) -> Result? {
    guard case .sun(let params) = call.params.subject, params.days == 1 else { return nil }
    let chart = try ChartRequest(call).sun(params)
    return Result(chart, rendered(chart, call.params), call.tail())
  }

  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let answer = try await ChartRequest(call).chart()
    let (chart, params) = (answer.value, call.params)
    let drawing = await call.services.pipeline.onWorker(.chart) { rendered(chart, params) }
    return Result(chart, drawing, call.tail(answer))
  }

  private static func rendered(_ chart: any Chart, _ params: Params) -> RenderedChart {
    switch params.format {
    case .svg: chart.svg(width: params.width, height: params.height, theme: params.theme)
    case .text: chart.text(width: params.width, height: params.height, ansi: params.ansi)
    }
  }
}

extension Wire.ChartRenderResult {
  fileprivate init(_ chart: any Chart, _ rendered: RenderedChart, _ tail: Wire.Tail) {
    self.init(
      mimeType: rendered.mimeType, text: rendered.text, width: rendered.width,
      height: rendered.height, alt: chart.alt, tail: tail)
  }
}
