import AlmanacProtocol
import JSON
import JSONRPC
import Providers
import Testing
import Vocabulary

/// The errors that the protocol layer gives by itself are those of the spec.
@Suite struct ProtocolErrorTests {
  @Test(arguments: [
    (RPCError.parseError(hint: ""), ErrorEntry.parseError),
    (.invalidRequest(hint: ""), .invalidRequest),
    (.limitExceeded("maxDepth", max: 1), .limitExceeded), (.duplicateID, .duplicateId),
    (.shuttingDown, .shuttingDown), (.methodNotFound(didYouMean: []), .methodNotFound),
    (.positionalParams, .invalidParams), (.requestCancelled, .requestCancelled),
    (.serverShutdown, .serverCancelledShutdown), (.busy("maxInFlight", max: 1), .busy),
    (.deadlineExceeded, .deadlineExceeded),
  ])
  func agrees(error: RPCError, entry: ErrorEntry) throws {
    let data = try JSONDocument(parsing: error.data).root
    #expect(error.code == entry.code && error.message == entry.message)
    #expect(data["kind"]?.string == entry.kind.rawValue)
    #expect(data["reason"]?.string == entry.reason)
    #expect(data["retryable"]?.bool == entry.isRetryable)
    // Only what a hint says may depend on the case.
    #expect(entry.hint == nil || data["hint"] != nil)
  }
}
