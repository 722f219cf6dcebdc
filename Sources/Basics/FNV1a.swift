/// FNV-1a (Fowler, Noll and Vo; RFC 9923): short, the same on every machine and in every run, and
/// not cryptographic.
extension Sequence<UInt8> {
  package var fnv1a32: UInt32 {
    reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  package var fnv1a64: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
  }
}
