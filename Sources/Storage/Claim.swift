/// What must hold before a provider is asked, for all processes that share the store: decided in
/// one transaction, which also looks whether the answer has arrived meanwhile. Each part can be
/// left out. Every claim that is granted wants one `finish`.
package struct Claim: Sendable {
  /// One process at a time asks, the others wait for its answer in the cache. A lease whose owner
  /// died ends by itself, at once where that can be told.
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

  package var lease: Lease?
  /// Where the answer is kept.
  package var response: String?
  /// The name that a pause would have.
  package var pause: String?
  package var charge: Charge?
  /// Whether what is kept will do: then nobody is asked.
  package var isAnswered: @Sendable (CachedResponse) -> Bool

  package init(
    lease: Lease? = nil, response: String? = nil, pause: String? = nil, charge: Charge? = nil,
    isAnswered: @escaping @Sendable (CachedResponse) -> Bool = { _ in false }
  ) {
    (self.lease, self.response, self.pause) = (lease, response, pause)
    (self.charge, self.isAnswered) = (charge, isAnswered)
  }
}

package enum ClaimOutcome: Equatable, Sendable {
  /// Lease and charge are taken. `stored`: what is kept, for its validators. `pressure`: the
  /// fullest window's share of the budget afterwards, 0…1.
  case granted(stored: CachedResponse?, pressure: Double)
  case answered(CachedResponse)
  /// Another owner has the lease, at the latest until then.
  case held(until: UnixSeconds)
  case paused(until: UnixSeconds)
  case overBudget(retryAfterSeconds: Int)
}

/// What became of a claim; kept in one transaction.
package struct ClaimResult: Sendable {
  package enum Body: Sendable {
    case none
    /// Kept, or put in the place of what was there. Old, long unused ones go when there are too
    /// many bytes; what is larger than a quarter of the cache is not kept.
    case fetched(CachedResponse)
    /// After a 304: the same bytes are fresh again.
    case confirmed(fetchedAt: UnixSeconds, expiresAt: UnixSeconds)
  }

  package var body: Body
  /// Asks everyone to leave the claim's pause alone until then; never shortens.
  package var pausedUntil: UnixSeconds?
  /// The provider has counted nothing: the charge is given back.
  package var isUnspent: Bool
  /// More is asked for the same question.
  package var keepsLease: Bool

  package init(
    _ body: Body = .none, pausedUntil: UnixSeconds? = nil, isUnspent: Bool = false,
    keepsLease: Bool = false
  ) {
    (self.body, self.pausedUntil) = (body, pausedUntil)
    (self.isUnspent, self.keepsLease) = (isUnspent, keepsLease)
  }
}

extension Claim {
  /// What both stores decide from what they hold.
  /// - Parameters:
  ///   - heldUntil: when the lease of another owner ends.
  ///   - usage: what the account has spent; changed only by a claim that is granted.
  func outcome(
    stored: CachedResponse?, heldUntil: UnixSeconds?, pausedUntil: UnixSeconds?,
    usage: inout BudgetUsage, at now: UnixSeconds
  ) -> ClaimOutcome {
    if let stored, isAnswered(stored) { return .answered(stored) }
    if let heldUntil { return .held(until: heldUntil) }
    if let pausedUntil { return .paused(until: pausedUntil) }
    guard let charge else { return .granted(stored: stored, pressure: 0) }
    switch charge.budget.spend(charge.weight, from: &usage, at: now) {
    case .refused(let seconds): return .overBudget(retryAfterSeconds: seconds)
    case .spent(let pressure): return .granted(stored: stored, pressure: pressure)
    }
  }
}
