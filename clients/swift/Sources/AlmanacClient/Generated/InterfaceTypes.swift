// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A predefined format.
public struct StatusPreset: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let one = Self(rawValue: "1")
  public static let two = Self(rawValue: "2")
  public static let three = Self(rawValue: "3")
  public static let four = Self(rawValue: "4")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.one, .two, .three, .four]
}

/// How an answer is written out.
public struct TextOptions: Codable, Equatable, Sendable {
  /// For the eye or for a synthesizer.
  public var style: TextStyle?
  /// Maximum width of a line of a page or of styled lines.
  public var columns: Int?
  /// Glyphs of the weather.
  public var icons: IconSet?

  public init(
    style: TextStyle? = nil,
    columns: Int? = nil,
    icons: IconSet? = nil
  ) {
    self.style = style
    self.columns = columns
    self.icons = icons
  }
}

/// A page has columns and bars for a fixed-width font; speech has one sentence a line, with units and dates in words; a headline has no lines; styled is a page for a program that has fonts and colors of its own, such as an editor; blocks are for a program that draws them itself.
public struct TextStyle: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let page = Self(rawValue: "page")
  public static let speech = Self(rawValue: "speech")
  public static let headline = Self(rawValue: "headline")
  public static let blocks = Self(rawValue: "blocks")
  public static let styled = Self(rawValue: "styled")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.page, .speech, .headline, .blocks, .styled]
}

/// An answer as text, without markup and without control characters.
public struct ResultText: Codable, Equatable, Sendable {
  /// The gravest official warning in force at the place, in the server's words, with its kind if that is known; left out if there is none, or none is known. The headline and the lines begin with it. Localized.
  public var warning: String?
  /// The main point in a few sentences, of the server's words and numbers only: no name or text from elsewhere is in it. Localized.
  public var headline: String
  /// What the lines are about, without the place; with the age of data that are out of date. Localized.
  public var title: String
  /// When the values were fetched; only with the style `blocks`, and left out for what is computed or an estimate. Localized.
  public var asOf: String?
  /// The answer, a line each; an empty line separates its parts. None with the styles `headline`, `blocks` and `styled`. Localized.
  public var lines: [String]
  /// The title and the lines of a page, in their parts; only with the style `styled`.
  public var styledLines: [TextLine]?
  /// The answer in its parts; only with the style `blocks`.
  public var blocks: [TextBlock]?
  /// Source, warnings and attribution, a line each. Localized.
  public var notes: [String]

  public init(
    warning: String? = nil,
    headline: String,
    title: String,
    asOf: String? = nil,
    lines: [String],
    styledLines: [TextLine]? = nil,
    blocks: [TextBlock]? = nil,
    notes: [String]
  ) {
    self.warning = warning
    self.headline = headline
    self.title = title
    self.asOf = asOf
    self.lines = lines
    self.styledLines = styledLines
    self.blocks = blocks
    self.notes = notes
  }
}

/// A part of an answer, of the members that its kind has. A program leaves out a kind that it does not know.
public struct TextBlock: Codable, Equatable, Sendable {
  /// What it is.
  public var kind: TextBlockKind
  /// Of a `warning`.
  public var severity: AlertSeverity?
  /// Of a `badge`: its value on its scale.
  public var share: Double?
  /// Of a `line`, `paragraph`, `badge`, `warning` and `warningElsewhere`: what it says, in this order, with blanks between.
  public var spans: [TextSpan]?
  /// Of `facts`.
  public var facts: [TextFact]?
  /// Of a `table`: all that have any value, whatever the width.
  public var columns: [TextColumn]?
  /// Of a `table`.
  public var rows: [TextRow]?

  public init(
    kind: TextBlockKind,
    severity: AlertSeverity? = nil,
    share: Double? = nil,
    spans: [TextSpan]? = nil,
    facts: [TextFact]? = nil,
    columns: [TextColumn]? = nil,
    rows: [TextRow]? = nil
  ) {
    self.kind = kind
    self.severity = severity
    self.share = share
    self.spans = spans
    self.facts = facts
    self.columns = columns
    self.rows = rows
  }
}

