package import EventLoop

/// The environment, read once from names and values: a pure function that accepts any text in any
/// variable. Empty counts as unset.
package struct ProcessEnvironment: Sendable {
  private let values: [EnvironmentVariable: String]

  /// - Parameter variables: the process's environment; only those of `EnvironmentVariable` are
  ///   kept.
  package init(_ variables: [String: String]) {
    var values: [EnvironmentVariable: String] = [:]
    for variable in EnvironmentVariable.allCases {
      guard let text = variables[variable.rawValue], !text.isEmpty else { continue }
      values[variable] = text
    }
    self.values = values
  }

  package subscript(variable: EnvironmentVariable) -> String? { values[variable] }

  /// True for any word that does not mean "no".
  package var isOffline: Bool {
    guard let word = self[.offline]?.lowercased() else { return false }
    return !["0", "false", "no", "off"].contains(word)
  }

  /// The default if the variable is unset or unrecognized.
  package var logLevel: Log.Level { self[.log].flatMap(Log.Level.init(rawValue:)) ?? .usual }

  /// The locale as BCP 47: `de_DE.UTF-8` becomes `de-DE`. Nil for the C locale and for invalid
  /// tags.
  package var locale: String? {
    Self.tag(self[.allLocale] ?? self[.messagesLocale] ?? self[.locale])
  }

  /// The locale of measures (POSIX, `LC_MEASUREMENT`); nil if that is the one above, "und" for the
  /// C locale.
  package var measurementLocale: String? {
    guard self[.allLocale] == nil else { return nil }
    let usual = self[.messagesLocale] == nil ? nil : self[.locale]
    return (self[.measurementLocale] ?? usual).map { Self.tag($0) ?? "und" }
  }

  private static func tag(_ posix: String?) -> String? {
    guard let name = posix?.prefix(while: { $0 != "." && $0 != "@" }) else { return nil }
    let tag = String(name.map { $0 == "_" ? "-" : $0 })
    return tag != "POSIX" && Configuration.isLanguageTag(tag) ? tag : nil
  }

  /// The zone name from TZ, if it is one.
  package var timeZone: String? {
    guard let zone = self[.timeZone] else { return nil }
    return zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
  }

  // MARK: Folders; nil if undetermined

  package var configurationFile: String? {
    path(.config) ?? folder(.configHome, ".config").map { $0 + "/config.json" }
  }

  package var dataFolder: String? { path(.dataFolder) ?? folder(.dataHome, ".local/share") }

  package var cacheFolder: String? { path(.cacheFolder) ?? folder(.cacheHome, ".cache") }

  /// XDG Base Directory: relative paths are ignored.
  private func folder(_ variable: EnvironmentVariable, _ belowHome: String) -> String? {
    (absolute(variable) ?? absolute(.home).map { "\($0)/\(belowHome)" }).map { $0 + "/almanac" }
  }

  private func absolute(_ variable: EnvironmentVariable) -> String? {
    self[variable].flatMap { $0.isAbsolutePath ? $0 : nil }
  }

  /// A shell has put the home folder in place of a tilde; a client's file that lists variables has
  /// not, and nobody means a folder of that name.
  private func path(_ variable: EnvironmentVariable) -> String? {
    guard let text = self[variable], let home = absolute(.home), text.utf8.starts(with: "~/".utf8)
    else { return self[variable] }
    return home + text.dropFirst()
  }
}
