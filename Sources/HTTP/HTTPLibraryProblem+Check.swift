import CCurl

extension HTTPLibraryProblem {
  /// Why this machine's libcurl cannot be used; nil if it can. Opens the library but starts
  /// nothing.
  package static func found() -> HTTPLibraryProblem? {
    var library: OpaquePointer?
    let status = unsafe ccurl_open(nil, &library)
    if let library = unsafe library { unsafe ccurl_forget(library) }
    switch status {
    case CCURL_OPENED: return nil
    case CCURL_TOO_OLD: return .tooOld
    case CCURL_NOT_FOUND: return .notFound
    default: return .failed
    }
  }
}
