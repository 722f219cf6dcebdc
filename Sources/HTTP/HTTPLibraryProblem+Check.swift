import CCurl

extension HTTPLibraryProblem {
  /// Why this machine's libcurl cannot be used; nil if it can. Opens the library but starts
  /// nothing.
  package static func found() -> HTTPLibraryProblem? {
    switch libraryVersion() {
    case .success: nil
    case .failure(let problem): problem
    }
  }

  /// What this machine's libcurl says of itself: its version, and those of what it uses.
  package static func libraryVersion() -> Result<String, HTTPLibraryProblem> {
    var library: OpaquePointer?
    switch unsafe ccurl_open(nil, &library) {
    case CCURL_OPENED:
      guard let library = unsafe library else { return .failure(.failed) }
      defer { unsafe ccurl_forget(library) }
      return .success(unsafe String(cString: ccurl_version(library)))
    case CCURL_TOO_OLD: return .failure(.tooOld)
    case CCURL_NOT_FOUND: return .failure(.notFound)
    default: return .failure(.failed)
    }
  }
}
