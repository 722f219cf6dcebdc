package import Storage
package import Time

/// One part of a claim by itself, for tests.
extension CourtesyStore {
  package func keep(_ response: CachedResponse, as key: String) async {
    await finish(Claim(response: key), ClaimResult(.fetched(response)), at: response.fetchedAt)
  }

  package func renew(_ key: String, fetchedAt: Instant, expiresAt: Instant) async {
    await finish(
      Claim(response: key), ClaimResult(.confirmed(fetchedAt: fetchedAt, expiresAt: expiresAt)),
      at: fetchedAt)
  }

  package func spend(
    _ weight: Double, from account: String, within budget: Budget, at now: Instant
  ) async -> ClaimOutcome {
    await claim(Claim(charge: Claim.Charge(weight, from: account, within: budget)), at: now)
  }

  package func acquireLease(
    _ key: String, owner: String, seconds: Double, at now: Instant
  ) async -> ClaimOutcome {
    await claim(Claim(lease: Claim.Lease(key, owner: owner, seconds: seconds)), at: now)
  }

  package func releaseLease(_ key: String, owner: String) async {
    await finish(
      Claim(lease: Claim.Lease(key, owner: owner, seconds: 0)), ClaimResult(), at: .earliest)
  }
}

extension ClaimOutcome {
  /// Of a claim without an answer: the share of the budget.
  package static func spent(pressure: Double) -> ClaimOutcome {
    .granted(stored: nil, pressure: pressure)
  }

  package static let acquired = ClaimOutcome.spent(pressure: 0)
}
