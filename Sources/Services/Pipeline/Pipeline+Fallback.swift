package import Providers
import Time
import Vocabulary
import Words

extension Pipeline {
  func sourced<Output>(
    _ answer: Answer<Output>, _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Sourced<Output> {
    let source = source(answer, policy)
    let told = Sourced(
      answer.value, sources: [ProductSource(product: inquiry.product, source: source)],
      attribution: Provider[answer.provider].attribution(for: inquiry.product),
      warnings: [answer.warning].compactMap(\.self)
        + refusedKeys(inquiry.chain.prefix { $0 != answer.provider }, inquiry))
    guard source.isStale else { return told }
    return told.warning(ServiceWarning(.staleUsed, .outOfDate))
  }

  private func source<Output>(_ answer: Answer<Output>, _ policy: FetchPolicy) -> Source {
    let (times, now) = (answer.times, environment.now)
    let allowed =
      policy.maxAgeSeconds.map { times.fetchedAt.adding(seconds: Double($0)) } ?? times.expiresAt
    let isStale = times.isInFuture(at: now) || now > max(times.expiresAt, allowed)
    return Source(
      provider: .upstream(answer.provider), kind: answer.isLive ? .live : .cache,
      fetchedAt: times.fetchedAt, ageSeconds: Int(times.ageSeconds(at: now)),
      isStale: !answer.isLive && isStale, expiresAt: times.expiresAt)
  }

  /// The fallback for an unavailable answer.
  func fallback<Output>(
    _ inquiry: Inquiry<Output>, _ stored: Answer<Output>?, _ policy: FetchPolicy,
    _ error: Failure
  ) -> Result<Sourced<Output>, Failure> {
    if error == .cancelled || Task.isCancelled { return .failure(.cancelled) }
    // An answer that arrived while waiting for a newer one is better than the stored one.
    let shelf = shelf(of: inquiry)
    let known =
      inquiry.chain.compactMap { shelf.answer(inquiry.key($0)) } + [stored].compactMap(\.self)
    let best = known.filter { isUsableWhenStale($0, inquiry, policy) }
      .max { $0.times.fetchedAt < $1.times.fetchedAt }
    if policy.fallback != .none, let best { return .success(sourced(best, inquiry, policy)) }
    guard policy.fallback == .estimate, case .success(let answer) = estimate(inquiry, error.cause)
    else {
      return .failure(error)
    }
    return .success(answer)
  }

  /// Whether a stale answer is recent enough and still meaningful.
  private func isUsableWhenStale<Output>(
    _ answer: Answer<Output>, _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Bool {
    let now = environment.now
    guard answer.times.ageSeconds(at: now) <= inquiry.product.maximumStaleSeconds,
      !answer.times.hasEnded(at: now)
    else { return false }
    guard let says = inquiry.isUsableWhenStale, source(answer, policy).isStale else { return true }
    return says(answer.value)
  }

  /// - Parameter cause: why there is no forecast; nil if none was requested.
  func estimate<Output>(
    _ inquiry: Inquiry<Output>, _ cause: Notice? = nil
  ) -> Result<Sourced<Output>, Failure> {
    guard let value = inquiry.estimate?() else { return .failure(.unsupportedProvider) }
    return .success(
      Sourced(
        value, sources: [ProductSource(product: inquiry.product, source: .estimate)],
        attribution: Attribution.climatology,
        warnings: [
          ServiceWarning(
            .estimateUsed,
            cause.map { .noForecast(cause: .notice($0)) } ?? .usualHere)
        ] + refusedKeys(inquiry.chain[...], inquiry)))
  }

  /// A warning for each provider that was skipped because of its key.
  func refusedKeys<Output>(
    _ providers: ArraySlice<ProviderID>, _ inquiry: Inquiry<Output>
  ) -> [ServiceWarning] {
    providers.filter { gate.keyIsRefused($0) && inquiry.plan($0) != nil }.map { provider in
      ServiceWarning(.keyRefused, .keyRefused(provider: .name(provider.rawValue)))
    }
  }

  /// No provider can be asked: the named one lacks the product or its key, or no configured
  /// provider has the product.
  func withoutCandidates<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Result<Sourced<Output>, Failure> {
    guard case .upstream(let provider)? = policy.provider else {
      return fallback(inquiry, nil, policy, .noData(.outOfCoverage, provider: nil))
    }
    if Provider[provider].needsKey, !environment.providers.hasKey(provider) {
      return .failure(.unauthorized(provider: provider, reason: .keyMissing))
    }
    return .failure(.unsupportedProvider)
  }
}

extension Attribution {
  /// The sources of the climate tables.
  package static let climatology = [
    Attribution(
      "WMO Climatological Normals 1991-2020; NCEP-DOE Reanalysis 2; GPCP",
      "https://www.ncei.noaa.gov/products/wmo-climate-normals", nil)
  ]
}
