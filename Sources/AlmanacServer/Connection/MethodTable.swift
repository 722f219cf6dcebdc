package import JSON
package import JSONRPC

/// Every method of the server behind one value, called by connections, the command line and the MCP
/// door. It never sees an id, a frame or a byte.
package protocol MethodTable: Sendable {
  /// Every method by name, with the class that decides ordering. Read once, at start. The
  /// connection handles `shutdown` itself. `initialize` is an ordinary stateful entry, complete
  /// once it is answered without an error.
  var executionClasses: [String: ExecutionClass] { get }

  /// Default deadlines of the methods that take a `deadlineMs`.
  var deadlines: [String: Int] { get }

  /// Starts one request. Called on the loop's thread; must not block.
  /// - Parameter params: nil if absent, null, `{}` or `[]`; else an object.
  func dispatch(_ method: String, _ params: JSONValue?, _ context: CallContext) -> Dispatch

  /// A notification that the connection does not handle itself: `initialized`, `$/setTrace`, or an
  /// unknown one, which must be ignored.
  func receive(notification method: String, _ params: JSONValue?, from client: Client)

  /// Before the first request of a connection.
  func opened(_ client: Client)

  /// `shutdown` was accepted but not answered yet: the moment for final notifications.
  func ending(_ client: Client)

  /// After the last answer. Subscriptions and other sources of notifications must end here.
  func closed(_ client: Client)
}

extension MethodTable {
  package var deadlines: [String: Int] { [:] }
  package func receive(notification method: String, _ params: JSONValue?, from client: Client) {}
  package func opened(_ client: Client) {}
  package func ending(_ client: Client) {}
  package func closed(_ client: Client) {}
}

/// How a request is answered. A result is one JSON text.
package enum Dispatch: Sendable {
  package typealias Body = @Sendable () async -> Result<[UInt8], RPCError>

  case answer(Result<[UInt8], RPCError>)
  /// Runs as a task on the loop's executor; its cancellation is the task's.
  case run(Body)
  /// No such method: the connection answers -32601.
  case unknown
}
