// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Units
package import Vocabulary

extension Wire {

/// How an answer is written out.
package struct TextOptions: WireReadable {
  /// For the eye or for a synthesizer.
  package var style: TextStyle
  /// Maximum width of a line of a page or of styled lines.
  package var columns: Int
  /// Glyphs of the weather.
  package var icons: IconSet

  static let memberNames: [String] = ["style", "columns", "icons"]

  package init(style: TextStyle = TextStyle.page, columns: Int = 80, icons: IconSet = IconSet.emoji) {
    self.style = style
    self.columns = columns
    self.icons = icons
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.style = try fields.value("style") ?? TextStyle.page
    self.columns = try fields.integer("columns", from: 24, to: 100) ?? 80
    self.icons = try fields.value("icons") ?? IconSet.emoji
    try fields.end(Self.memberNames)
  }
}

/// An answer as text, without markup and without control characters.
package struct ResultText: WireWritable {
  /// The gravest official warning in force at the place, in the server's words, with its kind if that is known; left out if there is none, or none is known. The headline and the lines begin with it. Localized.
  package var warning: String?
  /// The main point in a few sentences, of the server's words and numbers only: no name or text from elsewhere is in it. Localized.
  package var headline: String
  /// What the lines are about, without the place; with the age of data that are out of date. Localized.
  package var title: String
  /// When the values were fetched; only with the style `blocks`, and left out for what is computed or an estimate. Localized.
  package var asOf: String?
  /// The answer, a line each; an empty line separates its parts. None with the styles `headline`, `blocks` and `styled`. Localized.
  package var lines: [String]
  /// The title and the lines of a page, in their parts; only with the style `styled`.
  package var styledLines: [TextLine]?
  /// The answer in its parts; only with the style `blocks`.
  package var blocks: [TextBlock]?
  /// Source, warnings and attribution, a line each. Localized.
  package var notes: [String]

  package init(warning: String? = nil, headline: String, title: String, asOf: String? = nil, lines: [String], styledLines: [TextLine]? = nil, blocks: [TextBlock]? = nil, notes: [String]) {
    self.warning = warning
    self.headline = headline
    self.title = title
    self.asOf = asOf
    self.lines = lines
    self.styledLines = styledLines
    self.blocks = blocks
    self.notes = notes
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    if let warning { writer.member("warning", warning) }
    writer.member("headline", headline)
    writer.member("title", title)
    if let asOf { writer.member("asOf", asOf) }
    writer.member("lines", lines)
    if let styledLines { writer.member("styledLines", styledLines) }
    if let blocks { writer.member("blocks", blocks) }
    writer.member("notes", notes)
    writer.endObject()
  }
}

/// A part of an answer, of the members that its kind has. A program leaves out a kind that it does not know.
package struct TextBlock: WireWritable {
  /// What it is.
  package var kind: TextBlockKind
  /// Of a `warning`.
  package var severity: AlertSeverity?
  /// Of a `badge`: its value on its scale.
  package var share: Measure<Kinds.Share>?
  /// Of a `line`, `paragraph`, `badge`, `warning` and `warningElsewhere`: what it says, in this order, with blanks between.
  package var spans: [TextSpan]?
  /// Of `facts`.
  package var facts: [TextFact]?
  /// Of a `table`: all that have any value, whatever the width.
  package var columns: [TextColumn]?
  /// Of a `table`.
  package var rows: [TextRow]?

  package init(kind: TextBlockKind, severity: AlertSeverity? = nil, share: Measure<Kinds.Share>? = nil, spans: [TextSpan]? = nil, facts: [TextFact]? = nil, columns: [TextColumn]? = nil, rows: [TextRow]? = nil) {
    self.kind = kind
    self.severity = severity
    self.share = share
    self.spans = spans
    self.facts = facts
    self.columns = columns
    self.rows = rows
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    if let severity { writer.member("severity", severity) }
    if let share { writer.member("share", share) }
    if let spans { writer.member("spans", spans) }
    if let facts { writer.member("facts", facts) }
    if let columns { writer.member("columns", columns) }
    if let rows { writer.member("rows", rows) }
    writer.endObject()
  }
}

/// A text, and how it is told.
package struct TextSpan: WireWritable {
  /// As it is written; empty in a cell without a value. Localized.
  package var text: String
  /// As it is read aloud, where that differs; empty for what is only seen. Localized.
  package var spoken: String?
  /// What it is besides a plain text.
  package var role: TextRole?

  package init(text: String, spoken: String? = nil, role: TextRole? = nil) {
    self.text = text
    self.spoken = spoken
    self.role = role
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("text", text)
    if let spoken { writer.member("spoken", spoken) }
    if let role { writer.member("role", role) }
    writer.endObject()
  }
}

/// A line of a page.
package struct TextLine: WireWritable {
  /// Joined, they are the line; none in an empty one.
  package var spans: [TextSpan]

  package init(spans: [TextSpan]) {
    self.spans = spans
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("spans", spans)
    writer.endObject()
  }
}

/// A name with its value.
package struct TextFact: WireWritable {
  /// What a program knows it by, in every language the same; left out for what has only a name.
  package var id: String?
  /// What it is called.
  package var name: TextSpan
  /// Its value, with blanks between the texts.
  package var value: [TextSpan]

  package init(id: String? = nil, name: TextSpan, value: [TextSpan]) {
    self.id = id
    self.name = name
    self.value = value
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    if let id { writer.member("id", id) }
    writer.member("name", name)
    writer.member("value", value)
    writer.endObject()
  }
}

/// A column of a table.
package struct TextColumn: WireWritable {
  /// What a program knows it by, in every language the same.
  package var id: String
  /// Its head, after the mark of corrected values; empty without one.
  package var name: TextSpan
  /// The symbol of its unit, where its cells have one in common.
  package var unit: String?
  /// Whether its cells are numbers.
  package var number: Bool
  /// Whether it is only for what is shown of one row, such as the sheet of an hour: a page has no room for it; left out if not.
  package var detail: Bool?

  package init(id: String, name: TextSpan, unit: String? = nil, number: Bool, detail: Bool? = nil) {
    self.id = id
    self.name = name
    self.unit = unit
    self.number = number
    self.detail = detail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    if let unit { writer.member("unit", unit) }
    writer.member("number", number)
    if let detail { writer.member("detail", detail) }
    writer.endObject()
  }
}

/// A row of a table.
package struct TextRow: WireWritable {
  /// One for each column.
  package var cells: [TextSpan]

  package init(cells: [TextSpan]) {
    self.cells = cells
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("cells", cells)
    writer.endObject()
  }
}

/// Params of a map.
package struct MapChartParams: WireReadable {
  /// Kilometers from its left edge to its right; from 20000 on it is a map of the world with the sunset of the place and the favorites, else of the weather around the place.
  package var extentKm: Int

  static let memberNames: [String] = ["extentKm"]

  package init(extentKm: Int = 800) {
    self.extentKm = extentKm
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.extentKm = try fields.integer("extentKm", from: 50, to: 40000) ?? 800
    try fields.end(Self.memberNames)
  }
}

/// One comparison.
package struct Comparison: WireReadable {
  /// JSON Pointer into the result; `*` stands for any element.
  package var path: String
  /// Comparison operator.
  package var op: ComparisonOperator
  /// Value to compare with.
  package var value: JSONValue

  static let memberNames: [String] = ["path", "op", "value"]

  package init(path: String, op: ComparisonOperator, value: JSONValue) {
    self.path = path
    self.op = op
    self.value = value
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.path = try fields.required("path", try fields.string("path", from: 0, to: 512))
    self.op = try fields.required("op", try fields.value("op"))
    self.value = try fields.required("value", fields.anything("value"))
    try fields.end(Self.memberNames)
  }
}

/// True if all conditions are true.
package struct AllOf: WireReadable {
  /// The conditions.
  package var all: [SubscriptionCondition]

  static let memberNames: [String] = ["all"]

  package init(all: [SubscriptionCondition]) {
    self.all = all
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.all = try fields.required("all", try fields.list("all", from: 1, to: 16))
    try fields.end(Self.memberNames)
  }
}

/// True if any condition is true.
package struct AnyOf: WireReadable {
  /// The conditions.
  package var any: [SubscriptionCondition]

  static let memberNames: [String] = ["any"]

  package init(any: [SubscriptionCondition]) {
    self.any = any
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.any = try fields.required("any", try fields.list("any", from: 1, to: 16))
    try fields.end(Self.memberNames)
  }
}

/// What must become true before an event is sent.
package struct SubscriptionTrigger: WireReadable {
  /// The condition on the result.
  package var condition: SubscriptionCondition
  /// How long before the rows of `condition` begin the event is sent; only for rows that have a beginning.
  package var leadMinutes: Int?
  /// When nothing is sent, except about severe and extreme warnings. What falls into them is sent at their end if it is still true or ahead.
  package var quietHours: QuietHours?
  /// Whether at most one event a day is sent, by the date at the place.
  package var oncePerDay: Bool

  static let memberNames: [String] = ["condition", "leadMinutes", "quietHours", "oncePerDay"]

  package init(condition: SubscriptionCondition, leadMinutes: Int? = nil, quietHours: QuietHours? = nil, oncePerDay: Bool = false) {
    self.condition = condition
    self.leadMinutes = leadMinutes
    self.quietHours = quietHours
    self.oncePerDay = oncePerDay
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.condition = try fields.required("condition", try fields.value("condition"))
    self.leadMinutes = try fields.integer("leadMinutes", from: 0, to: 2880)
    self.quietHours = try fields.value("quietHours")
    self.oncePerDay = try fields.boolean("oncePerDay") ?? false
    try fields.end(Self.memberNames)
  }
}

/// A condition on a result.
package enum SubscriptionCondition: WireReadable {
  case comparison(Comparison)
  case allOf(AllOf)
  case anyOf(AnyOf)

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .object where value["path"] != nil: self = .comparison(try Comparison(value, at: path))
    case .object where value["all"] != nil: self = .allOf(try AllOf(value, at: path))
    case .object where value["any"] != nil: self = .anyOf(try AnyOf(value, at: path))
    default: throw .type(.expectedSubscriptionCondition, at: path)
    }
  }
}

