/// The fields of a `status.text` format, for a manual.
package enum StatusFormatReference {
  package struct Field: Sendable {
    /// `%t, {temperature}`.
    package let spelling: String
    /// A sentence without its period.
    package let meaning: String
  }

  package static let fields = StatusField.allCases.map { field in
    let names = [field.letter.map { "%\($0)" }, "{\(field.rawValue)}"].compactMap(\.self)
    return Field(spelling: names.joined(separator: ", "), meaning: field.meaning)
  }
}

extension StatusField {
  fileprivate var meaning: String {
    switch self {
    case .place: "The whole name of the place"
    case .name: "Its short name"
    case .country: "Its country"
    case .time: "The local time"
    case .date: "The local date"
    case .weekday: "The day of the week"
    case .timeZone: "The time zone"
    case .icon: "The weather as a glyph"
    case .symbol: "The weather as one ASCII character"
    case .condition: "The weather in words"
    case .temperature: "The temperature"
    case .feelsLike: "The apparent temperature"
    case .humidity: "The relative humidity"
    case .dewPoint: "The dew point"
    case .pressure: "The pressure at sea level"
    case .wind: "The wind's speed and direction"
    case .windSpeed: "The wind's speed"
    case .gust: "The gusts"
    case .compass: "Where the wind blows from"
    case .cloudCover: "How much of the sky is covered"
    case .visibility: "The visibility"
    case .uvIndex: "The UV index"
    case .precipitation: "Rate of rain and snow now"
    case .normal: "The normal temperature of the season"
    case .anomaly: "The difference from the normal"
    case .observed: "The temperature that a station near the place measured"
    case .temperatureMin: "Today's lowest temperature"
    case .temperatureMax: "Today's highest temperature"
    case .precipitationProbability: "Today's chance of rain"
    case .rainIn: "When rain begins or ends"
    case .dawn: "The beginning of civil twilight"
    case .sunrise: "Sunrise"
    case .noon: "Solar noon"
    case .sunset: "Sunset"
    case .dusk: "The end of civil twilight"
    case .goldenHour: "When the evening's golden hour begins"
    case .dayLength: "The length of the day"
    case .moonIcon: "The moon as a glyph"
    case .moonPhase: "The moon's phase in words"
    case .moonAge: "Days since new moon"
    case .moonIllumination: "How much of the moon is lit"
    case .sunsetScore: "The score of the next sunset"
    case .sunsetRating: "The same in a word"
    case .aqi: "The air quality index"
    case .alert: "The gravest official warning for the place"
    case .alertCount: "How many warnings are in force at the place"
    case .source: "Who gave the weather"
    case .age: "How old it is, if it is out of date"
    case .mark: "≈ if a value is an estimate"
    }
  }
}
