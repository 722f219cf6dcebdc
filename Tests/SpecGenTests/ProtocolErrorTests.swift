import AlmanacProtocol
import JSON
import JSONRPC
import Providers
import Testing
import Vocabulary
import Words

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

  /// The English rows of the words are the sentences of the catalog.
  @Test(arguments: ErrorEntry.allCases)
  func `English is what the catalog says`(entry: ErrorEntry) throws {
    let failure = Failure(entry)
    #expect(SpokenLanguage.english.text(failure, provider: nil) == entry.message)
    guard let remedy = SpokenLanguage.english.remedy(of: failure) else { return }
    let catalog = try #require(Repository.text("protocol-spec/errors.json"))
    #expect(catalog.contains(String(decoding: JSONWriter.text(remedy), as: UTF8.self)))
  }
}