/// A span of every day, by the clocks of the place; one that ends before it starts goes over midnight.
package struct QuietHours: WireReadable {
  /// When it starts, from `00:00` to `23:59`.
  package var start: String
  /// When it ends; not the time when it starts.
  package var end: String
  /// Whether severe and extreme official warnings for the place are silenced too. Without it, an event that one of them is the reason of is sent at once.
  package var includesSevere: Bool

  static let memberNames: [String] = ["start", "end", "includesSevere"]

  package init(start: String, end: String, includesSevere: Bool = false) {
    self.start = start
    self.end = end
    self.includesSevere = includesSevere
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.start = try fields.required("start", try fields.string("start", from: 5, to: 5))
    self.end = try fields.required("end", try fields.string("end", from: 5, to: 5))
    self.includesSevere = try fields.boolean("includesSevere") ?? false
    try fields.end(Self.memberNames)
  }
}

/// What a subscription with `leadMinutes` tells about.
package struct Onset: WireWritable {
  /// When it begins; null if it has begun and nobody says when.
  package var time: Moment?
  /// JSON Pointer to its first row in the result.
  package var path: String

  package init(time: Moment?, path: String) {
    self.time = time
    self.path = path
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("time", time)
    writer.member("path", path)
    writer.endObject()
  }
}

