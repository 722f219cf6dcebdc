import RowDriver
import TestSupport
import Testing
import Time

@testable import Storage

/// The same behaviour of every store.
struct StoreTests {
  enum Kind: CaseIterable, Sendable {
    case memory
    case files
    /// Without shared memory, as on a network home.
    case filesWithoutWAL
  }

  struct Fixture {
    let folder = TemporaryFolder()
    let store: any Store

    init(_ kind: Kind, cacheBytes: Int = CacheLimits.bytes) {
      switch kind {
      case .memory: store = SQLiteStore.inMemory(cacheBytes: cacheBytes)
      case .files: store = folder.store(cacheBytes: cacheBytes)
      case .filesWithoutWAL:
        store = folder.store(cacheBytes: cacheBytes, fileSystem: "unix-dotfile")
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func favoritesKeepTheirOrder(_ kind: Kind) async throws {
    let fixture = Fixture(kind)
    let store = fixture.store
    #expect(try await store.favorites() == FavoriteList())
    for number in 1...3 {
      let addition = try await store.addFavorite(.number(number), before: nil, maximum: 4)
      let expected = FavoriteDraft.number(number).favorite(id: "f\(number)")
      #expect(addition == .added(expected, revision: number))
    }
    #expect(
      try await store.addFavorite(.number(4), before: "f2", maximum: 4)
        == .added(FavoriteDraft.number(4).favorite(id: "f4"), revision: 4))
    #expect(
      try await store.addFavorite(.number(5), before: nil, maximum: 4) == .limitReached(maximum: 4))
    #expect(try await ids(store) == ["f1", "f4", "f2", "f3"])
    #expect(try await store.moveFavorite(id: "f3", before: "f1") == .changed(revision: 5))
    #expect(try await store.moveFavorite(id: "f3", before: "f1") == .unchanged(revision: 5))
    #expect(try await store.moveFavorite(id: "f4", before: nil) == .changed(revision: 6))
    #expect(try await store.moveFavorite(id: "f4", before: "f9") == .notFound)
    #expect(try await store.moveFavorite(id: "f9", before: nil) == .notFound)
    #expect(try await ids(store) == ["f3", "f1", "f2", "f4"])
    #expect(try await store.removeFavorite(id: "f1") == .changed(revision: 7))
    #expect(try await store.removeFavorite(id: "f1") == .notFound)
    #expect(try await store.renameFavorite(id: "f2", name: "Ünï") == .changed(revision: 8))
    #expect(try await store.renameFavorite(id: "f2", name: "Ünï") == .unchanged(revision: 8))
    #expect(try await store.renameFavorite(id: "f1", name: "x") == .notFound)
    let list = try await store.favorites()
    #expect(list.revision == 8)
    #expect(list.favorites.map(\.name) == ["place 3", "Ünï", "place 4"])
    #expect(list.favorites[0].place == Array("{\"n\":3}".utf8))
    #expect(try await store.favoritesRevision() == 8)
    let again = try await store.addFavorite(.number(1), before: "f9", maximum: 4)
    #expect(
      again == .added(FavoriteDraft.number(1).favorite(id: "f5"), revision: 9),
      "an id is not used twice, an unknown place in the order is the end")
    #expect(try await ids(store).last == "f5")
  }

  func ids(_ store: any Store) async throws -> [String] {
    try await store.favorites().favorites.map(\.id)
  }

  @Test(
    arguments: Kind.allCases,
    [
      (0.01, 0.0, true), (0.0, -0.01, true), (0.011, 0.0, false), (0.0, 0.011, false),
      (0.0, -359.993, true), (0.0, -359.9, false),
    ])
  func nearIsTheSame(_ kind: Kind, _ shift: (Double, Double, Bool)) async throws {
    let store = Fixture(kind).store
    var draft = FavoriteDraft.number(5)
    draft.longitude = 179.995
    _ = try await store.addFavorite(draft, before: nil, maximum: 9)
    var near = draft
    near.name = "other"
    near.latitude += shift.0
    near.longitude += shift.1
    let addition = try await store.addFavorite(near, before: nil, maximum: 9)
    let isSame = addition == .existing(draft.favorite(id: "f1"), revision: 1)
    #expect(isSame == shift.2)
  }

  @Test(arguments: Kind.allCases)
  func settings(_ kind: Kind) async throws {
    let store = Fixture(kind).store
    try await store.setSetting("units", to: "uk")
    try await store.setSetting("units", to: "si")
    try await store.setSetting("location", to: "{\"a\":\"\u{0}ü\"}")
    try await store.setSetting("none", to: nil)
    #expect(try await store.settings() == ["units": "si", "location": "{\"a\":\"\u{0}ü\"}"])
    try await store.setSetting("units", to: nil)
    #expect(try await store.settings().count == 1)
  }

