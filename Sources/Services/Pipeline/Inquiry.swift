package import Providers

/// One question with every way to answer it.
package struct Inquiry<Output: Sendable>: Sendable {
  struct Candidate: Sendable {
    let provider: ProviderID
    let plan: Step<Output>
  }

  package let product: ProductID
  /// What tells this question from others of the product: the place to two decimals, and anything
  /// that changes the answer. The same text is the same answer.
  package let subject: String
  /// Who may know, best first.
  private(set) var chain: [ProviderID]
  /// Made only when somebody is to be asked, or what is stored is to be read; nil where the
  /// provider does not know after all.
  let plan: @Sendable (ProviderID) -> Step<Output>?
  /// What will do when nobody answers; nil where there is no honest estimate.
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

  /// The part of the chain that a caller allows.
  func restricted(to provider: SourceProvider?) -> Inquiry {
    guard case .upstream(let wanted)? = provider else { return self }
    var inquiry = self
    inquiry.chain = chain.filter { $0 == wanted }
    return inquiry
  }

  var candidates: [Candidate] {
    chain.compactMap { provider in
      plan(provider).map { Candidate(provider: provider, plan: $0) }
    }
  }

  func key(_ provider: ProviderID) -> String {
    "\(provider.rawValue)/\(product.rawValue)/\(subject)"
  }

  /// Equal for questions that one flight answers.
  var flightKey: String {
    "\(chain.map(\.rawValue).joined(separator: "|"))/\(product.rawValue)/\(subject)"
  }
}
