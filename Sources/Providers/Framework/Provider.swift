package import Places
import Basics
package import Time
package import Vocabulary
package import Weather

/// A network service: everything the program knows about it, as one value in the service's own
/// folder.
package struct Provider: Sendable {
  package let id: ProviderID
  /// Credit that must be shown with the data.
  package let attribution: [Attribution]
  /// Scheme and host of its requests, without a trailing slash; some requests use another host.
  /// Empty if it has many hosts, of which each request names one.
  let baseURL: String
  var key = KeyPlacement.none
  /// Whether its terms ask for a way to reach who uses it, in the User-Agent.
  package var wantsContact = false
  /// Whether it hands on what others issue, who have to be named.
  package var creditsIssuers = false
  /// Whether no answer of it was seen when the program was made, so that how it answers is only
  /// what its documents say.
  package var isUnseen = false
  /// ISO 3166-1 alpha-2 of the countries it covers; nil is worldwide.
  package var countries: Set<String>?
  /// The maximum distance between the requested position and that of the answer: the rounding of a
  /// request, or two cells of its coarsest grid.
  var gridKilometers = 50.0
  /// Concurrent requests that the service tolerates per client; two if it does not say.
  package var maximumConcurrentRequests = 2
  /// Call limits of a free account, by window in seconds; empty if none are published.
  package var budget: [(windowSeconds: Int, calls: Int)] = []
  /// How often one of its endpoints may be called; nil if that is not limited.
  package var pace: Pace?
  /// The length of its forecasts in days.
  package var forecastDays = 0
  /// The variables of its forecasts, at most.
  package var forecastVariables: WeatherVariables = []
  /// Whether the current day is covered from midnight on.
  package var givesWholeDays = false
  /// The air quality variables it has worldwide; ammonia and pollen are modeled for Europe only.
  package var airVariables: Set<AirVariable> = []
  /// Map layers that need no lookup.
  package var mapLayers: [MapLayer] = []
  /// The parts (see `Request.part`) that not every key opens.
  package var keyedParts: [String] = []
  /// Tests a key at a point, with as few calls as possible; nil if there are no keys.
  package var keyAbilities: (@Sendable (Coordinate) -> Step<KeyAbilities>)?
  /// The columns of its answers about the weather, and when their values are valid.
  package var columns: [ColumnTable] = []
  package let offers: [any AnyOffer]

  /// In failover order.
  package static let all = ProviderID.allCases.map { Provider[$0] }

  /// Who has a product, in failover order.
  package static let offering: [ProductID: [ProviderID]] = all.reduce(into: [:]) {
    known, provider in
    for offer in provider.offers { known[offer.id, default: []].append(provider.id) }
  }

  /// Whether every request needs an API key.
  package var needsKey: Bool { if case .query = key { true } else { false } }

  package func offer(of product: ProductID) -> (any AnyOffer)? {
    offers.first { $0.id == product }
  }

  /// The credit for one product.
  package func attribution(for product: ProductID) -> [Attribution] {
    attribution + (offer(of: product)?.attribution ?? [])
  }

  /// Whether it has a product, with the keys there are, for the country of a query. What else
  /// decides whether it can answer takes a plan.
  package func serves<Query, Output>(
    _ product: Product<Query, Output>, _ query: Query, hasKey: Bool
  ) -> Bool {
    guard let offer = offer(of: product.id), hasKey || !needsKey || offer.isKeyless else {
      return false
    }
    let country = product.country(query) ?? ""
    return offer.covers?(country) ?? countries.map { $0.contains(country) } ?? true
  }

  /// The plan for a query; nil if this provider cannot answer it.
  package func plan<Query, Output>(
    _ product: Product<Query, Output>, _ query: Query, hasKey: Bool, _ memory: ProviderMemory
  ) -> Step<Output>? {
    guard serves(product, query, hasKey: hasKey),
      let offer = offer(of: product.id) as? Offer<Query, Output>
    else { return nil }
    return offer.plan(query, memory)
  }
}

/// A provider's offer of one product.
package protocol AnyOffer: Sendable {
  var id: ProductID { get }
  /// In a few words.
  var scope: String { get }
  /// Credit beside the provider's own.
  var attribution: [Attribution] { get }
  /// Available without the key that the provider's other products need.
  var isKeyless: Bool { get }
  /// Whether it is for a country (ISO 3166-1 alpha-2); nil if the provider's countries decide.
  var covers: (@Sendable (String) -> Bool)? { get }
  /// Who issues it for a country; nil if that is the provider, or not known before it answers.
  var issuer: (@Sendable (String) -> Attribution?)? { get }
  /// Whether it has only part of the data, so that others are asked as well.
  var isPartial: Bool { get }
}

package struct Offer<Query: Sendable, Output: Sendable>: AnyOffer {
  package typealias Plan = @Sendable (Query, ProviderMemory) -> Step<Output>?

  package let id: ProductID
  package let scope: String
  package let attribution: [Attribution]
  package let isKeyless: Bool
  package private(set) var covers: (@Sendable (String) -> Bool)?
  package private(set) var issuer: (@Sendable (String) -> Attribution?)?
  package private(set) var isPartial = false
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

  /// The same offer, for some countries only.
  func covering(_ covers: @escaping @Sendable (String) -> Bool) -> Offer {
    var offer = self
    offer.covers = covers
    return offer
  }

  /// The same offer, for the countries that somebody issues it for.
  func issued(by issuer: @escaping @Sendable (String) -> Attribution?) -> Offer {
    var offer = covering { issuer($0) != nil }
    offer.issuer = issuer
    return offer
  }

  /// The same offer, with only part of the data.
  var partial: Offer {
    var offer = self
    offer.isPartial = true
    return offer
  }
}

/// The interval that a provider wants between the calls of an endpoint, and how calls that would
/// come sooner share one.
package struct Pace: Sendable {
  package let seconds: Double
  /// The request whose answer contains those of all; nil if there is none.
  package let merging: @Sendable ([Request]) -> Request?
}

/// A credit that must be shown to the reader.
package struct Attribution: Hashable, Sendable {
  package let text: String
  package let url: String?
  package let license: String?

  package init(_ text: String, _ url: String?, _ license: String?) {
    (self.text, self.url, self.license) = (text, url, license)
  }
}

/// What a key was found to allow, in a few words each.
package struct KeyAbilities: Sendable, Equatable {
  package let words: [String]
}

/// The parts of a service that the user's keys do not include, as this process and others have
/// found.
package final class ProviderMemory: Sendable {
  private struct Part: Hashable {
    let provider: ProviderID
    let name: String
  }

  /// When each is tried again with the key.
  private let closed = Mutex<[Part: Instant]>([:])
  private let now: @Sendable () -> Instant

  package init(now: @escaping @Sendable () -> Instant) { self.now = now }

  package func isClosed(_ part: String?, of provider: ProviderID) -> Bool {
    guard let part else { return false }
    let now = now()
    return closed.withLock { $0[Part(provider: provider, name: part)].map { now < $0 } ?? false }
  }

  package func close(_ part: String, of provider: ProviderID, until end: Instant?) {
    closed.withLock { $0[Part(provider: provider, name: part)] = end }
  }
}
