package import AlmanacProtocol
package import JSONRPC
import Units
package import Vocabulary
package import Words
import Basics

extension Wire.ErrorObject {
  /// A failure inside a result, with the same members as the error of a whole request.
  package init(_ failure: Failure, in language: SpokenLanguage) {
    self.init(
      code: failure.entry.code, message: failure.message,
      data: Wire.ErrorData(failure, in: language))
  }
}

extension Wire.ErrorData {
  init(_ failure: Failure, in language: SpokenLanguage) {
    func given(_ texts: [String]) -> [String]? { texts.isEmpty ? nil : texts }
    let details = failure.details
    self.init(
      kind: failure.entry.kind, retryable: failure.isRetryable,
      reason: failure.entry.reason,
      hint: SpokenLanguage.english.remedy(of: failure),
      text: FailureText.line(failure, in: language),
      provider: details.provider, path: details.path,
      place: details.place, allowed: given(details.allowed),
      range: details.range.map { Wire.NumericRange(minimum: $0.minimum, maximum: $0.maximum) },
      didYouMean: failure.suggestions, httpStatus: details.httpStatus,
      retryAfterSeconds: details.retryAfterSeconds, limit: details.limit?.name,
      max: details.limit?.maximum, supported: given(details.supported))
  }
}

extension Failure {
  /// The only conversion to a wire error.
  /// - Parameter language: of the reader.
  package func rpcError(in language: SpokenLanguage) -> RPCError {
    RPCError(
      code: entry.code, message: message,
      data: ResultWriter.bytes(of: Wire.ErrorData(self, in: language), .plain))
  }
}
