/// Identifies one accepted request to its executor. Never reused on a connection, unlike the
/// client's id.
package struct CallToken: Hashable, Sendable {
  package let number: UInt64

  package init(number: UInt64) { self.number = number }

  static let slotBits: UInt64 = 16
  static let slotCount = 1 << 16

  /// A small number, unique among the calls in flight.
  package var slot: Int { Int(number & UInt64(Self.slotCount - 1)) }
}