/// One subscription.
package struct SubscriptionState: WireWritable {
  /// Id for `subscription.cancel`.
  package var id: String
  /// Method that is called.
  package var method: String
  /// Seconds between two calls.
  package var intervalSeconds: Int
  /// Time of the next call or, with `leadMinutes`, of an event that comes before it.
  package var nextAt: Moment

  package init(id: String, method: String, intervalSeconds: Int, nextAt: Moment) {
    self.id = id
    self.method = method
    self.intervalSeconds = intervalSeconds
    self.nextAt = nextAt
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("method", method)
    writer.member("intervalSeconds", intervalSeconds)
    writer.member("nextAt", nextAt)
    writer.endObject()
  }
}

/// A language that Almanac has words in.
package struct LanguageInUse: WireWritable {
  /// BCP 47; `en` for a locale that Almanac has no words for.
  package var tag: String
  /// Whether a native reader other than their author has reviewed the words.
  package var reviewed: Bool
  /// Which way it is written.
  package var dir: TextDirection

  package init(tag: String, reviewed: Bool, dir: TextDirection) {
    self.tag = tag
    self.reviewed = reviewed
    self.dir = dir
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("tag", tag)
    writer.member("reviewed", reviewed)
    writer.member("dir", dir)
    writer.endObject()
  }
}

