package import Units
package import Vocabulary

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
  /// "1991-2020".
  case years(ClosedRange<Int>)
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
  case region(ClimateRegionName)
  case page(PageText)
  indirect case notice(Notice)
  case list([Notice])
}

extension Phrase where Row == NoticeRow {
  /// What is unavailable, and the cause if known.
  package static func missing(_ what: Notice, because cause: Notice?) -> Notice {
    cause.map { .because(what: .notice(what), cause: .notice($0)) } ?? .plain(what: .notice(what))
  }
}

extension Wording {
  /// - Parameter units: of every quantity in it.
  package func text(_ notice: Notice, in units: UnitSystem) -> Text {
    let phrases = language.phrases
    return filled(
      voice == .spoken ? phrases.aloud(notice.row) : phrases.text(notice.row),
      notice.values.map { text($0, units) })
  }

  private func text(_ value: NoticeValue, _ units: UnitSystem) -> Text {
    switch value {
    case .name(let name): quote(name)
    case .provider(let title): quote(language.name(ofProvider: title))
    case .whole(let value): whole(value)
    case .years(let years): range(whole(years.lowerBound), whole(years.upperBound), "-")
    case .decimal(let value): fixed(value, decimals: 1)
    case .percent(let value, let decimals): percent(value, decimals: decimals)
    case .percentPerDegree(let value):
      percent(value / units.convert(1, .temperatureDifference), decimals: 1)
    case .counted(let text, let count): counted(text, count)
    case .measure(let value, let quantity, let decimals):
      measure(
        units.sent(value, quantity), decimals: decimals, in: units.unit(of: quantity))
    case .number(let value, let quantity, let decimals):
      fixed(units.sent(value, quantity), decimals: decimals)
    case .unit(let quantity): name(of: units.unit(of: quantity))
    case .measurement(let measurement): word(measurement)
    case .region(let region): word(region)
    case .page(let text): page(text)
    case .notice(let notice): text(notice, in: units)
    case .list(let notices): list(notices.map { text($0, in: units) })
    }
  }
}

extension UnitSystem {
  fileprivate func sent(_ value: Double, _ quantity: Quantity) -> Double {
    let isOfClimate = quantity == .temperature || quantity == .temperatureDifference
    return isOfClimate ? climate(value, quantity) : wire(value, quantity)
  }
}
