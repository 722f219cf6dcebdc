/// What a process calls itself among those that share a store.
package struct ProcessName {
  package let text: String
  private let process: Int32

  package init(process: Int32, startedAt: MonotonicInstant) {
    self.process = process
    text = "\(process)-\(startedAt.nanoseconds)"
  }

  /// Nil for what is no process' name.
  package init?(_ text: String) {
    guard let number = text.split(separator: "-").first, let process = Int32(number) else {
      return nil
    }
    self.text = text
    self.process = process
  }

  /// One that another container's number hides counts as gone: both then ask, which harms nobody.
  package var isAlive: Bool { ProcessWatch.isAlive(process) }
}
