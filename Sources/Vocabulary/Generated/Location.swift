// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Where the current location comes from.
package enum LocationOrigin: String, Word {
  case param
  case client
  case set
  case initialize
  case environment
  case stored
  case config
  case timezone
}

/// Whether the current location is known. `unasked`: it is named, but has not been looked up yet. `unresolved`: it could not be found.
package enum LocationStanding: String, Word {
  case known
  case unasked
  case unresolved
}

/// Whether the client has permission to locate the device.
package enum LocationAuthorization: String, Word {
  case notDetermined
  case denied
  case authorized
  case unsupported
}
