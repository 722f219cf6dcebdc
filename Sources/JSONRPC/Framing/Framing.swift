internal import Vocabulary

extension Framing {
  /// Detects the framing from the first nonblank byte.
  init(firstByte: UInt8) {
    switch firstByte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      self = .contentLength
    default: self = .lines
    }
  }
}

/// Bytes that are ignored between frames.
func isBlank(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x20, 0x09, 0x0D, 0x0A: true
  default: false
  }
}

/// Lowercases an ASCII letter; other bytes are unchanged.
func lowercased(_ byte: UInt8) -> UInt8 {
  UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
}