/// Kind of a part of an answer.
public struct TextBlockKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let warning = Self(rawValue: "warning")
  public static let warningElsewhere = Self(rawValue: "warningElsewhere")
  public static let badge = Self(rawValue: "badge")
  public static let line = Self(rawValue: "line")
  public static let paragraph = Self(rawValue: "paragraph")
  public static let facts = Self(rawValue: "facts")
  public static let table = Self(rawValue: "table")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.warning, .warningElsewhere, .badge, .line, .paragraph, .facts, .table]
}

/// A text, and how it is told.
public struct TextSpan: Codable, Equatable, Sendable {
  /// As it is written; empty in a cell without a value. Localized.
  public var text: String
  /// As it is read aloud, where that differs; empty for what is only seen. Localized.
  public var spoken: String?
  /// What it is besides a plain text.
  public var role: TextRole?

  public init(
    text: String,
    spoken: String? = nil,
    role: TextRole? = nil
  ) {
    self.text = text
    self.spoken = spoken
    self.role = role
  }
}

/// What a text is.
public struct TextRole: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let strong = Self(rawValue: "strong")
  public static let muted = Self(rawValue: "muted")
  public static let warning = Self(rawValue: "warning")
  public static let quoted = Self(rawValue: "quoted")
  public static let unknown = Self(rawValue: "unknown")
  public static let drawing = Self(rawValue: "drawing")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.strong, .muted, .warning, .quoted, .unknown, .drawing]
}

/// A line of a page.
public struct TextLine: Codable, Equatable, Sendable {
  /// Joined, they are the line; none in an empty one.
  public var spans: [TextSpan]

  public init(
    spans: [TextSpan]
  ) {
    self.spans = spans
  }
}

/// A name with its value.
public struct TextFact: Codable, Equatable, Sendable {
  /// What a program knows it by, in every language the same; left out for what has only a name.
  public var id: String?
  /// What it is called.
  public var name: TextSpan
  /// Its value, with blanks between the texts.
  public var value: [TextSpan]

  public init(
    id: String? = nil,
    name: TextSpan,
    value: [TextSpan]
  ) {
    self.id = id
    self.name = name
    self.value = value
  }
}

/// A column of a table.
public struct TextColumn: Codable, Equatable, Sendable {
  /// What a program knows it by, in every language the same.
  public var id: String
  /// Its head, after the mark of corrected values; empty without one.
  public var name: TextSpan
  /// The symbol of its unit, where its cells have one in common.
  public var unit: String?
  /// Whether its cells are numbers.
  public var number: Bool
  /// Whether it is only for what is shown of one row, such as the sheet of an hour: a page has no room for it; left out if not.
  public var detail: Bool?

  public init(
    id: String,
    name: TextSpan,
    unit: String? = nil,
    number: Bool,
    detail: Bool? = nil
  ) {
    self.id = id
    self.name = name
    self.unit = unit
    self.number = number
    self.detail = detail
  }
}

/// A row of a table.
public struct TextRow: Codable, Equatable, Sendable {
  /// One for each column.
  public var cells: [TextSpan]

  public init(
    cells: [TextSpan]
  ) {
    self.cells = cells
  }
}

/// A set of glyphs; those of `plain` and `ascii` take one column everywhere.
public struct IconSet: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let emoji = Self(rawValue: "emoji")
  public static let plain = Self(rawValue: "plain")
  public static let nerd = Self(rawValue: "nerd")
  public static let ascii = Self(rawValue: "ascii")
  public static let none = Self(rawValue: "none")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.emoji, .plain, .nerd, .ascii, .none]
}

/// Markup to escape.
public struct EscapeStyle: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "none")
  public static let pango = Self(rawValue: "pango")
  public static let tmux = Self(rawValue: "tmux")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.none, .pango, .tmux]
}

