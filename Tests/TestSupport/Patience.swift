/// How long a test waits for what has to come: only what never comes takes as long. A sanitizer on
/// a busy machine makes a hundredth of a second into seconds.
package enum Patience {
  package static let seconds = 300
  package static let milliseconds = 300_000
}
