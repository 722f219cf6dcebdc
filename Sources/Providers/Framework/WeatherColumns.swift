import Time
import Weather

/// The rows of an answer, as it lists them.
protocol ColumnSource {
  /// Ascending.
  var times: [Instant] { get }
  /// How long a row lasts.
  func durationSeconds(_ row: Int) -> Double
  /// One per time; empty if the answer has no such column.
  func numbers(_ column: Column) -> [Double?]
  func conditions(_ column: Column) -> [Condition?]
}

/// The columns of an answer, each moved to the rows that its values are valid for: at the row's
/// time, or over the interval that the row lasts. The one place where values change rows.
struct WeatherColumns {
  let times: [Instant]
  private let rowSeconds: [Double]
  private let numbers: [AlignedColumn<Double>]
  private let condition: AlignedColumn<Condition>
  /// Of the amount of a single row.
  private let intervalOfNow: Range<Instant>?
  /// More is not reported.
  private let maximumVisibilityKilometers: Double

  init(_ source: some ColumnSource, _ table: ColumnTable) {
    self.init(source, table, ColumnAlignment(source))
  }

  /// A single row, the weather of now: its amounts are over an interval that begins or ends there.
  init(now source: some ColumnSource, _ table: ColumnTable) {
    self.init(source, table, ColumnAlignment(source, isListed: true))
  }

  private init(_ source: some ColumnSource, _ table: ColumnTable, _ alignment: ColumnAlignment) {
    times = alignment.times
    rowSeconds = alignment.rowSeconds
    var numbers = [AlignedColumn<Double>](repeating: .empty, count: ColumnVariable.allCases.count)
    var condition = AlignedColumn<Condition>.empty
    var interval: Range<Instant>?
    for column in table.columns {
      if column.variable == .condition {
        let listed = source.conditions(column)
        let own = alignment.condition(listed, column)
        condition = condition.isEmpty ? own : condition.orElse(own, rows: times.count)
      } else {
        let own = alignment.column(
          source.numbers(column), column.validity, mayLastLonger: column.variable == .isDay)
        if column.variable == .precipitation, !times.isEmpty, own[0] != nil {
          interval = interval ?? alignment.interval(column.validity, 0)
        }
        let known = numbers[column.variable.rawValue]
        numbers[column.variable.rawValue] =
          known.isEmpty ? own : known.orElse(own, rows: times.count)
      }
    }
    (self.numbers, self.condition, intervalOfNow) = (numbers, condition, interval)
    maximumVisibilityKilometers = table.maximumVisibilityKilometers
  }

  subscript(variable: ColumnVariable) -> AlignedColumn<Double> { numbers[variable.rawValue] }

  // MARK: Rows

  var hours: [HourlyWeather] {
    let (temperature, humidity, dewPoint) = (self[.temperature], self[.humidity], self[.dewPoint])
    let (precipitation, probability) = (self[.precipitation], self[.probability])
    let (snowfall, pressure, uvIndex) = (self[.snowfall], self[.pressure], self[.uvIndex])
    let (clouds, low) = (self[.cloudCover], self[.cloudCoverLow])
    let (mid, high) = (self[.cloudCoverMid], self[.cloudCoverHigh])
    let (speed, gust, direction) = (self[.windSpeed], self[.windGust], self[.windDirection])
    let (visibility, isDay) = (self[.visibility], self[.isDay])
    return times.indices.map { row in
      let isDay = isDay[row].map { $0 != 0 }
      return HourlyWeather(
        time: times[row], durationSeconds: rowSeconds[row],
        temperatureCelsius: temperature[row], humidityPercent: humidity[row],
        dewPointCelsius: dewPoint[row], precipitationMillimeters: precipitation[row],
        precipitationProbabilityPercent: probability[row], snowfallCentimeters: snowfall[row],
        cloudCover: CloudCover(
          totalPercent: clouds[row], lowPercent: low[row], midPercent: mid[row],
          highPercent: high[row]),
        wind: Wind(
          speedKilometersPerHour: speed[row], gustKilometersPerHour: gust[row],
          directionDegrees: direction[row]),
        uvIndex: uvIndex[row],
        visibility: visibility[row].map {
          Visibility(kilometers: $0, isAtLeast: $0 >= maximumVisibilityKilometers)
        },
        pressureHectopascals: pressure[row], isDay: isDay,
        condition: condition[row].map { known in isDay.map { known.by(day: $0) } ?? known })
    }
  }