/// What is charted.
public struct ChartKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let temperature = Self(rawValue: "temperature")
  public static let precipitation = Self(rawValue: "precipitation")
  public static let sunset = Self(rawValue: "sunset")
  public static let projection = Self(rawValue: "projection")
  public static let sun = Self(rawValue: "sun")
  public static let map = Self(rawValue: "map")
  public static let skill = Self(rawValue: "skill")
  public static let reliability = Self(rawValue: "reliability")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.temperature, .precipitation, .sunset, .projection, .sun, .map, .skill, .reliability]
}

/// SVG or text.
public struct ChartFormat: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let svg = Self(rawValue: "svg")
  public static let text = Self(rawValue: "text")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.svg, .text]
}

/// Colors of a chart.
public struct ChartTheme: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let light = Self(rawValue: "light")
  public static let dark = Self(rawValue: "dark")
  public static let mono = Self(rawValue: "mono")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.light, .dark, .mono]
}

/// Params of a map.
public struct MapChartParams: Codable, Equatable, Sendable {
  /// Kilometers from its left edge to its right; from 20000 on it is a map of the world with the sunset of the place and the favorites, else of the weather around the place.
  public var extentKm: Int?

  public init(
    extentKm: Int? = nil
  ) {
    self.extentKm = extentKm
  }
}

/// When events are sent: on each change of the result; after every call; or on each change with only those parts of `weather.overview` that changed, where the first event, the first after an error and the first for another place have all.
public struct EmitMode: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let change = Self(rawValue: "change")
  public static let always = Self(rawValue: "always")
  public static let changedParts = Self(rawValue: "changedParts")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.change, .always, .changedParts]
}

/// How two values are compared.
public struct ComparisonOperator: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let lessThan = Self(rawValue: "lt")
  public static let atMost = Self(rawValue: "le")
  public static let equal = Self(rawValue: "eq")
  public static let notEqual = Self(rawValue: "ne")
  public static let atLeast = Self(rawValue: "ge")
  public static let greaterThan = Self(rawValue: "gt")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.lessThan, .atMost, .equal, .notEqual, .atLeast, .greaterThan]
}

/// One comparison.
public struct Comparison: Codable, Equatable, Sendable {
  /// JSON Pointer into the result; `*` stands for any element.
  public var path: String
  /// Comparison operator.
  public var op: ComparisonOperator
  /// Value to compare with.
  public var value: JSONValue

  public init(
    path: String,
    op: ComparisonOperator,
    value: JSONValue
  ) {
    self.path = path
    self.op = op
    self.value = value
  }
}

/// True if all conditions are true.
public struct AllOf: Codable, Equatable, Sendable {
  /// The conditions.
  public var all: [SubscriptionCondition]

  public init(
    all: [SubscriptionCondition]
  ) {
    self.all = all
  }
}

/// True if any condition is true.
public struct AnyOf: Codable, Equatable, Sendable {
  /// The conditions.
  public var any: [SubscriptionCondition]

  public init(
    any: [SubscriptionCondition]
  ) {
    self.any = any
  }
}

/// What must become true before an event is sent.
public struct SubscriptionTrigger: Codable, Equatable, Sendable {
  /// The condition on the result.
  public var condition: SubscriptionCondition
  /// How long before the rows of `condition` begin the event is sent; only for rows that have a beginning.
  public var leadMinutes: Int?
  /// When nothing is sent, except about severe and extreme warnings. What falls into them is sent at their end if it is still true or ahead.
  public var quietHours: QuietHours?
  /// Whether at most one event a day is sent, by the date at the place.
  public var oncePerDay: Bool?

  public init(
    condition: SubscriptionCondition,
    leadMinutes: Int? = nil,
    quietHours: QuietHours? = nil,
    oncePerDay: Bool? = nil
  ) {
    self.condition = condition
    self.leadMinutes = leadMinutes
    self.quietHours = quietHours
    self.oncePerDay = oncePerDay
  }
}

