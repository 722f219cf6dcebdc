package import Vocabulary
package import Words

extension StorageFailure: Error {}

/// The two files: the user's data, and what can be fetched again.
package enum StoreFile: String, Equatable, Sendable {
  case data
  case cache

  package var fileName: String { self == .data ? "almanac.db" : "cache.db" }
}

/// A problem that the user should know about although the server continues.
package enum StorageWarning: Equatable, Hashable, Sendable {
  /// The directory is unusable: a cache lives in memory, and user data is refused.
  case inMemoryOnly(StoreFile, StorageFailure)
  /// There is no directory for user data, which lives in memory until the process ends.
  case withoutFolder
  /// The file is read-only.
  case readOnly(StoreFile)
  /// The file was damaged, now or earlier; the old one is at `path`, and a new one was started.
  case setAside(StoreFile, path: String)
  /// A newer version of the program wrote the file, so it is read-only.
  case newerSchema(StoreFile)
  /// Rows that the program cannot have written were skipped.
  case invalidRows(StoreFile)
  /// A response could not be cached.
  case cacheWriteFailed(StorageFailure)

  package var file: StoreFile {
    switch self {
    case .inMemoryOnly(let file, _), .readOnly(let file), .setAside(let file, _),
      .newerSchema(let file), .invalidRows(let file):
      file
    case .withoutFolder: .data
    case .cacheWriteFailed: .cache
    }
  }

  /// What happened, and the remedy.
  package var notice: Notice {
    switch self {
    case .inMemoryOnly(.data, let failure):
      .userDataNotKept(cause: .notice(failure.notice))
    case .inMemoryOnly(.cache, let failure):
      .cacheInMemory(cause: .notice(failure.notice))
    case .withoutFolder: .userDataWithoutFolder
    case .readOnly(let file): .fileReadOnly(file: .name(file.fileName))
    case .setAside(.data, let path): .userDataSetAside(path: .name(path))
    case .setAside(.cache, let path): .cacheSetAside(path: .name(path))
    case .newerSchema(let file): .fileNewer(file: .name(file.fileName))
    case .invalidRows(let file): .fileRowsDamaged(file: .name(file.fileName))
    case .cacheWriteFailed(let failure): .answerNotCached(cause: .notice(failure.notice))
    }
  }

  /// A deleted file needs no warning.
  var isCurrent: Bool {
    if case .setAside(_, let path) = self { FileIdentity(path: path) != nil } else { true }
  }
}

extension StorageFailure {
  /// A clause.
  fileprivate var notice: Notice {
    switch self {
    case .full: .storeFull
    case .readOnly: .storeReadOnly
    case .corrupt: .storeCorrupt
    case .locked: .storeLocked
    case .irregular: .storeIrregular
    }
  }
}

/// For `server.status` and `doctor`.
package struct StorageStatus: Equatable, Sendable {
  package var warnings: [StorageWarning]
  /// Rows of either file that were dropped because the program cannot have written them.
  package var invalidRows: Int
  package var cache: CacheUsage
  /// "wal", "truncate", "memory"; nil before first use.
  package var dataJournal: String?
  package var cacheJournal: String?

  package init(
    warnings: [StorageWarning] = [], invalidRows: Int = 0, cache: CacheUsage = CacheUsage(),
    dataJournal: String? = nil,
    cacheJournal: String? = nil
  ) {
    self.warnings = warnings
    self.invalidRows = invalidRows
    self.cache = cache
    self.dataJournal = dataJournal
    self.cacheJournal = cacheJournal
  }
}
