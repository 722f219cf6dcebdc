import AlmanacCore
import AlmanacProtocol
import Services
package import JSON
package import JSONRPC

/// The methods of a server, answered from what is stored: no provider is asked, and nothing is
/// fetched behind either. For a process that ends right after its answer: a fetch that it began
/// would only keep others from fetching.
package struct StoredTable: MethodTable {
  private let server: Server

  package init(_ server: Server) { self.server = server }

  package var executionClasses: [String: ExecutionClass] { server.executionClasses }

  package func dispatch(
    _ method: String, _ params: JSONValue?, _ context: CallContext
  ) -> Dispatch {
    guard let name = MethodName(rawValue: method) else { return .unknown }
    let now = Instant(unixSeconds: server.wallClock.now())
    let invocation = Invocation(server: server, context: context, now: now)
    return Handler.of(name).start(params, invocation.cacheOnly)
  }

  package func closed(_ client: Client) { server.closed(client) }
}
