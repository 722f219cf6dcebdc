import AlmanacCore
import AlmanacProtocol

/// `sunset.about`: what the score means, for a card shown to first-time readers.
extension Wire.SunsetAboutMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let guide = SunsetGuide(in: call.language)
    return Result(
      title: guide.title, text: guide.text,
      factors: guide.factors.map {
        Wire.AboutFactor(id: $0.id, title: $0.title, text: $0.text, labels: $0.labels)
      },
      labels: guide.labels, limits: guide.limits)
  }
}
