/// How long a call may take from acceptance to answer.
package enum CallTime {
  /// Time beyond the deadline to assemble and write the available data.
  package static let graceMilliseconds = 50

  /// The time a deadline of 0 leaves for reading the store and computing the answer: both are slow
  /// on a busy machine, and a cached answer or an estimate is worth more than an early error.
  package static let zeroDeadlineMilliseconds = 1000

  /// The longest deadline of the contract, in milliseconds.
  private static let maximumMilliseconds = 120_000

  /// The given deadline, clamped to the contract's range. An out-of-range value is rejected later
  /// with the params; until then the call needs a limit.
  package static func deadline(given milliseconds: Int) -> Int {
    min(max(milliseconds, 0), maximumMilliseconds)
  }

  /// Milliseconds until a call is answered -32018, even if its work is still waiting.
  package static func limit(ofDeadline milliseconds: Int) -> Int {
    let deadline = deadline(given: milliseconds)
    return (deadline == 0 ? zeroDeadlineMilliseconds : deadline) + graceMilliseconds
  }
}
