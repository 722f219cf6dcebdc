/// Identifies a process among those that share a store.
package struct ProcessName {
  package let text: String
  private let process: Int32

  package init(process: Int32, startedAt: MonotonicInstant) {
    self.process = process
    text = "\(process)-\(startedAt.nanoseconds)"
  }

  /// Nil if the text is not a process name.
  package init?(_ text: String) {
    guard let number = text.split(separator: "-").first, let process = Int32(number) else {
      return nil
    }
    self.text = text
    self.process = process
  }

  /// A process hidden in another container counts as dead: then both fetch, which is harmless.
  package var isAlive: Bool { ProcessWatch.isAlive(process) }
}
