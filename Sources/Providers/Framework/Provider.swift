package import AlmanacCore
import Synchronization

/// A service that answers over the network: all that the program knows of it, as one value in the
/// service's own folder.
package struct Provider: Sendable {
  package let id: ProviderID
  /// As the service calls itself.
  package let title: String
  /// Credit that has to stand beside the data.
  package let attribution: [Attribution]
  /// Scheme and host of its requests, without a slash at the end; some go to another host.
  let baseURL: String
  var key = KeyPlacement.none
  /// ISO 3166-1 alpha-2 of the countries it covers; nil is the world.
  var countries: Set<String>?
  /// How far the position of an answer may be from the one asked for: the rounding of a request, or
  /// two cells of its coarsest grid.
  var gridKilometers = 50.0
  /// Requests that the service tolerates in flight from one client; two where it says nothing.
  package var maximumConcurrentRequests = 2
  /// Calls a free account may make, by window in seconds; empty where nothing is published.
  package var budget: [(windowSeconds: Int, calls: Int)] = []
  /// How many days its forecasts reach.
  package var forecastDays = 0
  /// What its forecasts tell at their best.
  package var forecastVariables: WeatherVariables = []
  /// Whether the day that has begun is told from its midnight on.
  package var givesWholeDays = false
  /// What its air quality tells everywhere; ammonia and pollen are modeled for Europe only.
  package var airVariables: Set<AirVariable> = []
  /// Map layers that need no look-up.
  package var mapLayers: [MapLayer] = []
  /// Tries a key at a point, with as few calls as will do; nil without keys.
  package var keyAbilities: (@Sendable (Coordinate) -> Step<KeyAbilities>)?
  package let offers: [any AnyOffer]

  /// In the order in which they are asked.
  package static let all = ProviderID.allCases.map { Provider[$0] }

  /// Whether nothing can be had without an API key.
  package var needsKey: Bool { if case .query = key { true } else { false } }

  package func offer(of product: ProductID) -> (any AnyOffer)? {
    offers.first { $0.id == product }
  }

  /// The credit for one product.
  package func attribution(for product: ProductID) -> [Attribution] {
    attribution + (offer(of: product)?.attribution ?? [])
  }

  /// How to answer a query; nil where this provider cannot.
  package func plan<Query, Output>(
    _ product: Product<Query, Output>, _ query: Query, hasKey: Bool, _ memory: ProviderMemory
  ) -> Step<Output>? {
    guard let offer = offer(of: product.id) as? Offer<Query, Output>,
      hasKey || !needsKey || offer.isKeyless,
      countries.map({ $0.contains(product.country(query) ?? "") }) ?? true
    else { return nil }
    return offer.plan(query, memory)
  }
}

/// What a provider gives of a product.
package protocol AnyOffer: Sendable {
  var id: ProductID { get }
  /// In a few words.
  var scope: String { get }
  /// Credit beside the provider's own.
  var attribution: [Attribution] { get }
}

package struct Offer<Query: Sendable, Output: Sendable>: AnyOffer {
  package typealias Plan = @Sendable (Query, ProviderMemory) -> Step<Output>?

  package let id: ProductID
  package let scope: String
  package let attribution: [Attribution]
  /// It can be had without the key that the provider's other products need.
  let isKeyless: Bool
  let plan: Plan

  init(
    _ product: Product<Query, Output>, _ scope: String, attribution: [Attribution] = [],
    isKeyless: Bool = false, learning plan: @escaping Plan
  ) {
    (id, self.scope, self.attribution) = (product.id, scope, attribution)
    (self.isKeyless, self.plan) = (isKeyless, plan)
  }

  init(
    _ product: Product<Query, Output>, _ scope: String, attribution: [Attribution] = [],
    isKeyless: Bool = false, plan: @escaping @Sendable (Query) -> Step<Output>?
  ) {
    self.init(product, scope, attribution: attribution, isKeyless: isKeyless) { query, _ in
      plan(query)
    }
  }
}

/// Whom the reader must be told about.
package struct Attribution: Hashable, Sendable {
  package let text: String
  package let url: String?
  package let license: String?

  package init(_ text: String, _ url: String?, _ license: String?) {
    (self.text, self.url, self.license) = (text, url, license)
  }
}

/// What a key was found good for, in a few words each.
package struct KeyAbilities: Sendable, Equatable {
  package let words: [String]
}

/// What providers found out in this process, so that the next call need not.
package final class ProviderMemory: Sendable {
  private let notes = Mutex<[ProviderID: Int]>([:])

  package init() {}

  subscript(provider: ProviderID) -> Int? {
    get { notes.withLock { $0[provider] } }
    set { notes.withLock { $0[provider] = newValue } }
  }
}
