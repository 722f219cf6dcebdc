/// How a method is executed, which decides what waits for what on one connection.
package enum ExecutionClass: Sendable, CaseIterable {
  /// Answered from memory, in arrival order among its like.
  case computed
  /// Changes what later requests see: everything that arrives later waits for its end.
  case stateful
  /// Runs beside everything; answers come in any order.
  case concurrent

  /// The whole lattice: whether a request must wait while an earlier one is unfinished.
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
