import Providers
package import Services
import Vocabulary

/// Derives the configuration of the server's parts.
extension ProviderConfiguration {
  /// The providers listed in `order` first, then the others.
  package init(_ configuration: Configuration) {
    let named = configuration.providerOrder.value.compactMap(ProviderID.init(rawValue:))
    var settings: [ProviderID: ProviderSettings] = [:]
    for (name, entry) in configuration.providers {
      guard let provider = ProviderID(rawValue: name) else { continue }
      let mayCarryKey = entry.baseURL.value?.mayCarryKey ?? true
      settings[provider] = ProviderSettings(
        baseURL: entry.baseURL.value?.requestBase, apiKey: mayCarryKey ? entry.apiKey.value : nil,
        contact: entry.contact.value, isEnabled: entry.isEnabled.value,
        disabledCountries: Set(entry.disabledCountries.value))
    }
    let entries = configuration.providers.values
    self.init(
      order: named, settings: settings,
      unsentSecrets: entries.compactMap(\.apiKey.value)
        + entries.flatMap { $0.baseURL.value?.secrets ?? [] })
  }
}

extension LocationDefaults {
  /// - Parameter timeZone: IANA name, from the environment or the system.
  package init(_ configuration: Configuration, timeZone: String?) {
    let location = configuration.location
    let reference = location.value.flatMap(PlaceReference.init(json:))
    self.init(
      environment: location.origin == .environment ? reference : nil,
      config: location.origin == .file ? reference : nil, timeZone: timeZone)
  }
}
