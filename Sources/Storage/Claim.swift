package import Time

/// The conditions for asking a provider, across all processes that share the store: checked in one
/// transaction, which also checks whether the answer has arrived meanwhile. Each part is optional.
/// Every granted claim needs exactly one `finish`.
package struct Claim: Sendable {
  /// One process at a time asks; the others wait for its answer in the cache. The lease of a dead
  /// owner expires, immediately if the death is detectable.
  package struct Lease: Sendable {
    package let key: String
    package let owner: String
    package let seconds: Double

    package init(_ key: String, owner: String, seconds: Double) {
      (self.key, self.owner, self.seconds) = (key, owner, seconds)
    }
  }

  /// Weighted calls from an account.
  package struct Charge: Sendable {
    package let account: String
    package let budget: Budget
    package let weight: Double

    package init(_ weight: Double, from account: String, within budget: Budget) {
      (self.weight, self.account, self.budget) = (weight, account, budget)
    }
  }

  /// The interval between calls of an endpoint, whoever makes them.
  package struct Pace: Sendable {
    package let name: String
    package let seconds: Double

    package init(_ name: String, seconds: Double) {
      (self.name, self.seconds) = (name, seconds)
    }
  }

  package var lease: Lease?
  package var pace: Pace?
  /// The cache key of the answer.
  package var response: String?
  /// The name of a possible pause.
  package var pause: String?
  package var charge: Charge?
  /// Whether the cached response suffices, so that nothing is fetched.
  package var isAnswered: @Sendable (CachedResponse) -> Bool

  package init(
    lease: Lease? = nil, pace: Pace? = nil, response: String? = nil, pause: String? = nil,
    charge: Charge? = nil,
    isAnswered: @escaping @Sendable (CachedResponse) -> Bool = { _ in false }
  ) {
    (self.lease, self.pace, self.response, self.pause) = (lease, pace, response, pause)
    (self.charge, self.isAnswered) = (charge, isAnswered)
  }
}

package enum ClaimOutcome: Equatable, Sendable {
  /// Lease and charge are taken. `stored`: the cached response, for its validators. `pressure`: the
  /// used share of the fullest budget window afterwards, 0…1.
  case granted(stored: CachedResponse?, pressure: Double)
  case answered(CachedResponse)
  /// Another owner holds the lease, until then at the latest.
  case held(until: Instant)
  case paused(until: Instant)
  /// The endpoint was called a moment ago.
  case paced(until: Instant)
  case overBudget(retryAfterSeconds: Int)
}

/// The outcome of a claim, written in one transaction.
package struct ClaimResult: Sendable {
  package enum Body: Sendable {
    case none
    /// Inserted or replaced. When the cache is full, the least recently used entries are evicted; a
    /// response larger than a quarter of the cache is not stored.
    case fetched(CachedResponse)
    /// After a 304: the same bytes are fresh again.
    case confirmed(fetchedAt: Instant, expiresAt: Instant)
  }

  package var body: Body
  /// Asks everyone to leave the claim's pause alone until then; never shortens.
  package var pausedUntil: Instant?
  /// The provider has not seen the request: the charge is refunded, and the pace begins anew.
  package var isUnspent: Bool
  /// Further requests follow for the same inquiry.
  package var keepsLease: Bool

  package init(
    _ body: Body = .none, pausedUntil: Instant? = nil, isUnspent: Bool = false,
    keepsLease: Bool = false
  ) {
    (self.body, self.pausedUntil) = (body, pausedUntil)
    (self.isUnspent, self.keepsLease) = (isUnspent, keepsLease)
  }
}

extension Claim {
  /// The decision shared by both stores.
  /// - Parameters:
  ///   - heldUntil: when another owner's lease ends.
  ///   - pacedUntil: when the endpoint may be called again.
  ///   - usage: what the account has spent; changed only by a granted claim.
  package func outcome(
    stored: CachedResponse?, heldUntil: Instant?, pausedUntil: Instant?, pacedUntil: Instant?,
    usage: inout BudgetUsage, at now: Instant
  ) -> ClaimOutcome {
    if let stored, isAnswered(stored) { return .answered(stored) }
    if let heldUntil { return .held(until: heldUntil) }
    if let pausedUntil { return .paused(until: pausedUntil) }
    if let pacedUntil { return .paced(until: pacedUntil) }
    guard let charge else { return .granted(stored: stored, pressure: 0) }
    switch charge.budget.spend(charge.weight, from: &usage, at: now) {
    case .refused(let seconds): return .overBudget(retryAfterSeconds: seconds)
    case .spent(let pressure): return .granted(stored: stored, pressure: pressure)
    }
  }
}