/// A condition on a result.
public enum SubscriptionCondition: Codable, Equatable, Sendable {
  case comparison(Comparison)
  case allOf(AllOf)
  case anyOf(AnyOf)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Comparison.self) {
      self = .comparison(value)
      return
    }
    if let value = try? container.decode(AllOf.self) {
      self = .allOf(value)
      return
    }
    self = .anyOf(try container.decode(AnyOf.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .comparison(let value): try container.encode(value)
    case .allOf(let value): try container.encode(value)
    case .anyOf(let value): try container.encode(value)
    }
  }
}

/// A span of every day, by the clocks of the place; one that ends before it starts goes over midnight.
public struct QuietHours: Codable, Equatable, Sendable {
  /// When it starts, from `00:00` to `23:59`.
  public var start: String
  /// When it ends; not the time when it starts.
  public var end: String
  /// Whether severe and extreme official warnings for the place are silenced too. Without it, an event that one of them is the reason of is sent at once.
  public var includesSevere: Bool?

  public init(
    start: String,
    end: String,
    includesSevere: Bool? = nil
  ) {
    self.start = start
    self.end = end
    self.includesSevere = includesSevere
  }
}

/// What a subscription with `leadMinutes` tells about.
public struct Onset: Codable, Equatable, Sendable {
  /// When it begins; null if it has begun and nobody says when.
  public var time: Timestamp?
  /// JSON Pointer to its first row in the result.
  public var path: String

  public init(
    time: Timestamp? = nil,
    path: String
  ) {
    self.time = time
    self.path = path
  }
}

/// One subscription.
public struct SubscriptionState: Codable, Equatable, Sendable {
  /// Id for `subscription.cancel`.
  public var id: String
  /// Method that is called.
  public var method: String
  /// Seconds between two calls.
  public var intervalSeconds: Int
  /// Time of the next call or, with `leadMinutes`, of an event that comes before it.
  public var nextAt: Timestamp

  public init(
    id: String,
    method: String,
    intervalSeconds: Int,
    nextAt: Timestamp
  ) {
    self.id = id
    self.method = method
    self.intervalSeconds = intervalSeconds
    self.nextAt = nextAt
  }
}

/// Why an event is sent.
public struct EventReason: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let initial = Self(rawValue: "initial")
  public static let change = Self(rawValue: "change")
  public static let unchanged = Self(rawValue: "unchanged")
  public static let condition = Self(rawValue: "condition")
  public static let error = Self(rawValue: "error")
  public static let end = Self(rawValue: "end")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.initial, .change, .unchanged, .condition, .error, .end]
}

/// Where a value comes from.
public struct ConfigOrigin: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let `default` = Self(rawValue: "default")
  public static let file = Self(rawValue: "file")
  public static let environment = Self(rawValue: "environment")
  public static let initialize = Self(rawValue: "initialize")
  public static let set = Self(rawValue: "set")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.default, .file, .environment, .initialize, .set]
}

/// A language that Almanac has words in.
public struct LanguageInUse: Codable, Equatable, Sendable {
  /// BCP 47; `en` for a locale that Almanac has no words for.
  public var tag: String
  /// Whether a native reader other than their author has reviewed the words.
  public var reviewed: Bool
  /// Which way it is written.
  public var dir: TextDirection

  public init(
    tag: String,
    reviewed: Bool,
    dir: TextDirection
  ) {
    self.tag = tag
    self.reviewed = reviewed
    self.dir = dir
  }
}

/// What says which units people read: the configuration (`configured`), the environment's `LC_MEASUREMENT` (`measurement`), the locale (`locale`), or nothing (`default`, which is metric).
public struct UnitsOrigin: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let configured = Self(rawValue: "configured")
  public static let measurement = Self(rawValue: "measurement")
  public static let locale = Self(rawValue: "locale")
  public static let `default` = Self(rawValue: "default")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.configured, .measurement, .locale, .default]
}

