/// Why something could not be kept or read; the `reason` of error -32016.
package enum StorageFailure: String, Error, Equatable, Sendable {
  /// No space left on the device, or a quota.
  case full
  case readOnly
  case corrupt
  /// Other processes held the lock for longer than we wait.
  case locked
  /// A pipe, a socket, a device or a folder is in the place of the file.
  case irregular

  package var reason: String { rawValue }
}

/// The two files: what the user would miss, and what can be fetched again.
package enum StoreFile: String, Equatable, Sendable {
  case data
  case cache

  package var fileName: String { self == .data ? "almanac.db" : "cache.db" }
}

/// Something the user should know although the server goes on.
package enum StorageWarning: Equatable, Hashable, Sendable {
  /// The folder cannot be used: a cache lives until the process ends, the user's data is not taken.
  case inMemoryOnly(StoreFile, StorageFailure)
  /// Nothing says where the user's data would be kept: they live until the process ends.
  case withoutFolder
  /// The file can be read but not written.
  case readOnly(StoreFile)
  /// The file was damaged, now or before; the old one lies at `path` and a new one was begun.
  case setAside(StoreFile, path: String)
  /// A newer version of the program made the file; it is only read.
  case newerSchema(StoreFile)
  /// Rows that cannot be what the program wrote were left out.
  case invalidRows(StoreFile)
  /// Something was not kept in the cache.
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

  /// One English sentence, and what can be done.
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

  /// A file that is recovered or deleted is no longer worth a warning.
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
  /// Rows of either file that were dropped because they cannot be what the program wrote.
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
