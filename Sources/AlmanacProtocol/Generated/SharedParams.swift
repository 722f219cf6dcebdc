// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON

extension Wire {

/// Methods that may ask a provider.
package struct NetworkOptions: Sendable {
  /// Oldest stored answer that will do; the method's `x-cache` when absent.
  package var maxAgeSeconds: Int?
  /// Like `maxAgeSeconds: 0`.
  package var refresh: Bool
  /// Answer within this time; 10000 when absent. 0 answers from what is stored while a refresh goes on.
  package var deadlineMs: Int?
  /// What to answer with when nothing fresh can be had.
  package var fallback: Fallback
  /// Ask this provider only.
  package var provider: Provider?

  static let memberNames: [String] = ["maxAgeSeconds", "refresh", "deadlineMs", "fallback", "provider"]

  package init(maxAgeSeconds: Int? = nil, refresh: Bool = false, deadlineMs: Int? = nil, fallback: Fallback = Fallback.estimate, provider: Provider? = nil) {
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
  }

  init(_ fields: Fields) throws(ParamsFault) {
    self.maxAgeSeconds = try fields.integer("maxAgeSeconds", from: 0, to: 31536000)
    self.refresh = try fields.boolean("refresh") ?? false
    self.deadlineMs = try fields.integer("deadlineMs", from: 0, to: 120000)
    self.fallback = try fields.value("fallback") ?? Fallback.estimate
    self.provider = try fields.value("provider")
  }
}

/// Every method.
package struct RequestOptions: Sendable {
  /// BCP 47; the language of what is marked Localized, of official warnings and of names of places. The configured one when absent.
  package var locale: String?
  /// Report progress under this token.
  package var workDoneToken: ProgressToken?
  /// Send parts of the result under this token, where the method has parts.
  package var partialResultToken: ProgressToken?
  /// Anything; ignored.
  package var meta: JSONValue?

  static let memberNames: [String] = ["locale", "workDoneToken", "partialResultToken", "_meta"]

  package init(locale: String? = nil, workDoneToken: ProgressToken? = nil, partialResultToken: ProgressToken? = nil, meta: JSONValue? = nil) {
    self.locale = locale
    self.workDoneToken = workDoneToken
    self.partialResultToken = partialResultToken
    self.meta = meta
  }

  init(_ fields: Fields) throws(ParamsFault) {
    self.locale = try fields.string("locale", from: 1, to: 64)
    self.workDoneToken = try fields.value("workDoneToken")
    self.partialResultToken = try fields.value("partialResultToken")
    self.meta = try fields.object("_meta")
  }
}

}
