import AlmanacCore
import AlmanacProtocol

extension Handler {
  /// `sunset.about`: what the score means, for a card that a first-time reader sees.
  static let sunsetAbout = computed(Wire.SunsetAboutMethod.self) { _, _ in
    Wire.SunsetAboutResult(
      title: SunsetGuide.title, text: SunsetGuide.text,
      factors: SunsetGuide.factors.map {
        Wire.AboutFactor(id: $0.id, title: $0.title, text: $0.text, labels: $0.labels)
      },
      labels: SunsetGuide.labels, limits: SunsetGuide.limits)
  }
}