/// The units of pages, of the status line and of whoever asks for `locale`.
public struct UnitsInUse: Codable, Equatable, Sendable {
  /// The units.
  public var units: Units
  /// What says so.
  public var origin: UnitsOrigin
  /// Territory that they follow from (ISO 3166); null if they follow from none.
  public var territory: String?

  public init(
    units: Units,
    origin: UnitsOrigin,
    territory: String? = nil
  ) {
    self.units = units
    self.origin = origin
    self.territory = territory
  }
}

/// One configured value.
public struct ConfigValue: Codable, Equatable, Sendable {
  /// Path of the setting, such as `cache.maxBytes`.
  public var setting: String
  /// The value; a secret is `{"secret": true, "set": true}`.
  public var value: JSONValue
  /// Where it comes from.
  public var origin: ConfigOrigin
  /// Present if `config.set` has something to say about a new `location`.
  public var warnings: [Warning]?

  public init(
    setting: String,
    value: JSONValue,
    origin: ConfigOrigin,
    warnings: [Warning]? = nil
  ) {
    self.setting = setting
    self.value = value
    self.origin = origin
    self.warnings = warnings
  }
}

/// Problems with the stored files.
public struct StorageStatus: Codable, Equatable, Sendable {
  /// One warning per problem; for a damaged file, it says where the old file is.
  public var warnings: [Warning]
  /// Stored rows that were skipped because they are not valid.
  public var invalidRows: Int

  public init(
    warnings: [Warning],
    invalidRows: Int
  ) {
    self.warnings = warnings
    self.invalidRows = invalidRows
  }
}

/// The response cache.
public struct CacheStatus: Codable, Equatable, Sendable {
  /// Number of stored answers.
  public var entries: Int?
  /// Their total size.
  public var bytes: Int?
  /// Maximum size.
  public var maxBytes: Int
  /// Cache hits since start.
  public var hits: Int
  /// Cache misses since start.
  public var misses: Int

  public init(
    entries: Int? = nil,
    bytes: Int? = nil,
    maxBytes: Int,
    hits: Int,
    misses: Int
  ) {
    self.entries = entries
    self.bytes = bytes
    self.maxBytes = maxBytes
    self.hits = hits
    self.misses = misses
  }
}

/// State of the circuit breaker.
public struct BreakerState: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let closed = Self(rawValue: "closed")
  public static let open = Self(rawValue: "open")
  public static let halfOpen = Self(rawValue: "halfOpen")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.closed, .open, .halfOpen]
}

/// One provider.
public struct ProviderStatus: Codable, Equatable, Sendable {
  /// Name of the provider.
  public var name: SourceProvider
  /// Whether the provider is asked: it is not turned off and, if it needs a key, has one.
  public var enabled: Bool
  /// State of the circuit breaker.
  public var breaker: BreakerState
  /// Requests since start.
  public var requests: Int
  /// Failed requests since start.
  public var failures: Int
  /// Requests left today.
  public var budgetRemaining: Int?
  /// Time of the last successful request.
  public var lastSuccessAt: Timestamp?
  /// Reason of the last failure, or why the provider is not asked (`invalidURL`, `keyInvalid`).
  public var lastReason: String?
  /// What is wrong with its forecasts at a place that was asked about; null if nothing is known to be.
  public var fault: ProviderFault?

  public init(
    name: SourceProvider,
    enabled: Bool,
    breaker: BreakerState,
    requests: Int,
    failures: Int,
    budgetRemaining: Int? = nil,
    lastSuccessAt: Timestamp? = nil,
    lastReason: String? = nil,
    fault: ProviderFault? = nil
  ) {
    self.name = name
    self.enabled = enabled
    self.breaker = breaker
    self.requests = requests
    self.failures = failures
    self.budgetRemaining = budgetRemaining
    self.lastSuccessAt = lastSuccessAt
    self.lastReason = lastReason
    self.fault = fault
  }
}
