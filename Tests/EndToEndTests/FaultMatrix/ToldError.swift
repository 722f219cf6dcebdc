import HTTP
import JSON
import Vocabulary
import Words

/// What an error says that a provider caused.
struct ToldError: Equatable {
  var code: Int?
  var kind: String?
  var reason: String?
  var provider: String?
  var httpStatus: Int?
  var retryAfterSeconds: Int?
  var isRetryable: Bool?
  var hint: String?

  init(_ error: JSONValue?) {
    let data = error?["data"]
    code = error?["code"]?.integer
    kind = data?["kind"]?.string
    reason = data?["reason"]?.string
    provider = data?["provider"]?.string
    httpStatus = data?["httpStatus"]?.integer
    retryAfterSeconds = data?["retryAfterSeconds"]?.integer
    isRetryable = data?["retryable"]?.bool
    hint = data?["hint"]?.string
  }

  /// The one rule: the error of a fault is the entry of `errors.json` that the kind of fault or the
  /// provider's use of its status names, with that provider, the status if no more is known of it,
  /// and the wait that the provider asks for.
  init(of fault: ProviderFault, to question: FaultQuestion) {
    let entry: ErrorEntry
    switch fault.outcome {
    case .entry(let known): entry = known
    case .status(let status, let seconds):
      entry =
        question.meanings[status]
        ?? (status == 429 ? .rateLimited : .providerUnavailableHttp)
      if entry == .providerUnavailableHttp { httpStatus = status }
      if entry == .rateLimited { retryAfterSeconds = seconds ?? question.pauseSeconds }
    }
    if case .key = fault.kind, entry == .rateLimited { retryAfterSeconds = question.pauseSeconds }
    code = entry.code
    kind = entry.kind.rawValue
    reason = entry.reason
    // A provider repeats its 4xx, but for a timeout (RFC 9110 §15.5.9).
    isRetryable =
      entry.isRetryable && !(httpStatus.map { (400..<500).contains($0) && $0 != 408 } ?? false)
    hint = entry.hint?.replacing("<name>", with: question.provider.rawValue)
    if case .transport(.libraryMissing(let problem)) = fault.kind {
      hint = SpokenLanguage.english.text(problem.hint)
    }
    // A deadline is the caller's own.
    if entry != .deadlineExceeded { provider = question.provider.rawValue }
  }
}