  @Test(arguments: Kind.allCases)
  func responsesAreKeptAndReplaced(_ kind: Kind) async {
    let store = Fixture(kind).store
    var response = CachedResponse(
      provider: "openMeteo", product: "forecast", fetchedAt: 100.25, expiresAt: 700,
      entityTag: "\"v\"", lastModified: nil, contentType: "image/png", body: [0, 255, 0])
    #expect(await store.response("k") == nil)
    await store.keep(response, as: "k")
    #expect(await store.response("k") == response)
    response.body = []
    response.entityTag = nil
    await store.keep(response, as: "k")
    #expect(await store.response("k") == response)
    #expect(await store.status().cache.entries == 1)
    #expect(await store.status().cache.bytes == CacheLimits.entryBytes)
    await store.renew("k", fetchedAt: 800, expiresAt: 1_400)
    await store.renew("unknown", fetchedAt: 800, expiresAt: 1_400)
    response.fetchedAt = 800
    response.expiresAt = 1_400
    #expect(await store.response("k") == response)
    await store.keep(.sized(CacheLimits.bytes / 3, at: 900), as: "k")
    #expect(await store.response("k") == nil)
    #expect(await store.status().cache.bytes == 0)
    #expect(await store.status().warnings.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func theLongestUnusedGoFirst(_ kind: Kind) async {
    let store = Fixture(kind, cacheBytes: 10_000).store
    let size = 1_000 - CacheLimits.entryBytes
    for number in 0..<10 {
      await store.keep(.sized(size, at: Instant(unixSeconds: Double(number))), as: "k\(number)")
    }
    #expect(
      await store.status().cache == CacheUsage(entries: 10, bytes: 10_000, maximumBytes: 10_000))
    _ = await store.response("k0")
    await store.keep(.sized(size, at: 20), as: "k10")
    var kept: [Int] = []
    for number in 0...10 where await store.response("k\(number)") != nil { kept.append(number) }
    #expect(kept == [0, 3, 4, 5, 6, 7, 8, 9, 10], "a tenth goes, but not what was read")
    await store.setCacheLimit(bytes: 3_000)
    #expect(await store.status().cache.entries == 2)
    await store.keep(.sized(4_000, at: 30), as: "large")
    #expect(await store.response("large") == nil)
  }

  @Test(arguments: Kind.allCases)
  func budgetsAreSharedAndWindowed(_ kind: Kind) async {
    let store = Fixture(kind).store
    let budget = Budget(perMinute: 10, perHour: 15)
    func spend(_ weight: Double, at now: Instant) async -> ClaimOutcome {
      await store.spend(weight, from: "p", within: budget, at: now)
    }
    #expect(await spend(6, at: 3_600) == .spent(pressure: 0.6))
    #expect(await spend(5, at: 3_605.5) == .overBudget(retryAfterSeconds: 55))
    #expect(await spend(4, at: 3_659) == .spent(pressure: 1))
    #expect(await store.pressure(on: "p", within: budget, at: 3_659) == 1)
    #expect(await spend(5, at: 3_660) == .spent(pressure: 1))
    #expect(await spend(1, at: 3_720) == .overBudget(retryAfterSeconds: 3_480))
    #expect(await store.pressure(on: "p", within: budget, at: 7_200) == 0)
    #expect(await store.spend(9, from: "q", within: budget, at: 3_720) == .spent(pressure: 0.9))
    #expect(await spend(20, at: 7_200) == .overBudget(retryAfterSeconds: 3_600))
  }

  @Test(arguments: Kind.allCases)
  func leasesAndPauses(_ kind: Kind) async {
    let store = Fixture(kind).store
    func acquire(_ owner: String, at now: Instant) async -> ClaimOutcome {
      await store.acquireLease("k", owner: owner, seconds: 10, at: now)
    }
    #expect(await acquire("a", at: 100) == .acquired)
    #expect(await acquire("b", at: 105) == .held(until: 110))
    #expect(await acquire("a", at: 105) == .acquired)
    #expect(await acquire("b", at: 110) == .held(until: 115))
    await store.releaseLease("k", owner: "b")
    #expect(await acquire("b", at: 110) == .held(until: 115), "only its owner gives it back")
    #expect(await acquire("b", at: 115) == .acquired, "an owner that died loses it")
    await store.releaseLease("k", owner: "b")
    #expect(await acquire("a", at: 116) == .acquired)

    #expect(await store.pauseEnd("host", at: 0) == nil)
    await store.pause("host", until: 50)
    await store.pause("host", until: 40)
    #expect(await store.pauseEnd("host", at: 49.5) == 50)
    #expect(await store.pauseEnd("host", at: 50) == nil)
  }

  /// Everything that must hold is decided at once, and what is not granted costs nothing.
  @Test(arguments: Kind.allCases)
  func aClaimIsGrantedAsAWhole(_ kind: Kind) async {
    let store = Fixture(kind).store
    let budget = Budget(perMinute: 10)
    func claim(
      _ owner: String, weight: Double = 4, isAnswered: Bool = false
    ) -> Claim {
      Claim(
        lease: Claim.Lease("q", owner: owner, seconds: 30), response: "k", pause: "host",
        charge: Claim.Charge(weight, from: "p", within: budget), isAnswered: { _ in isAnswered })
    }
    let entry = CachedResponse.sized(10, at: 100)
    #expect(await store.claim(claim("a"), at: 100) == .granted(stored: nil, pressure: 0.4))
    #expect(await store.claim(claim("b"), at: 101) == .held(until: 130))
    await store.finish(claim("a"), ClaimResult(.fetched(entry), keepsLease: true), at: 101)
    #expect(await store.claim(claim("b", isAnswered: true), at: 102) == .answered(entry))
    #expect(await store.claim(claim("b"), at: 102) == .held(until: 130))
    await store.finish(claim("a"), ClaimResult(isUnspent: true), at: 102)
    #expect(await store.pressure(on: "p", within: budget, at: 102) == 0)
    #expect(await store.claim(claim("b"), at: 103) == .granted(stored: entry, pressure: 0.4))
    await store.finish(
      claim("b"), ClaimResult(.confirmed(fetchedAt: 103, expiresAt: 800), pausedUntil: 110),
      at: 103)
    #expect(await store.claim(claim("a"), at: 104) == .paused(until: 110))
    #expect(await store.pressure(on: "p", within: budget, at: 104) == 0.4)
    #expect(await store.response("k")?.expiresAt == 800)
    #expect(
      await store.claim(claim("a", weight: 7), at: 110) == .overBudget(retryAfterSeconds: 10))
    #expect(
      await store.claim(claim("b"), at: 111)
        == .granted(stored: store.response("k"), pressure: 0.8),
      "what was refused has no lease")
  }

  /// Whoever asks, an endpoint is called once in its interval; what was never sent does not count.
  @Test(arguments: Kind.allCases) func anEndpointHasAPace(_ kind: Kind) async {
    let store = Fixture(kind).store
    func claim(_ endpoint: String) -> Claim { Claim(pace: Claim.Pace(endpoint, seconds: 60)) }
    #expect(await store.claim(claim("a"), at: 100) == .granted(stored: nil, pressure: 0))
    #expect(await store.claim(claim("a"), at: 101) == .paced(until: 160))
    #expect(await store.claim(claim("b"), at: 101) == .granted(stored: nil, pressure: 0))
    await store.finish(claim("a"), ClaimResult(), at: 102)
    #expect(await store.claim(claim("a"), at: 159) == .paced(until: 160))
    #expect(await store.claim(claim("a"), at: 160) == .granted(stored: nil, pressure: 0))
    await store.finish(claim("a"), ClaimResult(isUnspent: true), at: 161)
    #expect(await store.claim(claim("a"), at: 162) == .granted(stored: nil, pressure: 0))
  }

  /// A process that was killed, or that ended with its fetch under way, holds up nobody.
  @Test func theLeaseOfAnOwnerWhoIsGoneIsFree() async {
    let folder = TemporaryFolder()
    let store = SQLiteStore(
      SQLiteStore.Settings(
        dataFolder: nil, cacheFolder: folder.path, isOwnerGone: { $0.hasPrefix("dead") }))
    func acquire(_ owner: String) async -> ClaimOutcome {
      await store.acquireLease("k", owner: owner, seconds: 10, at: 100)
    }
    #expect(await acquire("dead 1") == .acquired)
    #expect(await acquire("alive 1") == .acquired)
    #expect(await acquire("alive 2") == .held(until: 110))
    await store.releaseLease("k", owner: "dead 1")
    #expect(await acquire("alive 2") == .held(until: 110), "it is the new owner's")
    await store.releaseLease("k", owner: "alive 1")
    #expect(await acquire("alive 2") == .acquired)
  }
}
