import Providers
import Storage

/// How an upstream's answer lies in the store: the bytes as they came, and what a plan must see of
/// the rest to take the same turns again.
enum StoredExchange {
  /// Answers that are no success are stored only where a plan went on from them (a probe for the
  /// best product of a key); their status stands before the content type.
  static func entry(
    _ response: Response, to request: Request, times: AnswerTimes
  ) -> CachedResponse {
    let type = response.header("content-type") ?? ""
    return CachedResponse(
      provider: request.provider.rawValue, product: request.product.rawValue,
      fetchedAt: times.fetchedAt, expiresAt: times.expiresAt, entityTag: response.header("etag"),
      lastModified: response.header("last-modified"),
      contentType: response.status == 200 ? type : "\(response.status) \(type)",
      body: response.body)
  }

  static func response(_ entry: CachedResponse) -> Response {
    let words = (entry.contentType ?? "").split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let status = words.first.flatMap { Int($0) }
    let type =
      status == nil ? entry.contentType ?? "" : words.dropFirst().first.map(String.init) ?? ""
    return Response(
      status: status ?? 200, headers: type.isEmpty ? [] : [(name: "content-type", value: type)],
      body: entry.body, receivedAtUnixSeconds: entry.fetchedAt)
  }

  static func times(_ entry: CachedResponse) -> AnswerTimes {
    AnswerTimes(fetchedAt: entry.fetchedAt, expiresAt: entry.expiresAt)
  }
}
