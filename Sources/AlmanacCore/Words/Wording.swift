/// The wording of an answer: its language, clock and date formats.
package struct Wording: Equatable, Sendable {
  package let locale: LocaleTag
  package let language: SpokenLanguage
  private let chosenClock: ClockLabels.Style?
  package private(set) var voice = Voice.written

  /// - Parameter clock: the configured one; nil for the locale's convention.
  package init(locale: String?, clock: ClockLabels.Style? = nil) {
    self.locale = LocaleTag(locale)
    language = self.locale.spoken
    chosenClock = clock
  }

  package static let english = Wording(locale: nil)

  /// The same for what is read aloud: dates in words.
  package var aloud: Wording {
    var wording = self
    wording.voice = .spoken
    return wording
  }

  package var clock: ClockLabels.Style { chosenClock ?? locale.clock }

  // MARK: Dates

  /// "Sun".
  package func weekday(_ date: LocalDate) -> String { language.phrases.word(date.weekday) }

  /// "Jun".
  package func month(_ date: LocalDate) -> String { language.phrases.word(date.monthOfYear) }

  /// "21 Jun".
  package func day(_ date: LocalDate) -> String {
    language.text(.dayOfMonth, ["day": "\(date.day)", "month": month(date)])
  }

  /// "Sun 21 Jun"; aloud "Sunday, June 21".
  package func fullDay(_ date: LocalDate) -> String {
    voice == .spoken ? longDay(date) : "\(weekday(date)) \(day(date))"
  }

  /// Numeric: "06/21".
  func monthDay(_ date: LocalDate) -> String {
    locale.monthDay.replacingEvery("MM", with: Self.twoDigits(date.month))
      .replacingEvery("dd", with: Self.twoDigits(date.day))
  }

  // MARK: Places

  /// "5 km northwest of Hallstatt", or the name alone within the place.
  package func position(of place: Place, in units: UnitSystem) -> String {
    guard let kilometers = place.distanceKilometers, let bearing = place.bearingDegrees,
      let direction = Compass(degrees: bearing)
    else { return place.name }
    let distance = units.convert(kilometers, .distance).rounded()
    return language.text(
      .placeOffset,
      [
        "distance": "\(max(1, Int(distance))) \(units.distance.rawValue)",
        "direction": language.phrases.direction(direction), "place": place.name,
      ])
  }

  // MARK: Times

  /// "07:42 PM" or "19:42".
  func time(secondOfDay second: Int) -> String {
    digits(second, suffix: ":" + Self.twoDigits(second / 60 % 60))
  }

  /// "07 PM" or "19".
  func hour(secondOfDay second: Int) -> String { digits(second, suffix: "") }

  /// "7:42 PM" or "19:42": within a text.
  package func shortTime(minuteOfDay minute: Int) -> String {
    Self.short(time(secondOfDay: minute * 60), clock)
  }

  static func short(_ label: String, _ clock: ClockLabels.Style) -> String {
    clock == .twelveHour && label.first == "0" ? String(label.dropFirst()) : label
  }

  private func digits(_ second: Int, suffix: String) -> String {
    let hour = second / 3600
    switch clock {
    case .twentyFourHour: return Self.twoDigits(hour) + suffix
    case .twelveHour:
      let halves = language.phrases.dayHalves
      return Self.twoDigits((hour + 11) % 12 + 1) + suffix + " "
        + (hour < 12 ? halves.morning : halves.afternoon)
    }
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
