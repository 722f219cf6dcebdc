// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Why a provider cannot be asked, or its answer used.
package enum OutageReason: String, Word {
  /// The network is switched off.
  case offline
  /// There is no network.
  case unreachable
  /// libcurl is missing or too old.
  case libraryMissing
  /// The system has no more threads, descriptors or memory.
  case noResources
  /// The provider's name could not be resolved.
  case dns
  /// The provider refused the connection.
  case refused
  /// A secure connection to the provider could not be established.
  case tls
  /// The provider did not answer in time.
  case timeout
  /// The provider closed the connection early.
  case cut
  /// The provider answered with an error.
  case http
  /// The provider's answer is invalid.
  case malformed
  /// The provider's answer is too large.
  case tooLarge
  /// The provider redirected to a forbidden address.
  case redirect
  /// The configured address of the provider is not valid.
  case invalidURL
  /// The provider failed repeatedly and will not be contacted for a while.
  case breakerOpen
  /// The provider's request quota is used up for now.
  case budget
}

/// Why a provider refuses.
package enum AuthorizationProblem: String, Word {
  /// The provider needs an API key.
  case keyMissing
  /// The provider does not accept the API key.
  case keyInvalid
  /// The API key does not include this product.
  case subscriptionMissing
}

/// Why there are no data.
package enum NoDataReason: String, Word {
  /// This date never existed at this place.
  case dateSkipped
  /// This is outside the range of every forecast and archive.
  case beyondHorizon
  /// No provider covers this place.
  case outOfCoverage
  /// The provider does not offer this.
  case notProvided
}

/// Why reading or writing failed.
package enum StorageFailure: String, Word {
  /// The disk is full.
  case full
  /// The data folder is not writable.
  case readOnly
  /// The stored data are damaged.
  case corrupt
  /// Another process holds the stored data.
  case locked
  /// There is no regular file at the path of the stored data.
  case irregular
}
