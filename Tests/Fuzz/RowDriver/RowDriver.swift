import Foundation
import Places
import Skill
import Storage
import Time
import Vocabulary

/// Writes rows that another hand could have written into both databases, uses the store in every
/// way there is, and says what it gives that it must not.
package actor RowDriver {
  private static let now = Instant(unixSeconds: 1_782_043_200)

  private let folder: String
  private let store: SQLiteStore

  package init() {
    // In memory where there is such a file system: every acknowledged write waits for the disk.
    let base =
      FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm/" : NSTemporaryDirectory()
    folder = base + "almanac-rows-\(UUID().uuidString)"
    store = SQLiteStore(
      SQLiteStore.Settings(dataFolder: folder, cacheFolder: folder, cacheBytes: 100_000))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// - Parameter bytes: rows one after the other: a table, and one byte for each of its columns.
  /// - Returns: what is wrong, one line each.
  package func faults(of bytes: [UInt8]) async -> [String] {
    // Makes the files, or finds that they are there.
    _ = await store.status()
    let statements = Self.statements(bytes)
    RowWriter.execute(statements.data, "\(folder)/almanac.db")
    RowWriter.execute(statements.cache, "\(folder)/cache.db")
    var faults: [String] = []
    if statements.data.count > Self.clearing(isCache: false).count { faults += await dataFaults() }
    if statements.cache.count > Self.clearing(isCache: true).count { faults += await cacheFaults() }
    return faults
  }

  private static func statements(_ bytes: [UInt8]) -> (data: [String], cache: [String]) {
    var (data, cache) = (clearing(isCache: false), clearing(isCache: true))
    var rest = bytes[...]
    while let first = rest.popFirst() {
      let table = RowTable.all[Int(first) % RowTable.all.count]
      let statement = table.insertion(rest.prefix(table.usual.count))
      rest = rest.dropFirst(table.usual.count)
      if table.isCache { cache.append(statement) } else { data.append(statement) }
    }
    return (data, cache)
  }

  private static func clearing(isCache: Bool) -> [String] {
    RowTable.all.filter { $0.isCache == isCache }.map { "DELETE FROM \($0.name)" }
      + (isCache
        ? ["INSERT INTO totals VALUES (0, 0)"]
        : ["INSERT INTO counters VALUES ('revision', 0), ('favorite', 0)"])
  }

  // MARK: What must hold

  private func dataFaults() async -> [String] {
    var faults: [String] = []
    do throws(StorageFailure) {
      let list = try await store.favorites()
      for favorite in list.favorites where !Self.isFavorite(favorite) {
        faults.append("favorite \(favorite)")
      }
      let draft = FavoriteDraft(
        name: "new", latitude: -45, longitude: 170, place: [1], addedAt: Self.now)
      let addition = try await store.addFavorite(draft, before: nil, maximum: 999)
      let after = try await store.favorites()
      guard case .added(let favorite, let revision) = addition,
        after.favorites.contains(favorite), after.revision == revision
      else { return faults + ["added \(addition), there is \(after)"] }
      _ = try await store.moveFavorite(id: favorite.id, before: list.favorites.first?.id)
      _ = try await store.renameFavorite(id: favorite.id, name: "newer")
      _ = try await store.removeFavorite(id: favorite.id)
      for (key, value) in try await store.settings() where !Self.isText(key + value) {
        faults.append("setting \(key)")
      }
      try await store.setSetting("location", to: "here")
      if try await store.settings()["location"] != "here" { faults.append("a setting is lost") }
      for seen in try await store.sunsetObservations(limit: 9) where !Self.isSunset(seen) {
        faults.append("sunset \(seen)")
      }
      let key = SunsetForecast.Key(
        place: "p", date: LocalDate(year: 2026, month: 6, day: 21)!, event: "sunset")
      let observation = SunsetObservation(key: key, rating: 7, savedAt: Self.now)
      let saved = try await store.observeSunset(observation)
      if saved.rating != 7 || !Self.isSunset(saved) { faults.append("sunset \(saved)") }
      try await store.removeSunset(key)
      try await skillFaults(&faults)
    } catch {
      // An id or a number that a hostile row took; nothing is acknowledged then.
      if error != .readOnly { faults.append("\(error)") }
    }
    return faults
  }

  private func skillFaults(_ faults: inout [String]) async throws(StorageFailure) {
    let place = "38.72,-9.14"
    for day in try await store.skill(at: place) where !Self.isSkill(day) {
      faults.append("skill \(day)")
    }
    let key = SkillDay.Key(place: place, series: .measured, day: 20_700)
    var day = SkillDay(key: key)
    day[3] = SkillHour()
    day[3]?.temperatureCelsius = 21.5
    try await store.keepSkill([day])
    if try await !store.skill(at: place).contains(day) { faults.append("a measured hour is lost") }
    if try await store.removeSkill(at: place) < 1 { faults.append("nothing was removed") }
    if try await !store.skill(at: place).isEmpty { faults.append("skill is still there") }
  }

  private static func isSkill(_ day: SkillDay) -> Bool {
    let hours = (0..<24).compactMap { day[$0] }
    return hours.allSatisfy { hour in
      (0..<24).contains(hour.leadHours) && !hour.isEmpty
        && (-100...100).contains(hour.temperatureCelsius ?? 0)
        && (0...100).contains(hour.cloudCoverPercent ?? 0)
    } && (0..<7).contains(day.key.series.lead ?? 0)
  }

  private static func isSunset(_ seen: SunsetObservation) -> Bool {
    let scores = [seen.rating, seen.forecast?.score].compactMap(\.self)
    return scores.allSatisfy((0...100).contains) && (seen.forecast?.leadDays ?? 0) >= 0
      && ["sunset", "sunrise"].contains(seen.key.event)
  }

  private func cacheFaults() async -> [String] {
    var faults: [String] = []
    if let response = await store.response("k"), !Self.isResponse(response) {
      faults.append("response \(response)")
    }
    let fresh = CachedResponse(
      provider: "p", product: "q", fetchedAt: Self.now, expiresAt: Self.now.adding(seconds: 60),
      body: Array(repeating: 7, count: 20_000))
    for key in ["k", "l", "m", "n", "o", "p"] { await store.keep(fresh, as: key) }
    if await store.response("p") != fresh { faults.append("what was kept is gone") }
    let budget = Budget(perMinute: 10, perDay: 100)
    switch await store.spend(1, from: "p", within: budget, at: Self.now) {
    case .granted(_, let share): if !(0...1).contains(share) { faults.append("pressure \(share)") }
    case .overBudget(let seconds):
      if !(1...86_400).contains(seconds) { faults.append("refused for \(seconds)") }
    case let outcome: faults.append("\(outcome)")
    }
    let day = Self.now...Self.now.adding(seconds: 86_400)
    if let end = await store.pauseEnd("host", at: Self.now), !day.contains(end) {
      faults.append("pause to \(end)")
    }
    await store.pause("host", until: Self.now.adding(seconds: 5))
    if await store.pauseEnd("host", at: Self.now) == nil { faults.append("no pause") }
    if case .held(let end) = await store.acquireLease("k", owner: "me", seconds: 5, at: Self.now),
      !day.contains(end)
    {
      faults.append("lease to \(end)")
    }
    let usage = await store.status().cache
    if usage.entries < 0 || usage.bytes < 0 { faults.append("usage \(usage)") }
    return faults
  }

  private static func isFavorite(_ favorite: Favorite) -> Bool {
    Coordinate(latitude: favorite.latitude, longitude: favorite.longitude) != nil
      && isText(favorite.name) && isTime(favorite.addedAt)
  }

  private static func isResponse(_ response: CachedResponse) -> Bool {
    let headers = [response.entityTag, response.lastModified, response.contentType]
    return isTime(response.fetchedAt) && isTime(response.expiresAt)
      && headers.allSatisfy { $0?.utf8.contains { $0 < 0x20 } != true }
  }

  /// No hostile value is a bound of the calendar itself: it would have been clamped.
  private static func isTime(_ time: Instant) -> Bool { .earliest < time && time < .latest }

  private static func isText(_ text: String) -> Bool { !text.unicodeScalars.contains("\u{FFFD}") }
}
