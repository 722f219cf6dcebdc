package import Vocabulary
package import Words

extension Wording {
  /// "NW"; aloud "northwest".
  package func compass(_ origin: WindOrigin) -> String {
    voice == .spoken ? language.phrases.origin(origin) : language.phrases.letters(origin)
  }

  /// "14 km/h NW", as every text says it.
  /// - Parameter speed: with its unit.
  package func wind(_ speed: String, from origin: WindOrigin?) -> String {
    origin.map { "\(speed) \(compass($0))" } ?? speed
  }
}
