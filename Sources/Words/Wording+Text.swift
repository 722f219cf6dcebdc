import Basics
package import Time
import Units
package import Vocabulary

/// Everything that is said is made here, in the voice of the wording.
extension Wording {
  private var phrases: any Phrasebook.Type { language.phrases }

  func own(_ string: String) -> Text { Text(string, voice) }

  /// Words of others, and names: no voice alters them.
  package func quote(_ text: String) -> Text {
    // An ellipsis is a pause that not every voice knows.
    Text(
      voice == .spoken ? text.replacingEvery("…", with: "...") : text, voice, isQuoted: true)
  }

  // MARK: Rows

  package func text(_ message: Message) -> Text {
    filled(
      voice == .spoken ? phrases.aloud(message.row) : phrases.text(message.row), message.values)
  }

  package func page(_ text: PageText) -> Text {
    filled(voice == .spoken ? phrases.aloud(text.row) : phrases.text(text.row), text.values)
  }

  private func filled(_ template: String, _ slots: [Slot]) -> Text {
    let template = numbers.row(template)
    guard !slots.isEmpty else { return own(template) }
    return filled(template, slots.map(text))
  }

  private func text(_ slot: Slot) -> Text {
    switch slot {
    case .text(let text): text
    case .direction(.bearing(let bearing)): direction(bearing)
    case .direction(.sunward): text(.towardSun)
    }
  }

  func filled(_ template: String, _ values: [Text]) -> Text {
    let first = values.firstIndex { $0.isQuoted }
    return Text(
      language.filled(
        template, values.map { $0.string(in: voice) }, isIsolating: voice == .written),
      voice, isQuoted: first.map { template.hasPrefix("{\($0)}") } ?? false)
  }

  // MARK: Several

  /// "a, b, c"; without what is unknown, and aloud without what is only seen.
  package func list(_ parts: [Text?]) -> Text {
    let parts = parts.compactMap(\.self).filter {
      voice == .written || !$0.string(in: .spoken).isEmpty
    }
    guard let first = parts.first else { return own("") }
    let template = phrases.text(MessageRow.list)
    return parts.dropFirst().reduce(first) { filled(template, [$0, $1]) }
  }

  /// "a", "a and b", "a, b and c": by the list patterns of the language (UTS #35).
  package func conjunction(_ parts: [Text]) -> Text {
    guard let first = parts.first, let last = parts.dropFirst().last else {
      return parts.first ?? own("")
    }
    let start = parts.dropFirst().dropLast().reduce(first) { text(.serial(first: $0, second: $1)) }
    return text(.both(first: start, second: last))
  }

  /// "a · b"; aloud a list.
  package func apart(_ parts: [Text]) -> Text {
    guard voice == .written, let first = parts.first else { return list(parts) }
    return parts.dropFirst().reduce(first) { $0 + " · " + $1 }
  }

  /// "text (more)"; aloud a list.
  package func text(_ text: Text, more: Text) -> Text {
    voice == .written ? text + " (" + more + ")" : list([text, more])
  }

  /// "12…19"; aloud "12 to 19".
  package func range(_ low: Text, _ high: Text, _ sign: Text = "…") -> Text {
    voice == .written ? low + sign + high : page(.fromTo(least: low, most: high))
  }

  /// "Full moon: Tue, Jun 30".
  package func named(_ name: Text, _ text: Text) -> Text {
    self.text(.dayText(day: name, text: text))
  }

  /// "Wind: 14 km/h", as it is in every language.
  package func labeled(_ name: Text, _ text: Text) -> Text { own(joined([name, text], by: ": ")) }

  /// One after the other.
  package func words(_ parts: [Text]) -> Text { own(joined(parts, by: " ")) }

  private func joined(_ parts: [Text], by separator: String) -> String {
    parts.map { $0.string(in: voice) }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  package func sentence(_ text: Text) -> Text {
    let (string, end) = (text.string(in: voice), language.sentenceEnd)
    return Text(
      text.isQuoted ? string + end : SpokenLanguage.capitalized(string, end: end), voice,
      isQuoted: text.isQuoted)
  }

  /// With an end, unless it has one; empty for what is only seen.
  package func closed(_ text: Text) -> Text {
    Text(language.ended(text.capitalized.string(in: voice)), voice, isQuoted: text.isQuoted)
  }

  /// Several sentences, one after the other.
  package func sentences(_ texts: [Text]) -> Text {
    joined(texts.map(closed).filter { !$0.isEmpty })
  }

  /// Finished sentences, one after the other.
  package func joined(_ sentences: [Text]) -> Text {
    guard let first = sentences.first else { return own("") }
    guard sentences.count > 1 else { return first }
    let separator = language.sentenceSeparator
    var text = first.string(in: voice)
    for sentence in sentences.dropFirst() {
      text += separator
      text += sentence.string(in: voice)
    }
    return Text(text, voice, isQuoted: first.isQuoted)
  }

  // MARK: Numbers

  /// With the decimals that the number has.
  package func exact(_ value: Double) -> Text { own(numbers.exact(value)) }

  package func whole(_ value: Int) -> Text { own(numbers.whole(value)) }

  package func fixed(_ value: Double, decimals: Int = 0) -> Text {
    own(numbers.fixed(value, decimals: decimals))
  }

  package func signed(_ value: Double, decimals: Int) -> Text {
    own(numbers.signed(value, decimals: decimals))
  }

  /// The light of the sun. Some languages have two words for twilight: before the sun's transit and
  /// after it.
  package func word(_ phase: SunPhase, isRising: Bool) -> Text {
    isRising ? dawn(phase) : word(phase)
  }

  package func percent(_ value: Double) -> Text { own(numbers.percent(numbers.exact(value))) }

  package func percent(_ value: Double, decimals: Int) -> Text {
    own(numbers.percent(value, decimals: decimals))
  }

  /// A number and what agrees with it.
  package func counted(_ text: CountedText, _ count: Int) -> Text {
    counted(text, Double(count), decimals: 0)
  }

  /// The same of a number with decimals: "16.5 hours".
  package func counted(_ text: CountedText, _ count: Double, decimals: Int) -> Text {
    let number = numbers.fixed(count, decimals: decimals)
    let forms = phrases.counted(voice == .spoken ? text.inWords : text)
    return own(
      numbers.row(forms[plural(count, decimals: decimals)]).replacingEvery(
        "{count}",
        with: voice == .written ? language.direction.isolated(number) : number))
  }

  /// A region of the climate by its acronym; nil if the tables do not know it.
  package func region(_ acronym: String) -> Text? {
    ClimateRegionName(rawValue: acronym).map { word($0) }
  }

  // MARK: Days and times

  /// "Sun, Jun 21"; aloud "Sunday, June 21".
  package func fullDay(_ date: LocalDate) -> Text {
    voice == .spoken ? longDay(date) : own(shortDay(date))
  }

  /// "today", "tomorrow", "Tuesday" within a week, else the day of the month.
  package func relativeDay(_ date: LocalDate, today: LocalDate) -> Text {
    switch date.days(since: today) {
    case 0: text(.today)
    case 1: text(.tomorrow)
    case 2..<7: own(longWeekday(date))
    default: longDay(date)
    }
  }

  /// "19:30" or "7:30 PM".
  package func time(_ moment: Moment) -> Text { own(time(minuteOfDay: moment.minuteOfDay)) }
}

extension CountedText {
  /// Without the signs of units.
  fileprivate var inWords: CountedText {
    switch self {
    case .minutes: .minutesInWords
    case .hours: .hoursInWords
    default: self
    }
  }
}
