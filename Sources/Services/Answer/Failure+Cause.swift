import Providers
package import Vocabulary
package import Words

extension Failure {
  /// Why there is no forecast, as a clause: "no network", "Open-Meteo did not answer in time". Of
  /// requests that are not sent now, that of the last one. Nil if the request is the reason.
  package var cause: Notice? {
    switch details.underlying.map(ErrorEntry.init) ?? entry {
    case .providerUnavailableOffline: .causeOffline
    case .providerUnavailableUnreachable: .causeNoNetwork
    case .providerUnavailableLibraryMissing: .causeNoLibrary
    case .providerUnavailableNoResources: .causeNoResources
    case .providerUnavailableDns: .causeLookup(provider: name)
    case .providerUnavailableRefused: .causeRefused(provider: name)
    case .providerUnavailableTls: .causeTLS(provider: name)
    case .providerUnavailableTimeout: .causeTimeout(provider: name)
    case .providerUnavailableCut: .causeCut(provider: name)
    case .providerUnavailableHttp: .causeHTTP(provider: name)
    case .providerUnavailableMalformed: .causeMalformed(provider: name)
    case .providerUnavailableTooLarge: .causeTooLarge(provider: name)
    case .providerUnavailableRedirect: .causeRedirect(provider: name)
    case .providerUnavailableInvalidURL: .causeURL(provider: name)
    case .providerUnavailableBreakerOpen: .causeFailing(provider: name)
    case .providerUnavailableBudget: .causeBudget(provider: name)
    case .rateLimited: .causeSlowDown(provider: name)
    case .unauthorizedKeyMissing: .causeKeyMissing(provider: name)
    case .unauthorizedKeyInvalid: .causeKeyInvalid(provider: name)
    case .unauthorizedSubscriptionMissing: .causeKeyLimited(provider: name)
    case .noDataBeyondHorizon: .causeBeyondHorizon
    case .noDataOutOfCoverage: .causeOutOfCoverage
    case .noDataNotProvided: .causeNotProvided
    case .deadlineExceeded: .causeDeadline
    case .busy: .causeBusy
    case .storageFailureFull, .storageFailureReadOnly, .storageFailureCorrupt,
      .storageFailureLocked, .storageFailureIrregular:
      .causeStore
    // The request is the reason.
    case .parseError, .invalidRequest, .limitExceeded, .duplicateId, .shuttingDown,
      .methodNotFound, .invalidParams, .unknownParam, .missingParam, .outOfRange, .notAllowed,
      .internalError, .requestCancelled, .serverCancelledShutdown,
      .serverCancelledLocationChanged, .placeNotFound, .locationUnavailableDenied,
      .locationUnavailableUnavailable, .locationUnavailableTimeout,
      .locationUnavailableNotSupported, .locationUnavailableOther, .noData, .noDataDateSkipped,
      .unsupported, .unsupportedProtocolVersion, .unsupportedProvider, .unsupportedNotSettable:
      nil
    }
  }

  private var name: NoticeValue {
    details.provider.map { .provider($0.title) } ?? .notice(.theProvider)
  }
}
