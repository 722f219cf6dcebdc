// Generated from packaging/owner.conf by specgen; do not edit.

extension Composition {
  /// Where the source is, for providers that want to reach who asks; empty without one.
  static let repository = ""
}
