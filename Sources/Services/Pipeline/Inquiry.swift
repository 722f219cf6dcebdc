package import Providers

/// One question with every way to answer it.
package struct Inquiry<Output: Sendable>: Sendable {
  package struct Candidate: Sendable {
    package let provider: ProviderID
    package let plan: Step<Output>

    package init(provider: ProviderID, plan: Step<Output>) {
      self.provider = provider
      self.plan = plan
    }
  }

  package let product: ProductID
  /// What tells this question from others of the product: the place to two decimals, and anything
  /// that changes the answer. The same text is the same answer.
  package let subject: String
  /// Best first.
  package let candidates: [Candidate]
  /// What will do when nobody answers; nil where there is no honest estimate.
  package let estimate: (@Sendable () -> Output?)?
  /// Whether a stale answer still says something; nil where every one does.
  package let isUsableWhenStale: (@Sendable (Output) -> Bool)?

  package init(
    product: ProductID, subject: String, candidates: [Candidate],
    estimate: (@Sendable () -> Output?)? = nil,
    isUsableWhenStale: (@Sendable (Output) -> Bool)? = nil
  ) {
    self.product = product
    self.subject = subject
    self.candidates = candidates
    self.estimate = estimate
    self.isUsableWhenStale = isUsableWhenStale
  }

  /// The part of the chain that a caller allows.
  func restricted(to provider: SourceProvider?) -> Inquiry {
    guard case .upstream(let wanted)? = provider else { return self }
    return Inquiry(
      product: product, subject: subject, candidates: candidates.filter { $0.provider == wanted },
      estimate: estimate, isUsableWhenStale: isUsableWhenStale)
  }

  func key(_ candidate: Candidate) -> String {
    "\(candidate.provider.rawValue)/\(product.rawValue)/\(subject)"
  }

  /// Equal for questions that one flight answers.
  var flightKey: String { candidates.map(key).joined(separator: "|") }
}
