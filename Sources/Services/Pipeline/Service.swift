import HTTP
import Providers

/// What fails, and asks to be left alone, as one: a provider at one of its own hosts. Behind a
/// mirror several share an address and are still told apart: an air quality that answers says
/// nothing about the forecast.
struct Service: Hashable, Sendable {
  let provider: ProviderID
  /// For the breaker and for pauses that all processes share; holds no key.
  let name: String

  /// Nil for an address that is none.
  init?(_ request: Request, _ resolved: ResolvedRequest) {
    guard let authority = HTTPURL(resolved.url)?.authority else { return nil }
    provider = request.provider
    let own = HTTPURL(request.baseURL)?.authority ?? authority
    name =
      "\(request.provider.rawValue) \(own)" + (own == authority ? "" : " \(authority)")
      + (request.part.map { " \($0)" } ?? "")
  }
}
