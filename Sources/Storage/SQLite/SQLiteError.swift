import CSQLite
import Libc
import Vocabulary

/// An SQLite error: the extended result code and the system's error number. Never its message,
/// which may contain a path.
struct SQLiteError: Error, Equatable {
  let code: CInt
  var systemError: CInt = 0
  /// No regular file is at the path.
  var isIrregular = false

  var primary: CInt { code & 0xFF }

  /// The file is corrupt; only then may it be set aside.
  var isCorruption: Bool { primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB }

  /// Another process holds the lock.
  var isContention: Bool {
    primary == SQLITE_BUSY || primary == SQLITE_LOCKED || primary == SQLITE_PROTOCOL
  }

  /// SQLITE_IOERR_WRITE and SQLITE_IOERR_SHMSIZE.
  private static let failedWrites = [SQLITE_IOERR | 3 << 8, SQLITE_IOERR | 19 << 8]

  var failure: StorageFailure {
    if isIrregular { return .irregular }
    if isCorruption { return .corrupt }
    if isContention { return .locked }
    if primary == SQLITE_FULL || [ENOSPC, EDQUOT, EFBIG].contains(systemError) { return .full }
    // A quota or file size limit; the system's error number is often lost before SQLite reads it.
    if Self.failedWrites.contains(code), systemError != EIO { return .full }
    return .readOnly
  }
}
