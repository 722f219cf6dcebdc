// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What a layer shows.
package enum MapLayerKind: String, Word {
  case precipitation
  case temperature
  case wind
  case clouds
  case pressure
  case radar
}

/// Order of rows: `xyz` counts from the north.
package enum TileOrder: String, Word {
  case xyz
}

/// Observed or forecast.
package enum FrameKind: String, Word {
  case past
  case forecast
}
