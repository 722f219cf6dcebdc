/// How a method is executed, which decides ordering on one connection.
package enum ExecutionClass: Sendable, CaseIterable {
  /// Answered from memory, in arrival order within the class.
  case computed
  /// Changes what later requests see: all of them wait until it ends.
  case stateful
  /// Runs concurrently with everything; answers come in any order.
  case concurrent

  /// The whole ordering rule: whether a request must wait for an unfinished earlier one.
  package func mustWait(forUnfinished earlier: ExecutionClass) -> Bool {
    switch (self, earlier) {
    case (_, .stateful): true
    case (.computed, .computed): true
    case (.computed, .concurrent), (.stateful, .computed), (.stateful, .concurrent),
      (.concurrent, .computed), (.concurrent, .concurrent):
      false
    }
  }
}
