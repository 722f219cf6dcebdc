import Charts
import AlmanacProtocol
import JSON
import Services
import Vocabulary
import Telling

/// `chart.render`: a picture of another method's answer, as SVG or text.
extension Wire.ChartRenderMethod: AwaitedMethod {
  static func check(_ params: Params) throws(Failure) {
    try ChartRequest.check(params.subject)
  }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let answer = try await ChartRequest(call).chart()
    let (chart, params) = (answer.value, call.params)
    let occasion = await call.occasion()
    let drawing = await call.services.pipeline.onWorker(.chart) {
      rendered(chart, params, occasion)
    }
    return Result(chart.alt(occasion), drawing, call.tail(answer))
  }

  private static func rendered(
    _ chart: any Chart, _ params: Params, _ occasion: Occasion
  ) -> RenderedChart {
    switch params.format {
    case .svg:
      chart.svg(width: params.width, height: params.height, theme: params.theme, occasion)
    case .text:
      chart.text(width: params.width, height: params.height, ansi: params.ansi, occasion)
    }
  }
}

extension Wire.ChartRenderResult {
  fileprivate init(_ alt: String, _ rendered: RenderedChart, _ tail: Wire.Tail) {
    self.init(
      mimeType: rendered.mimeType, text: rendered.text, width: rendered.width,
      height: rendered.height, alt: alt, tail: tail)
  }
}
