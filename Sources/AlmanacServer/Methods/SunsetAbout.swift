import AlmanacProtocol
import Services
import Sunset
import Vocabulary

/// `sunset.about`: what the score means, for a card shown to first-time readers, and what the
/// user's own evenings taught.
extension Wire.SunsetAboutMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let learning = await call.services.weather.journal.learning()
    let guide = SunsetGuide(
      in: call.language, isLearned: learning.map { $0.used != .reasoned } ?? false)
    return Result(
      title: guide.title, text: guide.text,
      factors: guide.factors.map {
        Wire.AboutFactor(
          id: $0.id, title: $0.title, text: $0.text, labels: $0.labels,
          thresholds: $0.thresholds, symbols: Wire.Symbols($0.symbols))
      },
      labels: guide.labels, thresholds: guide.thresholds, unknowable: guide.limits,
      learning: learning.map { Wire.SunsetLearning($0) }, dir: call.dir)
  }
}
