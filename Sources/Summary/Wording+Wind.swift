package import Vocabulary
package import Words

extension Wording {
  /// "NW"; aloud "northwest".
  package func compass(_ origin: WindOrigin) -> Text {
    voice == .spoken ? self.origin(origin) : letters(origin)
  }

  /// "14 km/h NW", as every text says it.
  /// - Parameter speed: with its unit.
  package func wind(_ speed: Text, from origin: WindOrigin?) -> Text {
    origin.map { words([speed, compass($0)]) } ?? speed
  }
}
