package import Time
package import Vocabulary

/// One query parameter.
package struct QueryItem: Sendable, Equatable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// How a provider expects its key.
package enum KeyPlacement: Sendable, Equatable {
  case none
  /// In the query, under this name; without a key the call is not made.
  case query(String)
  /// In the query if there is a key, with a prefix on the host; without a key the free host
  /// answers.
  case optionalQuery(String, hostPrefix: String)
}

/// One GET, as a value: what to request, not how. Never contains a key.
package struct Request: Sendable, Equatable {
  package let provider: ProviderID
  package let product: ProductID
  /// Scheme and host, without a trailing slash.
  package let baseURL: String
  /// Begins with a slash.
  package let path: String
  package let query: [QueryItem]
  /// Sent with the User-Agent.
  package let accept: String
  let key: KeyPlacement
  /// The part of the service that a key may not open, and that fails independently of the others;
  /// nil is the default part. Versions of a part (after a blank) fail together.
  package let part: String?
  /// If it fails, the plan continues with a 503.
  package let isOptional: Bool
  /// Of the decoded body.
  package let maximumBodyBytes: Int
  /// What the provider counts it as, in calls.
  package let weight: Double
  /// Requests that the plan makes next and that do not depend on its answer: all may be fetched at
  /// once.
  package private(set) var beside: [Request]
  /// When the same request will get another answer; nil if the answer only ages.
  package let changesAt: Instant?

  /// - Parameters:
  ///   - baseURL: nil for the provider's own.
  ///   - isKeyless: the request needs no key, so none is sent.
  package init(
    _ provider: ProviderID, _ product: ProductID, baseURL: String? = nil, path: String,
    query: [QueryItem] = [], accept: String = "application/json", isKeyless: Bool = false,
    part: String? = nil, isOptional: Bool = false, maximumBodyBytes: Int = 4 << 20,
    weight: Double = 1, changesAt: Instant? = nil, beside: [Request] = []
  ) {
    precondition(path.hasPrefix("/"), "a path begins with a slash")
    (self.provider, self.product, self.path, self.query) = (provider, product, path, query)
    self.baseURL = baseURL ?? Provider[provider].baseURL
    key = isKeyless ? .none : Provider[provider].key
    (self.accept, self.part, self.isOptional) = (accept, part, isOptional)
    (self.maximumBodyBytes, self.weight) = (maximumBodyBytes, weight)
    (self.changesAt, self.beside) = (changesAt, beside)
  }

  /// The same, without what the plan asks for after it.
  package var alone: Request {
    var request = self
    request.beside = []
    return request
  }

  /// Whether it is answered without a key too.
  package var isKeyOptional: Bool {
    if case .optionalQuery = key { true } else { false }
  }

  /// The cache key: provider, path and query; never a key, and never the host of a provider that
  /// has one, so that a mirror's answer is equivalent.
  package var cacheKey: String {
    provider.rawValue + hostPath + path + PercentEncoding.query(query)
  }

  /// The host as a part of a path, if the provider has many: `/` and the host.
  private var hostPath: String {
    Provider[provider].baseURL.isEmpty ? String(baseURL.dropFirst("https:/".count)) : ""
  }
}

/// The configuration of one provider.
package struct ProviderSettings: Sendable, Equatable {
  /// Replaces scheme and host of every call; paths stay.
  package let baseURL: String?
  package let apiKey: String?
  /// A contact address or page for the User-Agent, which MET Norway and NWS ask for.
  package let contact: String?
  /// Whether it is asked at all.
  package let isEnabled: Bool
  /// ISO 3166-1 of the countries that it is not asked for.
  package let disabledCountries: Set<String>

  package init(
    baseURL: String? = nil, apiKey: String? = nil, contact: String? = nil, isEnabled: Bool = true,
    disabledCountries: Set<String> = []
  ) {
    self.baseURL = baseURL
    self.apiKey = apiKey
    self.contact = contact
    (self.isEnabled, self.disabledCountries) = (isEnabled, disabledCountries)
  }
}

/// A request ready to send. Contains the key: not for logs.
package struct ResolvedRequest: Sendable, Equatable {
  package let url: String
  package let headers: [(name: String, value: String)]
  /// Must not appear anywhere else.
  package let secrets: [String]

  package static func == (left: ResolvedRequest, right: ResolvedRequest) -> Bool {
    left.url == right.url && left.secrets == right.secrets
      && left.headers.elementsEqual(right.headers, by: ==)
  }
}

extension Request {
  /// The URL and headers to send.
  /// - Parameters:
  ///   - userAgent: product and version, such as `almanac/1.0`.
  ///   - withoutKey: the key does not open this part, which answers without one.
  /// - Throws: `unauthorized(.keyMissing)` if the provider needs a key and has none.
  package func resolved(
    _ settings: ProviderSettings, userAgent: String, withoutKey: Bool = false
  ) throws(ProviderError) -> ResolvedRequest {
    let isSent = !(withoutKey && isKeyOptional)
    let apiKey = settings.apiKey.flatMap { $0.isEmpty || !isSent ? nil : $0 }
    var base = baseURL
    var items = query
    switch (key, apiKey) {
    case (.none, _): break
    case (.query(let name), let apiKey?): items.append(QueryItem(name, apiKey))
    case (.query, nil): throw .unauthorized(.keyMissing)
    case (.optionalQuery(let name, let hostPrefix), let apiKey?):
      items.append(QueryItem(name, apiKey))
      base = "https://" + hostPrefix + base.dropFirst("https://".count)
    case (.optionalQuery, nil): break
    }
    if let override = settings.baseURL { base = override }
    while base.hasSuffix("/") { base.removeLast() }
    if settings.baseURL != nil { base += hostPath }
    let isKeyed = items.count > query.count
    let agent = settings.contact.map { "\(userAgent) \(PercentEncoding.header($0))" } ?? userAgent
    return ResolvedRequest(
      url: base + path + PercentEncoding.query(items),
      headers: [("Accept", accept), ("User-Agent", agent)],
      secrets: isKeyed ? apiKey.map { [$0, PercentEncoding.query($0)] } ?? [] : [])
  }
}

enum PercentEncoding {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Including the question mark.
  static func query(_ items: [QueryItem]) -> String {
    var text = ""
    for item in items { text += (text.isEmpty ? "?" : "&") + item.name + "=" + query(item.value) }
    return text
  }

  /// RFC 3986 §2.3: unreserved characters are not encoded; nor is the comma, which query components
  /// allow and variable lists use heavily.
  static func query(_ text: String) -> String { encode(text) { $0 == UInt8(ascii: ",") } }

  /// For one path segment.
  static func segment(_ text: String) -> String { encode(text) { _ in false } }

  /// A header value without characters that could end the line.
  static func header(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value < 0x7F }.prefix(200))
  }

  private static func encode(_ text: String, _ isAlsoPlain: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      case let byte where isAlsoPlain(byte): bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
