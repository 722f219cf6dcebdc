// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What to add to each favorite.
package enum FavoriteInclude: String, Word {
  case localTime
  case sunset
  case current
  case warning
}
