// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// One tool of the MCP door.
package struct ToolEntry: Sendable {
  package let name: String
  package let method: MethodName
  package let description: String
  /// Whether it may ask a provider.
  package let isOpenWorld: Bool
  /// Nil for a tool whose result has no long list.
  package let page: Page?
  /// JSON Schema of the arguments, one line.
  package let inputSchema: StaticString

  /// The rows of a long result that are passed on at once.
  package struct Page: Sendable {
    /// The argument with the number of rows, and the member of the result with them.
    package let name: String
    package let rows: Int
    package let maximum: Int
  }

  /// How much of an answer a host gets.
  package enum Detail: String, CaseIterable, Sendable {
    /// The main point in a few sentences.
    case summary
    /// What a person's page shows.
    case standard
    /// The data as one JSON text.
    case full
  }

  /// The names of the arguments that no method has.
  package static let pageArgument = "page"
  package static let detailArgument = "detail"

  package static let all: [ToolEntry] = [
    ToolEntry(
      name: "air_quality", method: .airQuality,
      description: "Air quality at a place: US, European and UK index, pollutants, dust and pollen. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: .init(name: "hours", rows: 24, maximum: 120),
      inputSchema: ##"{"type":"object","properties":{"hours":{"type":"integer","minimum":1,"maximum":120,"description":"Hours of forecast to include."},"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"page":{"type":"integer","minimum":1,"maximum":5,"description":"Of 24 hours each."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "alerts_active", method: .alertsActive,
      description: "Official weather warnings in force at a place, the gravest first.",
      isOpenWorld: true, page: nil,
      inputSchema: ##"{"type":"object","properties":{"place":{"type":"string","description":"Place; the current location if absent."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "climate_project", method: .climateProject,
      description: "What today's temperature at a place would be in a future year under an IPCC scenario, with and without climate interventions. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: nil,
      inputSchema: ##"{"type":"object","properties":{"date":{"type":"string","format":"date","description":"The day the projection starts from. It determines the month and, for a past year, what the change counts from. Without `temperature`, the mean of that day is projected."},"year":{"type":"integer","minimum":1950,"maximum":2100,"default":2045,"description":"The year to project to."},"scenario":{"description":"Emission scenario; `ssp245` if absent.","type":"string","enum":["ssp119","ssp126","ssp245","ssp370","ssp585"]},"interventions":{"type":"boolean","default":false,"description":"Levers to apply; true is `package_all`."},"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "forecast_hourly", method: .forecastHourly,
      description: "Hourly forecast for a place: up to 384 hours of temperature, rain, wind and clouds. For a part of a day, `date` with `from` and `to`. At most one of `hours` and `date` is given. At most one of `hours` and `from` is given. At most one of `hours` and `to` is given. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: .init(name: "hours", rows: 24, maximum: 384),
      inputSchema: ##"{"type":"object","properties":{"hours":{"type":"integer","minimum":1,"maximum":384,"default":24,"description":"Number of hours."},"date":{"type":"string","format":"date","description":"The hours of a local day; with `from` or `to`, today if absent."},"from":{"type":"string","description":"Local clock time at which the span starts; midnight if absent."},"to":{"type":"string","description":"Local clock time at which the span ends, on the next day if that is before `from`; midnight if absent."},"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"page":{"type":"integer","minimum":1,"maximum":16,"description":"Of 24 hours each."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "forecast_daily", method: .forecastDaily,
      description: "Daily forecast for a place: up to 16 days of temperatures, rain, wind, sun and moon. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: .init(name: "days", rows: 7, maximum: 16),
      inputSchema: ##"{"type":"object","properties":{"days":{"type":"integer","minimum":1,"maximum":16,"default":10,"description":"Number of days."},"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"page":{"type":"integer","minimum":1,"maximum":3,"description":"Of 7 days each."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "forecast_nowcast", method: .forecastNowcast,
      description: "Rain in the next two hours at a place, in steps of 15 minutes. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: nil,
      inputSchema: ##"{"type":"object","properties":{"minutes":{"type":"integer","minimum":1,"maximum":120,"default":120,"description":"Minutes to look ahead."},"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "location_search", method: .locationSearch,
      description: "Find places by name, with coordinates, time zone and local time.",
      isOpenWorld: true, page: nil,
      inputSchema: ##"{"type":"object","properties":{"query":{"type":"string","description":"Name to search for, a code of an airport, or coordinates (section 8.3)."},"limit":{"type":"integer","minimum":1,"maximum":100,"default":10,"description":"Maximum number of places."},"near":{"type":"string","description":"Prefers places close to this one: the closer, the more, up to 1,000 km."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"required":["query"],"additionalProperties":false}"##),
    ToolEntry(
      name: "moon_phase", method: .moonPhase,
      description: "Phase and illumination of the moon and the dates of the coming phases.",
      isOpenWorld: false, page: nil,
      inputSchema: ##"{"type":"object","properties":{"time":{"type":"string","format":"date-time","description":"Time; now if absent."},"place":{"type":"string","description":"Place; the current location if absent."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "observation_current", method: .observationCurrent,
      description: "What weather stations near a place measured: temperature, wind, clouds, rain, each with station, distance and age. Not a model's values. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: nil,
      inputSchema: ##"{"type":"object","properties":{"maxDistanceKm":{"type":"integer","minimum":1,"maximum":500,"default":100,"description":"Stations farther away do not count."},"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "sun_times", method: .sunTimes,
      description: "Sunrise, sunset, twilights and golden hour at a place, for up to 366 days.",
      isOpenWorld: false, page: .init(name: "days", rows: 7, maximum: 366),
      inputSchema: ##"{"type":"object","properties":{"date":{"type":"string","format":"date","description":"First day; today if absent."},"days":{"type":"integer","minimum":1,"maximum":366,"default":1,"description":"Number of days."},"place":{"type":"string","description":"Place; the current location if absent."},"page":{"type":"integer","minimum":1,"maximum":53,"description":"Of 7 days each."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "sunset_score", method: .sunsetScore,
      description: "How colorful the coming sunsets (or sunrises) will be at a place, 0 to 100, and why. At most one of `days` and `date` is given. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: .init(name: "days", rows: 7, maximum: 16),
      inputSchema: ##"{"type":"object","properties":{"days":{"type":"integer","minimum":1,"maximum":16,"default":10,"description":"Number of days."},"date":{"type":"string","format":"date","description":"One day."},"event":{"description":"Sunset or sunrise; `classic` supports only sunset.","type":"string","enum":["sunset","sunrise"],"default":"sunset"},"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"page":{"type":"integer","minimum":1,"maximum":3,"description":"Of 7 days each."},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
    ToolEntry(
      name: "weather_current", method: .weatherCurrent,
      description: "Current weather at a place: temperature, wind, clouds, rain, condition, sunrise and sunset. Metric unless `units` says otherwise.",
      isOpenWorld: true, page: nil,
      inputSchema: ##"{"type":"object","properties":{"place":{"type":"string","description":"Place; the current location if absent."},"units":{"description":"Units of the result; the configured units if absent.","type":"string","enum":["metric","imperial","uk","si","locale"]},"detail":{"enum":["summary","standard","full"],"default":"summary"}},"additionalProperties":false}"##),
  ]
}
