/// Names one accepted request towards whoever executes it; never used twice on a connection, unlike
/// the id the client chose.
package struct CallToken: Hashable, Sendable {
  package let number: UInt64

  package init(number: UInt64) { self.number = number }

  static let slotBits: UInt64 = 16
  static let slotCount = 1 << 16

  /// A small number that no other call in flight has.
  package var slot: Int { Int(number & UInt64(Self.slotCount - 1)) }
}