/// The units of pages, of the status line and of whoever asks for `locale`.
package struct UnitsInUse: WireWritable {
  /// The units.
  package var units: Units
  /// What says so.
  package var origin: UnitsOrigin
  /// Territory that they follow from (ISO 3166); null if they follow from none.
  package var territory: String?

  package init(units: Units, origin: UnitsOrigin, territory: String?) {
    self.units = units
    self.origin = origin
    self.territory = territory
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("units", units)
    writer.member("origin", origin)
    writer.member("territory", territory)
    writer.endObject()
  }
}

/// One configured value.
package struct ConfigValue: WireWritable {
  /// Path of the setting, such as `cache.maxBytes`.
  package var setting: String
  /// The value; a secret is `{"secret": true, "set": true}`.
  package var value: EncodedJSON
  /// Where it comes from.
  package var origin: ConfigOrigin
  /// Present if `config.set` has something to say about a new `location`.
  package var warnings: [Warning]?

  package init(setting: String, value: EncodedJSON, origin: ConfigOrigin, warnings: [Warning]? = nil) {
    self.setting = setting
    self.value = value
    self.origin = origin
    self.warnings = warnings
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("setting", setting)
    writer.member("value", value)
    writer.member("origin", origin)
    if let warnings { writer.member("warnings", warnings) }
    writer.endObject()
  }
}

/// Problems with the stored files.
package struct StorageStatus: WireWritable {
  /// One warning per problem; for a damaged file, it says where the old file is.
  package var warnings: [Warning]
  /// Stored rows that were skipped because they are not valid.
  package var invalidRows: Int

  package init(warnings: [Warning], invalidRows: Int) {
    self.warnings = warnings
    self.invalidRows = invalidRows
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("warnings", warnings)
    writer.member("invalidRows", invalidRows)
    writer.endObject()
  }
}

/// The response cache.
package struct CacheStatus: WireWritable {
  /// Number of stored answers.
  package var entries: Int?
  /// Their total size.
  package var bytes: Int?
  /// Maximum size.
  package var maxBytes: Int
  /// Cache hits since start.
  package var hits: Int
  /// Cache misses since start.
  package var misses: Int

  package init(entries: Int?, bytes: Int?, maxBytes: Int, hits: Int, misses: Int) {
    self.entries = entries
    self.bytes = bytes
    self.maxBytes = maxBytes
    self.hits = hits
    self.misses = misses
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("entries", entries)
    writer.member("bytes", bytes)
    writer.member("maxBytes", maxBytes)
    writer.member("hits", hits)
    writer.member("misses", misses)
    writer.endObject()
  }
}

/// One provider.
package struct ProviderStatus: WireWritable {
  /// Name of the provider.
  package var name: SourceProvider
  /// Whether the provider is asked: it is not turned off and, if it needs a key, has one.
  package var enabled: Bool
  /// State of the circuit breaker.
  package var breaker: BreakerState
  /// Requests since start.
  package var requests: Int
  /// Failed requests since start.
  package var failures: Int
  /// Requests left today.
  package var budgetRemaining: Int?
  /// Time of the last successful request.
  package var lastSuccessAt: Moment?
  /// Reason of the last failure, or why the provider is not asked (`invalidURL`, `keyInvalid`).
  package var lastReason: String?
  /// What is wrong with its forecasts at a place that was asked about; null if nothing is known to be.
  package var fault: ProviderFault?

  package init(name: SourceProvider, enabled: Bool, breaker: BreakerState, requests: Int, failures: Int, budgetRemaining: Int?, lastSuccessAt: Moment?, lastReason: String?, fault: ProviderFault?) {
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

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("enabled", enabled)
    writer.member("breaker", breaker)
    writer.member("requests", requests)
    writer.member("failures", failures)
    writer.member("budgetRemaining", budgetRemaining)
    writer.member("lastSuccessAt", lastSuccessAt)
    writer.member("lastReason", lastReason)
    writer.member("fault", fault)
    writer.endObject()
  }
}

}
