package import EventLoop

/// The variables Almanac reads, as the composition root found them. Empty counts as unset.
package struct ProcessEnvironment: Sendable {
  private let variables: [String: String]

  package init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
  }

  /// Any word but those that say no.
  package var isOffline: Bool {
    guard let word = variables["ALMANAC_OFFLINE"]?.lowercased() else { return false }
    return !["0", "false", "no", "off"].contains(word)
  }
  /// RFC 3339; freezes wall time.
  package var now: String? { variables["ALMANAC_NOW"] }
  package var location: String? { variables["ALMANAC_LOCATION"] }
  package var units: String? { variables["ALMANAC_UNITS"] }
  package var log: String? { variables["ALMANAC_LOG"] }
  /// The usual one where the variable says nothing that is known.
  package var logLevel: Log.Level { log.flatMap(Log.Level.init(rawValue:)) ?? .usual }

  /// What the user's terminal asks for, as BCP 47: `de_DE.UTF-8` is `de-DE`.
  package var locale: String? {
    let posix = variables["LC_ALL"] ?? variables["LC_MESSAGES"] ?? variables["LANG"]
    guard let name = posix?.split(separator: ".").first, name != "C", name != "POSIX" else {
      return nil
    }
    return String(name.split(separator: "@")[0].map { $0 == "_" ? "-" : $0 })
  }

  /// The zone's name from TZ, when it is one.
  package var timeZone: String? {
    guard let zone = variables["TZ"] else { return nil }
    return zone.hasPrefix(":") ? String(zone.dropFirst()) : zone
  }

  package var zoneInfoFolder: String? { variables["TZDIR"] }

  // MARK: Folders; nil where nothing says where

  package var configurationFile: String? {
    variables["ALMANAC_CONFIG"] ?? folder("XDG_CONFIG_HOME", ".config").map { $0 + "/config.json" }
  }

  package var dataFolder: String? {
    variables["ALMANAC_DATA_DIR"] ?? folder("XDG_DATA_HOME", ".local/share")
  }

  package var cacheFolder: String? {
    variables["ALMANAC_CACHE_DIR"] ?? folder("XDG_CACHE_HOME", ".cache")
  }

  /// XDG Base Directory: a relative path in the variable is to be ignored.
  private func folder(_ variable: String, _ belowHome: String) -> String? {
    if let base = variables[variable], base.hasPrefix("/") { return base + "/almanac" }
    return variables["HOME"].map { "\($0)/\(belowHome)/almanac" }
  }
}
