import AlmanacCore
import AlmanacProtocol

extension Handler {
  /// `sunset.about`: what the score means, for a card that a first-time reader sees.
  static let sunsetAbout = computed(Wire.SunsetAboutMethod.self) { params, invocation in
    let guide = SunsetGuide(in: invocation.wording(params.request.locale).language)
    return Wire.SunsetAboutResult(
      title: guide.title, text: guide.text,
      factors: guide.factors.map {
        Wire.AboutFactor(id: $0.id, title: $0.title, text: $0.text, labels: $0.labels)
      },
      labels: guide.labels, limits: guide.limits)
  }
}
