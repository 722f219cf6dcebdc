import EventLoop
import Places
package import Providers
package import Vocabulary

extension WeatherService {
  /// Asks a provider what the configured key may be used for.
  /// - Throws: through the result: `unauthorized` for a key that is refused or missing,
  ///   `unsupported` for a provider without keys.
  package func keyAbilities(
    of provider: ProviderID,
    deadlineMilliseconds: Int = FetchPolicy.defaultDeadlineMilliseconds
  ) async -> Result<KeyAbilities, Failure> {
    guard let plan = Provider[provider].keyAbilities?(Self.greenwich) else {
      return .failure(.unsupportedProvider)
    }
    guard pipeline.environment.providers.hasKey(provider) else {
      return .failure(.unauthorized(provider: provider, reason: .keyMissing))
    }
    let due = pipeline.monotonicNow.advanced(byMilliseconds: deadlineMilliseconds)
    // A stored response may belong to an earlier key.
    let question = Question(
      provider: provider, product: .forecast, lease: nil, isAnswered: { _ in false },
      isProbe: true)
    return await pipeline.runner.live(plan, question, until: due)
      .map(\.value).mapError { $0.ofService(provider) }
  }

  private static let greenwich: Coordinate = {
    guard let point = Coordinate(latitude: 51.48, longitude: 0) else {
      preconditionFailure("in range")
    }
    return point
  }()
}
