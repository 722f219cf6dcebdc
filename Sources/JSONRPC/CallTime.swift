/// How long a call may take, from the moment it is accepted to its answer.
package enum CallTime {
  /// Beyond its deadline: what is known by then is put together and written.
  package static let graceMilliseconds = 50

  /// What a deadline of 0 leaves for reading what is stored: opening the store takes a while on a
  /// busy machine, and a stored answer is worth more than an early error.
  package static let storedMilliseconds = 400

  /// The longest deadline of the contract, in milliseconds.
  private static let longestMilliseconds = 120_000

  /// A deadline as it was given, held to what the contract allows: one that is out of range is
  /// refused with the params, by a call that has a time until then.
  package static func deadline(given milliseconds: Int) -> Int {
    min(max(milliseconds, 0), longestMilliseconds)
  }

  /// Milliseconds after which a call is answered -32018, whatever its work waits for.
  package static func limit(ofDeadline milliseconds: Int) -> Int {
    let deadline = deadline(given: milliseconds)
    return (deadline == 0 ? storedMilliseconds : deadline) + graceMilliseconds
  }
}
