package import JSON
internal import Time
package import Units
package import Words

/// How a caller wants results written.
package struct ResultFormat: Sendable {
  package let units: UnitSystem
  package let wording: Wording
  /// Of the labels beside times; nil without any.
  package let labels: ClockLabels.Width?

  package init(units: UnitSystem, wording: Wording, labels: ClockLabels.Width? = nil) {
    (self.units, self.wording, self.labels) = (units, wording, labels)
  }

  /// For what has neither measures nor labels.
  package static let plain = ResultFormat(units: .metric, wording: .english)
}

/// Writes a result: the only place where a measure gets its unit and its decimals, and a time its
/// text and its labels.
package struct ResultWriter: Sendable {
  package private(set) var json: JSONWriter
  /// Whether members that are `x-fleeting` are left out.
  let isContent: Bool
  private let format: ResultFormat

  private init(
    _ value: some WireWritable, _ format: ResultFormat, _ capacity: Int, isContent: Bool
  ) {
    json = JSONWriter(reservingCapacity: capacity)
    (self.format, self.isContent) = (format, isContent)
    value.write(to: &self)
  }

  /// One result as JSON.
  package static func bytes(
    of value: some WireWritable, _ format: ResultFormat, reservingCapacity capacity: Int = 256
  ) -> [UInt8] {
    ResultWriter(value, format, capacity, isContent: false).json.bytes
  }

  /// What has to differ in two results for one to be news.
  package static func content(of value: some WireWritable, _ format: ResultFormat) -> [UInt8] {
    ResultWriter(value, format, 1024, isContent: true).json.bytes
  }

  // MARK: Measures

  mutating func member<Of: Kind>(_ name: StaticString, _ value: Measure<Of>?) {
    json.member(
      name, value.map { format.units.wire($0.metric, Of.quantity, decimals: Of.decimals) })
  }

  mutating func member(_ name: StaticString, _ value: Amount?) {
    json.member(
      name, value.map { format.units.wire($0.metric, $0.quantity, decimals: $0.decimals) })
  }

  // MARK: Times

  mutating func member(_ name: StaticString, _ moment: Moment?) {
    json.member(name, moment?.text)
  }

  mutating func member(_ name: StaticString, _ date: LocalDate?) {
    json.member(name, date?.description)
  }

  /// With its labels beside it, if the caller wants some.
  mutating func labeled(_ name: StaticString, _ moment: Moment?) {
    member(name, moment)
    guard let width = format.labels, let moment else { return }
    let words = ClockLabels(moment, wording: format.wording, width: width)
    label(
      name,
      Wire.TimeLabels(
        time: words.time, hour: words.hour, day: words.day, weekday: words.weekday))
  }

  /// A whole day has no time of day to label.
  mutating func labeled(_ name: StaticString, _ date: LocalDate?) {
    member(name, date)
    guard let width = format.labels, let date else { return }
    let words = ClockLabels(date, wording: format.wording, width: width)
    label(name, Wire.TimeLabels(time: nil, hour: nil, day: words.day, weekday: words.weekday))
  }

  private mutating func label(_ name: StaticString, _ labels: Wire.TimeLabels) {
    json.key(name, "Labels")
    labels.write(to: &self)
  }

  // MARK: Everything else

  mutating func beginObject() { json.beginObject() }
  mutating func endObject() { json.endObject() }
  mutating func raw(_ bytes: [UInt8]) { json.raw(bytes) }
  mutating func value(_ flag: Bool) { json.value(flag) }
  mutating func value(_ number: Int) { json.value(number) }
  mutating func value(_ text: String) { json.value(text) }

  mutating func member(_ name: StaticString, _ value: Bool?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ value: Int?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ value: Double?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ value: String?) { json.member(name, value) }
  mutating func member(_ name: StaticString, _ texts: [String]) { json.member(name, texts) }

  mutating func member(_ name: StaticString, _ sentence: Sentence?) {
    json.member(name, sentence.map { format.wording.text($0, in: format.units).string })
  }

  mutating func member(_ name: StaticString, _ sentences: [Sentence]) {
    json.member(name, sentences.map { format.wording.text($0, in: format.units).string })
  }

  mutating func member(_ name: StaticString, _ numbers: [Int]) {
    json.array(name, numbers) { $0.value($1) }
  }

  mutating func member(_ name: StaticString, _ numbers: [Double]) {
    json.array(name, numbers) { $0.value($1) }
  }

  mutating func member(_ name: StaticString, _ value: (some WireWritable)?) {
    json.key(name)
    if let value { value.write(to: &self) } else { json.null() }
  }

  mutating func member(_ name: StaticString, _ values: [some WireWritable]) {
    json.key(name)
    json.beginArray()
    for value in values { value.write(to: &self) }
    json.endArray()
  }
}

extension JSONWriter {
  /// A result within other JSON.
  package mutating func value(_ result: some WireWritable, _ format: ResultFormat) {
    raw(ResultWriter.bytes(of: result, format))
  }
}
