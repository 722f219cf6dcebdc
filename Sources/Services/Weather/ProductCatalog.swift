import Places
import Providers
import Time
import Vocabulary
import Weather

/// The chain of providers for each query, in the user's order first.
package struct ProductCatalog: Sendable {
  private let configuration: ProviderConfiguration
  private let memory: ProviderMemory
  private let countries = Memo<PlaceDetails, String?>()

  init(_ configuration: ProviderConfiguration, _ memory: ProviderMemory) {
    (self.configuration, self.memory) = (configuration, memory)
  }

  init(_ pipeline: Pipeline) { self.init(pipeline.environment.providers, pipeline.gate.keys) }

  /// - Parameters:
  ///   - estimate: the estimate to use if no provider answers.
  ///   - isUsableWhenStale: whether a stale answer is still meaningful; nil if it always is.
  func inquiry<Query, Output>(
    _ product: Product<Query, Output>, _ query: Query,
    estimate: (@Sendable () -> Output?)? = nil,
    isUsableWhenStale: (@Sendable (Output) -> Bool)? = nil
  ) -> Inquiry<Output> {
    Inquiry(
      product: product.id, subject: product.subject(query),
      chain: configuration.chain(of: product.id).filter {
        Provider[$0].serves(product, query, hasKey: configuration.hasKey($0))
      },
      estimate: estimate, isUsableWhenStale: isUsableWhenStale
    ) { [configuration, memory] id in
      Provider[id].plan(product, query, hasKey: configuration.hasKey(id), memory)
    }
  }

  func forecast(
    at place: ResolvedPlace, now: Instant, estimate: @escaping @Sendable () -> Forecast?
  ) -> Inquiry<Forecast> {
    let query = (
      place.place.coordinate.rounded, place.place.elevationMeters, place.zone,
      place.hasGoneBack(at: now)
    )
    return inquiry(.forecast, query, estimate: estimate)
  }

  /// Warnings of the services that cover the country that the place lies in.
  /// - Parameters:
  ///   - language: ISO 639-1.
  ///   - now: when a stale answer would be used. One without a warning in force is not usable,
  ///     because it cannot know of newer warnings.
  /// - Returns: those who know of all hazards, each asked if the ones before it fail; and those who
  ///   know of some, each asked beside them.
  func alerts(
    at place: ResolvedPlace, language: String, now: @escaping @Sendable () -> Instant
  ) -> (main: Inquiry<AlertReport>, partial: [Inquiry<AlertReport>]) {
    let exact = place.place.coordinate
    let country = countries.value(at: place) {
      Country.code(at: exact, known: place.place.countryCode)
    }
    let all = inquiry(
      .alerts, (exact.rounded, exact, country, language),
      isUsableWhenStale: { !$0.inForce(at: now()).alerts.isEmpty })
    func isPartial(_ id: ProviderID) -> Bool {
      Provider[id].offer(of: .alerts)?.isPartial ?? false
    }
    return (
      all.restricted { !isPartial($0) },
      all.chain.filter(isPartial).map { only in all.restricted { $0 == only } }
    )
  }
}
