/// What a warning is about: as its sender calls it, and as the sender's codes say. Whoever writes
/// of a warning takes this, so that no text has the one without the other.
package struct WarnedEvent: Hashable, Sendable {
  package let name: String
  /// Nil if the sender has no code, or one that is not known.
  package let hazard: AlertHazard?
  /// Of the name: ISO 639, in lower case; nil if the sender does not say.
  package let language: String?

  package init(_ name: String, _ hazard: AlertHazard? = nil, in language: String? = nil) {
    (self.name, self.hazard, self.language) = (name, hazard, language)
  }

  /// The same with a name of at most `count` characters.
  package func shortened(to count: Int) -> WarnedEvent {
    guard name.count > count else { return self }
    return WarnedEvent(name.prefix(count - 1) + "…", hazard, in: language)
  }
}
