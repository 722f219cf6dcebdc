package import Units

/// A sentence for people that is put into words where it is read, in the language of the reader.
/// Warnings and notes are notices.
package typealias Notice = Phrase<NoticeRow>

/// What fills in a value of a notice. Values are metric.
package enum NoticeValue: Hashable, Sendable {
  /// A name, a path or a date from elsewhere, as it is.
  case name(String)
  /// A provider's display name. The article that it may have is English.
  case provider(String)
  case whole(Int)
  case decimal(Double)
  case percent(Double, decimals: Int)
  /// A share for each degree of the reader's unit of temperature; given for each °C.
  case percentPerDegree(Double)
  case counted(CountedText, Int)
  /// In the reader's unit, with the unit and without. Temperatures are those of a climate.
  case measure(Double, Quantity, decimals: Int)
  case number(Double, Quantity, decimals: Int)
  case unit(Quantity)
  case measurement(Measurement)
  case page(PageText)
  indirect case notice(Notice)
  case list([Notice])
}

extension Phrase where Row == NoticeRow {
  /// What could not be had, and why if that is known.
  package static func missing(_ what: Notice, because cause: Notice?) -> Notice {
    cause.map { .because(what: .notice(what), cause: .notice($0)) } ?? .plain(what: .notice(what))
  }
}

extension Wording {
  /// - Parameter units: of every quantity in it.
  package func text(_ notice: Notice, in units: UnitSystem) -> String {
    language.filled(language.phrases.text(notice.row), notice.values.map { text($0, units) })
  }

  private func text(_ value: NoticeValue, _ units: UnitSystem) -> String {
    switch value {
    case .name(let name): name
    case .provider(let title): language.name(ofProvider: title)
    case .whole(let value): numbers.whole(value)
    case .decimal(let value): numbers.fixed(value, decimals: 1)
    case .percent(let value, let decimals): numbers.percent(value, decimals: decimals)
    case .percentPerDegree(let value):
      numbers.percent(value / units.convert(1, .temperatureDifference), decimals: 1)
    case .counted(let text, let count): counted(text, count)
    case .measure(let value, let quantity, let decimals):
      "\(number(value, quantity, decimals, units)) \(units.unit(of: quantity).symbol)"
    case .number(let value, let quantity, let decimals): number(value, quantity, decimals, units)
    case .unit(let quantity): units.unit(of: quantity).symbol
    case .measurement(let measurement): language.phrases.word(measurement)
    case .page(let text): language.page(text)
    case .notice(let notice): text(notice, in: units)
    case .list(let notices): language.list(notices.map { text($0, in: units) })
    }
  }

  private func number(
    _ value: Double, _ quantity: Quantity, _ decimals: Int, _ units: UnitSystem
  ) -> String {
    let isOfClimate = quantity == .temperature || quantity == .temperatureDifference
    let sent = isOfClimate ? units.climate(value, quantity) : units.wire(value, quantity)
    return numbers.fixed(sent, decimals: decimals)
  }
}
