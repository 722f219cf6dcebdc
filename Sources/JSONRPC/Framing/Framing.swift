/// How messages are cut out of the byte stream; the output uses what the input used.
package enum Framing: String, Sendable, CaseIterable {
  /// One JSON text per line.
  case lines
  /// `Content-Length: N`, an empty line, N bytes (the Language Server Protocol's base protocol).
  case headers

  /// Decides by the first byte that is not blank.
  init(firstByte: UInt8) {
    switch firstByte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      self = .headers
    default: self = .lines
    }
  }
}

/// Bytes that mean nothing between frames.
func isBlank(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x09, 0x0D, 0x0A: true
  default: false
  }
}

/// Of an ASCII letter; every other byte stays.
func lowercased(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}