  /// Of a single row.
  var now: CurrentWeather? {
    hours.first.map { hour in
      CurrentWeather(
        hour,
        precipitation: intervalOfNow.flatMap {
          PrecipitationAmount(millimeters: hour.precipitationMillimeters, in: $0)
        })
    }
  }

  func day(_ row: Int, _ date: LocalDate) -> DailyWeather {
    DailyWeather(
      date: date, temperatureMinimumCelsius: self[.temperatureMinimum][row],
      temperatureMaximumCelsius: self[.temperatureMaximum][row],
      precipitationMillimeters: self[.precipitation][row],
      precipitationProbabilityPercent: self[.probability][row],
      snowfallCentimeters: self[.snowfall][row],
      windSpeedMaximumKilometersPerHour: self[.windSpeed][row],
      windGustMaximumKilometersPerHour: self[.windGust][row],
      windDirectionDegrees: self[.windDirection][row], uvIndexMaximum: self[.uvIndex][row],
      cloudCoverMeanPercent: self[.cloudCover][row],
      condition: condition[row]?.byDay)
  }
}

/// A column's values, and for each row the place of its value among them.
struct AlignedColumn<Value> {
  private let values: [Value?]
  /// Nil: its own place; −1: none.
  private let places: [Int]?

  init(_ values: [Value?], places: [Int]? = nil) { (self.values, self.places) = (values, places) }

  static var empty: Self { Self([]) }
  var isEmpty: Bool { values.isEmpty }

  @inline(__always)
  subscript(row: Int) -> Value? {
    let place = places.map { $0[row] } ?? row
    return values.indices.contains(place) ? values[place] : nil
  }

  /// With another column's values where it has none.
  func orElse(_ other: Self, rows: Int) -> Self { Self((0..<rows).map { self[$0] ?? other[$0] }) }
}

/// Which row holds the value that is valid for a row.
struct ColumnAlignment {
  let times: [Instant]
  let rowSeconds: [Double]

  /// Whether values stay in the row that lists them.
  private let isListed: Bool

  init(_ source: some ColumnSource, isListed: Bool = false) {
    self.isListed = isListed
    times = source.times
    rowSeconds = source.times.indices.map(source.durationSeconds)
  }

  /// - Returns: the values by the rows that they are valid for. One over an interval belongs to the
  ///   row that begins when it does and lasts as long.
  /// - Parameter mayLastLonger: whether a value over more time describes the row too.
  func column<Value>(
    _ values: [Value?], _ validity: Validity, mayLastLonger: Bool = false
  ) -> AlignedColumn<Value> {
    guard !values.isEmpty else { return .empty }
    let places = places(validity) { mayLastLonger ? $0 <= $1 : $0 == $1 }
    return AlignedColumn(values, places: places)
  }

  func condition(_ values: [Condition?], _ column: Column) -> AlignedColumn<Condition> {
    let own = self.column(values, column.validity, mayLastLonger: true)
    guard column.skyValidity != column.validity, !values.isEmpty else { return own }
    let sky = self.column(values, column.skyValidity, mayLastLonger: true)
    return AlignedColumn(
      times.indices.map { row in
        let (falling, seen) = (own[row], sky[row])
        if falling?.hasPrecipitation == true { return falling }
        return seen?.hasPrecipitation == false ? seen : falling
      })
  }

  /// Over which a value of a row is valid; nil for an instant and a day.
  func interval(_ validity: Validity, _ row: Int) -> Range<Instant>? {
    let time = times[row]
    switch validity {
    case .instant, .day: return nil
    case .preceding(let seconds): return time.adding(seconds: -(seconds ?? rowSeconds[row]))..<time
    case .following(let seconds): return time..<time.adding(seconds: seconds)
    }
  }

  private func places(
    _ validity: Validity, _ fits: (_ duration: Double, _ period: Double) -> Bool
  ) -> [Int]? {
    if isListed { return nil }
    switch validity {
    case .instant, .day: return nil
    case .following(let seconds):
      if rowSeconds.allSatisfy({ fits($0, seconds) }) { return nil }
      return times.indices.map { fits(rowSeconds[$0], seconds) ? $0 : -1 }
    case .preceding(let seconds):
      var next = 0
      return times.indices.map { row in
        let period = seconds ?? rowSeconds[row]
        let end = times[row].adding(seconds: period)
        while next < times.count, times[next] < end { next += 1 }
        return next < times.count && times[next] == end && fits(rowSeconds[row], period) ? next : -1
      }
    }
  }
}
