import Providers
import Services
import Storage
package import Vocabulary

/// Operations on the store for the command line that the protocol does not offer.
extension Server {
  /// Whether an errand (a background fetch for a status bar) may start: at most once per interval,
  /// across all processes that share the store.
  package func mayStart(errand: String, everySeconds: Double) async -> Bool {
    let environment = services.pipeline.environment
    // The interval counts whether or not the process that started the errand is alive.
    let lease = Claim.Lease(
      "errand/" + errand, owner: "errand of " + environment.processName, seconds: everySeconds)
    if case .granted = await environment.store.claim(Claim(lease: lease), at: wallClock.now()) {
      return true
    }
    return false
  }

  /// The providers whose terms ask for a way to reach who uses them.
  package static var providersThatWantContact: [(name: String, title: String)] {
    Provider.all.filter(\.wantsContact).map { ($0.id.rawValue, $0.id.title) }
  }

  /// Whether no answer of a provider was seen when the program was made.
  package static func isUnseen(provider: ProviderID) -> Bool { Provider[provider].isUnseen }

  /// Asks a provider what the configured key may be used for, right after it was set.
  /// - Parameter name: of the provider, as the configuration has it.
  /// - Returns: the findings, in a few words each.
  package func keyReport(provider name: String) async -> Result<[String], Failure> {
    guard let provider = ProviderID(rawValue: name) else {
      return .failure(.unsupportedProvider)
    }
    return await services.weather.keyAbilities(of: provider).map(\.words)
  }
}
