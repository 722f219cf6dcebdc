/// Names one accepted request towards whoever executes it; never used twice on a connection, unlike
/// the id the client chose.
package struct CallToken: Hashable, Sendable {
  package let number: UInt64

  package init(number: UInt64) { self.number = number }
}
