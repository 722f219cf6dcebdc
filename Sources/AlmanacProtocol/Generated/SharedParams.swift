// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Methods that may ask a provider.
package struct NetworkOptions: Sendable {
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  package var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  package var refresh: Bool
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  package var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  package var fallback: Fallback
  /// The only provider to ask.
  package var provider: SourceProvider?

  static let memberNames: [String] = ["maxAgeSeconds", "refresh", "deadlineMs", "fallback", "provider"]

  package init(maxAgeSeconds: Int? = nil, refresh: Bool = false, deadlineMs: Int? = nil, fallback: Fallback = Fallback.estimate, provider: SourceProvider? = nil) {
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
  }

  init(_ fields: Fields, inheriting outer: Self?) throws(Failure) {
    self.maxAgeSeconds = try fields.integer("maxAgeSeconds", from: 0, to: 31536000) ?? outer?.maxAgeSeconds
    self.refresh = try fields.boolean("refresh") ?? outer?.refresh ?? false
    self.deadlineMs = try fields.integer("deadlineMs", from: 0, to: 120000) ?? outer?.deadlineMs
    self.fallback = try fields.value("fallback") ?? outer?.fallback ?? Fallback.estimate
    self.provider = try fields.value("provider") ?? outer?.provider
  }
}

/// Every method.
package struct RequestOptions: Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  package var locale: String?
  /// Token to report progress under.
  package var workDoneToken: ProgressToken?
  /// Token to send parts of the result under, for methods that have parts.
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

  init(_ fields: Fields, inheriting outer: Self?) throws(Failure) {
    self.locale = try fields.string("locale", from: 1, to: 64) ?? outer?.locale
    self.workDoneToken = try fields.value("workDoneToken")
    self.partialResultToken = try fields.value("partialResultToken")
    self.meta = try fields.object("_meta")
  }
}

/// The params that methods share; what one does not take has its default.
package struct SharedParams: Sendable {
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Units of the result; the configured units if absent.
  package var units: UnitsChoice?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  package var text: TextOptions?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  package init(place: PlaceReference? = nil, units: UnitsChoice? = nil, labels: LabelsChoice? = nil, text: TextOptions? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.place = place
    self.units = units
    self.labels = labels
    self.text = text
    self.network = network
    self.request = request
  }
}

}
