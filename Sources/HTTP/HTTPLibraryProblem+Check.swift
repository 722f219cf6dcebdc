import CCurl

extension HTTPLibraryProblem {
  /// What keeps this machine's libcurl from being used; nil when it can be. Opens it, but starts
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
