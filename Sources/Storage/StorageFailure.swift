/// Why reading or writing failed; the `reason` of error -32016.
package enum StorageFailure: String, Error, Equatable, Sendable {
  /// No space left on the device, or a quota.
  case full
  case readOnly
  case corrupt
  /// Another process held the lock for too long.
  case locked
  /// The path is a pipe, socket, device or directory.
  case irregular

  package var reason: String { rawValue }
}

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

  /// One English sentence and the remedy.
  package var text: String {
    switch self {
    case .inMemoryOnly(.data, let failure):
      "Favorites and settings cannot be kept: \(failure.text)."
    case .inMemoryOnly(.cache, let failure):
      "The cache is kept in memory only: \(failure.text)."
    case .withoutFolder:
      "Favorites and settings are kept until this process ends: none of ALMANAC_DATA_DIR, "
        + "XDG_DATA_HOME and HOME says where to keep them."
    case .readOnly(let file): "\(file.fileName) can be read but not written."
    case .setAside(.data, let path):
      "almanac.db was damaged and a new one was begun. The old file is \(path); "
        + "`almanac doctor --recover` tries to bring its favorites and settings back."
    case .setAside(.cache, let path):
      "cache.db was damaged and a new one was begun. The old file is \(path) and can be deleted."
    case .newerSchema(let file):
      "\(file.fileName) was made by a newer version of the program; it is only read."
    case .invalidRows(let file):
      "Some rows of \(file.fileName) are damaged; they are left out."
    case .cacheWriteFailed(let failure): "An answer could not be cached: \(failure.text)."
    }
  }

  /// A recovered or deleted file needs no warning.
  var isCurrent: Bool {
    if case .setAside(_, let path) = self { FileIdentity(path: path) != nil } else { true }
  }
}

extension StorageFailure {
  /// A clause for people.
  var text: String {
    switch self {
    case .full: "the disk is full"
    case .readOnly: "the folder cannot be written"
    case .corrupt: "the stored data are damaged"
    case .locked: "another process holds the file"
    case .irregular: "there is no regular file at its path"
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
