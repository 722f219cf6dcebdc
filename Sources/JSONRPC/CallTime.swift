/// How long a call may take, from the moment it is accepted to its answer.
package enum CallTime {
  /// Beyond its deadline: what is known by then is put together and written.
  package static let graceMilliseconds = 50

  /// What a deadline of 0 leaves for reading what is stored: opening the store takes a while on a
  /// busy machine, and a stored answer is worth more than an early error.
  package static let storedMilliseconds = 400

  /// Milliseconds after which a call is answered -32018, whatever its work waits for.
  package static func limit(ofDeadline milliseconds: Int) -> Int {
    (milliseconds == 0 ? storedMilliseconds : milliseconds) + graceMilliseconds
  }
}
