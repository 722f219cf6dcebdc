import CCurl

/// An open libcurl with its one multi handle. Not Sendable: it lives on the HTTP thread, in
/// production as long as the process.
///
/// `@safe`: the two handles are made in `init` and never leave this file and `CurlTransfer`.
@safe final class LibCurl {
  let library: OpaquePointer
  private let multi: UnsafeMutableRawPointer

  /// Loads and initializes the library; `name` overrides the usual file names (tests).
  init(name: String?) throws(HTTPLibraryProblem) {
    let library = try unsafe Self.open(name)
    guard unsafe ccurl_global_init(library) == CInt(CCURLE_OK),
      let multi = unsafe ccurl_multi_new(library)
    else { throw .failed }
    unsafe self.library = library
    unsafe self.multi = multi
    let limit = HTTPLimits.concurrentTransfers
    set(CCURL_MULTI_OPT_MAX_TOTAL_CONNECTIONS, limit)
    set(CCURL_MULTI_OPT_MAXCONNECTS, HTTPLimits.idleConnections)
  }

  /// Every exchange retains it, so none is left here.
  deinit {
    unsafe ccurl_multi_free(library, multi)
    unsafe ccurl_forget(library)
  }

  private static func open(_ name: String?) throws(HTTPLibraryProblem) -> OpaquePointer {
    var opened: OpaquePointer?
    let status = unsafe ccurl_open(name, &opened)
    switch status {
    case CCURL_OPENED: break
    case CCURL_TOO_OLD: throw .tooOld
    case CCURL_NOT_FOUND: throw .notFound
    default: throw .failed
    }
    guard let library = unsafe opened else { throw .failed }
    return unsafe library
  }

  private func set(_ option: Int, _ value: Int) {
    _ = unsafe ccurl_multi_set_long(library, multi, CInt(option), value)
  }

  // MARK: Transfers

  func add(_ exchange: CurlTransfer) -> Bool {
    unsafe ccurl_multi_add(library, multi, exchange.easy) == CInt(CCURLE_OK)
  }

  /// Closes the connection of an unfinished transfer.
  func remove(_ exchange: CurlTransfer) {
    _ = unsafe ccurl_multi_remove(library, multi, exchange.easy)
  }

  func perform() {
    _ = unsafe ccurl_multi_perform(library, multi)
  }

  /// Blocks until a transfer can proceed, the descriptor is readable or time is up.
  func wait(wakeDescriptor: CInt, milliseconds: Int) {
    _ = unsafe ccurl_multi_wait(library, multi, wakeDescriptor, CInt(milliseconds))
  }

  /// The next finished transfer, by its handle, with its CURLcode.
  func nextDone() -> (key: UInt, code: CInt)? {
    var code: CInt = 0
    guard let easy = unsafe ccurl_multi_next_done(library, multi, &code) else { return nil }
    return (UInt(bitPattern: easy), code)
  }
}
