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
    let country = product.country(query)
    return Inquiry(
      product: product.id, subject: product.subject(query),
      chain: serving(product, query) { configuration.isEnabled($0, in: country) },
      estimate: estimate, isUsableWhenStale: isUsableWhenStale
    ) { [configuration, memory] id in
      Provider[id].plan(product, query, hasKey: configuration.hasKey(id), memory)
    }
  }

  /// Of some providers, those who have a product for a query.
  private func serving<Query, Output>(
    _ product: Product<Query, Output>, _ query: Query, _ isAmong: (ProviderID) -> Bool
  ) -> [ProviderID] {
    configuration.chain(of: product.id).filter {
      isAmong($0) && Provider[$0].serves(product, query, hasKey: configuration.hasKey($0))
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
  func alerts(
    at place: ResolvedPlace, language: String, now: @escaping @Sendable () -> Instant
  ) -> AlertInquiries {
    let exact = place.place.coordinate
    let country = countries.value(at: place) {
      Country.code(at: exact, known: place.place.countryCode)
    }
    let query: AlertQuery = (exact.rounded, exact, country, language)
    let all = inquiry(
      .alerts, query, isUsableWhenStale: { !$0.inForce(at: now()).alerts.isEmpty })
    func isPartial(_ id: ProviderID) -> Bool {
      Provider[id].offer(of: .alerts)?.isPartial ?? false
    }
    return AlertInquiries(
      country: country,
      main: all.restricted { !isPartial($0) },
      partial: all.chain.filter(isPartial).map { only in all.restricted { $0 == only } },
      disabled: serving(.alerts, query) { !configuration.isEnabled($0, in: country) })
  }
}
