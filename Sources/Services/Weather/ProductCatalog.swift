import AlmanacCore
package import Providers

/// Who can answer what: for each product the chain of providers, in the configured order.
///
/// Places are asked for to two decimals (about a kilometre, less than any grid), so that neighbours
/// share an answer and the upstream learns no more than it must.
package struct ProductCatalog: Sendable {
  let configuration: ProviderConfiguration

  package init(_ configuration: ProviderConfiguration) { self.configuration = configuration }

  func chain<Output>(
    _ plan: (ProviderID) -> Step<Output>?
  ) -> [Inquiry<Output>.Candidate] {
    configuration.order.filter(configuration.isUsable).compactMap { provider in
      plan(provider).map { Inquiry.Candidate(provider: provider, plan: $0) }
    }
  }

  package func search(_ name: String) -> Inquiry<[FoundPlace]> {
    Inquiry(
      product: .placeSearch, subject: name.lowercased(),
      candidates: chain { provider in
        switch provider {
        case .openMeteo: OpenMeteo.search(name: name, count: 20)
        default: nil
        }
      })
  }
}

extension Coordinate {
  /// To two decimals: what upstreams are told.
  var rounded: Coordinate {
    let (latitude, longitude) = (Self.hundredths(latitude), Self.hundredths(longitude))
    return Coordinate(latitude: latitude, longitude: longitude) ?? self
  }

  private static func hundredths(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }

  /// "38.72,-9.14".
  var subject: String {
    fixedPoint(rounded.latitude, decimals: 2) + "," + fixedPoint(rounded.longitude, decimals: 2)
  }
}
