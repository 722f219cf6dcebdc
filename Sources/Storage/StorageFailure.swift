/// Why something could not be kept or read; the `reason` of error -32016.
package enum StorageFailure: String, Error, Equatable, Sendable {
  /// No space left on the device, or a quota.
  case full
  case readOnly
  case corrupt
  /// Other processes held the lock for longer than we wait.
  case locked

  package var reason: String { rawValue }
}

/// The two files: what the user would miss, and what can be fetched again.
package enum StoreFile: String, Equatable, Sendable {
  case data
  case cache

  package var fileName: String { self == .data ? "almanac.db" : "cache.db" }
}

/// Something the user should know although the server goes on. No paths: those are for `doctor`.
package enum StorageWarning: Equatable, Hashable, Sendable {
  /// The folder cannot be used: a cache lives until the process ends, the user's data is not taken.
  case inMemoryOnly(StoreFile, StorageFailure)
  /// The file can be read but not written.
  case readOnly(StoreFile)
  /// The file was damaged; it was set aside and a new one begun.
  case quarantined(StoreFile)
  /// A newer version of the program made the file; it is only read.
  case newerSchema(StoreFile)
  /// Something was not kept in the cache.
  case cacheWriteFailed(StorageFailure)
}

/// For `server.status` and `doctor`.
package struct StorageStatus: Equatable, Sendable {
  package var warnings: [StorageWarning]
  package var cache: CacheUsage
  /// "wal", "truncate", "memory"; nil before first use.
  package var dataJournal: String?
  package var cacheJournal: String?

  package init(
    warnings: [StorageWarning] = [], cache: CacheUsage = CacheUsage(), dataJournal: String? = nil,
    cacheJournal: String? = nil
  ) {
    self.warnings = warnings
    self.cache = cache
    self.dataJournal = dataJournal
    self.cacheJournal = cacheJournal
  }
}
