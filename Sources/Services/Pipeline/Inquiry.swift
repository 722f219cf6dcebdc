package import Providers
import Vocabulary

/// One inquiry with all its candidates.
package struct Inquiry<Output: Sendable>: Sendable {
  /// A provider to be asked: its plan begins with a request. Whoever has an answer without one is
  /// no source of it.
  struct Candidate: Sendable {
    let provider: ProviderID
    let plan: Step<Output>
    private let request: Request

    init?(provider: ProviderID, plan: Step<Output>?) {
      guard let plan, case .fetch(let request, _) = plan else { return nil }
      (self.provider, self.plan, self.request) = (provider, plan, request)
    }

    /// Under which the response to its first request is stored.
    var firstKey: String { request.cacheKey }
  }

  package let product: ProductID
  /// Distinguishes inquiries of the product: the place to two decimals (for warnings to four) and
  /// everything else that affects the answer. Equal keys mean equal answers.
  package let subject: String
  /// The candidate providers, best first.
  private(set) var chain: [ProviderID]
  /// Built only to fetch or to read stored responses; nil if the provider cannot answer after all.
  let plan: @Sendable (ProviderID) -> Step<Output>?
  /// The estimate to use if no provider answers; nil if there is no honest one.
  var estimate: (@Sendable () -> Output?)?
  /// Whether a stale answer still says something; nil where every one does.
  var isUsableWhenStale: (@Sendable (Output) -> Bool)?

  init(
    product: ProductID, subject: String, chain: [ProviderID],
    estimate: (@Sendable () -> Output?)? = nil,
    isUsableWhenStale: (@Sendable (Output) -> Bool)? = nil,
    plan: @escaping @Sendable (ProviderID) -> Step<Output>?
  ) {
    (self.product, self.subject, self.chain, self.plan) = (product, subject, chain, plan)
    (self.estimate, self.isUsableWhenStale) = (estimate, isUsableWhenStale)
  }

  /// The part of the chain that the caller's policy allows.
  func restricted(to provider: SourceProvider?) -> Inquiry {
    guard case .upstream(let wanted)? = provider else { return self }
    return restricted { $0 == wanted }
  }

  /// A part of the chain.
  func restricted(to isIncluded: (ProviderID) -> Bool) -> Inquiry {
    var inquiry = self
    inquiry.chain = chain.filter(isIncluded)
    return inquiry
  }

  var candidates: [Candidate] {
    chain.compactMap { Candidate(provider: $0, plan: plan($0)) }
  }

  func key(_ provider: ProviderID) -> String {
    "\(provider.rawValue)/\(product.rawValue)/\(subject)"
  }

  /// Equal for inquiries that share a flight.
  var flightKey: String {
    "\(chain.map(\.rawValue).joined(separator: "|"))/\(product.rawValue)/\(subject)"
  }
}
