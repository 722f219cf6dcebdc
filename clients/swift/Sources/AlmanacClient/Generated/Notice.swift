// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What the server tells without being asked.
public enum Notice: Equatable, Sendable {
  /// Reports that the favorites changed, here or in another process (within 5 s).
  case favoritesDidChange(FavoritesDidChangeParams)
  /// Reports that the current location changed.
  case locationDidChange(LocationDidChangeParams)

  /// The notice in a message, or nil if this client does not know the method.
  init?(_ method: String, _ message: Message) throws {
    switch method {
    case "favorites/didChange":
      self = .favoritesDidChange(try message.params())
    case "location/didChange":
      self = .locationDidChange(try message.params())
    default: return nil
    }
  }
}
