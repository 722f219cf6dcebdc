// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import AlmanacProtocol
package import JSON
package import Vocabulary

extension AirQualityScale: ExampleReadable {}

extension AirQualityCategory: ExampleReadable {}

extension Pollutant: ExampleReadable {}

extension Wire.AirQualityIndex: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(scale: try .init(example: value?["scale"]), value: try .init(example: value?["value"]), category: try .init(example: value?["category"]), dominantPollutant: try .init(example: value?["dominantPollutant"]))
  }
}

extension Wire.Pollutants: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(pm25: try .init(example: value?["pm25"]), pm10: try .init(example: value?["pm10"]), no2: try .init(example: value?["no2"]), o3: try .init(example: value?["o3"]), so2: try .init(example: value?["so2"]), co: try .init(example: value?["co"]), nh3: try .init(example: value?["nh3"]), no: try .init(example: value?["no"]))
  }
}

extension Wire.Pollen: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(alder: try .init(example: value?["alder"]), birch: try .init(example: value?["birch"]), grass: try .init(example: value?["grass"]), mugwort: try .init(example: value?["mugwort"]), olive: try .init(example: value?["olive"]), ragweed: try .init(example: value?["ragweed"]))
  }
}

extension Wire.AirQualityHour: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), aqi: try .init(example: value?["aqi"]), pollutants: try .init(example: value?["pollutants"]), aerosolOpticalDepth: try .init(example: value?["aerosolOpticalDepth"]), dust: try .init(example: value?["dust"]), pollen: try .init(example: value?["pollen"]))
  }
}

extension AlertCoverage: ExampleReadable {}

extension AlertServiceState: ExampleReadable {}

extension Wire.AlertService: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(provider: try .init(example: value?["provider"]), authority: try .init(example: value?["authority"]), partial: try .init(example: value?["partial"]), state: try .init(example: value?["state"]), heardAt: try .init(example: value?["heardAt"]), ageSeconds: try .init(example: value?["ageSeconds"]))
  }
}

extension AlertSeverity: ExampleReadable {}

extension AlertHazard: ExampleReadable {}

extension AlertCertainty: ExampleReadable {}

extension AlertUrgency: ExampleReadable {}

extension AlertMatch: ExampleReadable {}

extension Wire.Alert: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), event: try .init(example: value?["event"]), hazard: try .init(example: value?["hazard"]), language: try .init(example: value?["language"]), severity: try .init(example: value?["severity"]), capSeverity: try .init(example: value?["capSeverity"]), certainty: try .init(example: value?["certainty"]), urgency: try .init(example: value?["urgency"]), sent: try .init(example: value?["sent"]), start: try .init(example: value?["start"]), end: try .init(example: value?["end"]), headline: try .init(example: value?["headline"]), description: try .init(example: value?["description"]), instruction: try .init(example: value?["instruction"]), areas: try .init(example: value?["areas"]), sender: try .init(example: value?["sender"]), url: try .init(example: value?["url"]), match: try .init(example: value?["match"]))
  }
}

extension Scenario: ExampleReadable {}

extension ClimateModel: ExampleReadable {}

extension Wire.ClimateNow: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperature: try .init(example: value?["temperature"]), condition: try .init(example: value?["condition"]), time: try .init(example: value?["time"]), given: try .init(example: value?["given"]))
  }
}

extension Wire.Projection: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperature: try .init(example: value?["temperature"]), low: try .init(example: value?["low"]), high: try .init(example: value?["high"]), yearLow: try .init(example: value?["yearLow"]), yearHigh: try .init(example: value?["yearHigh"]), condition: try .init(example: value?["condition"]))
  }
}

extension Wire.InterannualVariability: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(standardDeviation: try .init(example: value?["standardDeviation"]), citation: try .init(example: value?["citation"]))
  }
}

extension Wire.ClimateDelta: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), low: try .init(example: value?["low"]), high: try .init(example: value?["high"]), level: try .init(example: value?["level"]))
  }
}

extension Wire.ClimateAlternative: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperature: try .init(example: value?["temperature"]), low: try .init(example: value?["low"]), high: try .init(example: value?["high"]), condition: try .init(example: value?["condition"]), delta: try .init(example: value?["delta"]))
  }
}

extension Wire.ClimateAlternatives: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(without: try .init(example: value?["without"]), with: try .init(example: value?["with"]))
  }
}

extension Wire.NowThen: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(now: try .init(example: value?["now"]), then: try .init(example: value?["then"]))
  }
}

extension Wire.GlobalWarming: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(now: try .init(example: value?["now"]), then: try .init(example: value?["then"]))
  }
}

extension Wire.ClimateRegion: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), name: try .init(example: value?["name"]), factor: try .init(example: value?["factor"]))
  }
}

extension Wire.InterventionEffect: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(lever: try .init(example: value?["lever"]), strength: try .init(example: value?["strength"]), avoided: try .init(example: value?["avoided"]), citation: try .init(example: value?["citation"]))
  }
}

extension ExtremeKind: ExampleReadable {}

extension Wire.ClimateExtreme: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), timesAsOften: try .init(example: value?["timesAsOften"]), citation: try .init(example: value?["citation"]))
  }
}

extension Wire.ClimateYear: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(year: try .init(example: value?["year"]), temperature: try .init(example: value?["temperature"]), low: try .init(example: value?["low"]), high: try .init(example: value?["high"]), yearLow: try .init(example: value?["yearLow"]), yearHigh: try .init(example: value?["yearHigh"]), delta: try .init(example: value?["delta"]), globalWarming: try .init(example: value?["globalWarming"]))
  }
}

extension Wire.ScenarioWarming: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(year: try .init(example: value?["year"]), low: try .init(example: value?["low"]), value: try .init(example: value?["value"]), high: try .init(example: value?["high"]))
  }
}

extension Wire.ScenarioEntry: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), title: try .init(example: value?["title"]), description: try .init(example: value?["description"]), warming: try .init(example: value?["warming"]), levers: try .init(example: value?["levers"]))
  }
}

extension Wire.LeverEntry: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), title: try .init(example: value?["title"]), baselines: try .init(example: value?["baselines"]), citation: try .init(example: value?["citation"]), publication: try .init(example: value?["publication"]))
  }
}

extension Wire.MonthNormal: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(month: try .init(example: value?["month"]), temperatureMean: try .init(example: value?["temperatureMean"]), temperatureMin: try .init(example: value?["temperatureMin"]), temperatureMax: try .init(example: value?["temperatureMax"]), precipitation: try .init(example: value?["precipitation"]), wetDayFraction: try .init(example: value?["wetDayFraction"]), humidity: try .init(example: value?["humidity"]), cloudCover: try .init(example: value?["cloudCover"]), windSpeed: try .init(example: value?["windSpeed"]), standardDeviation: try .init(example: value?["standardDeviation"]), warmingSince: try .init(example: value?["warmingSince"]))
  }
}

extension Wire.ClimateAnalog: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(place: try .init(example: value?["place"]), sigma: try .init(example: value?["sigma"]), caveat: try .init(example: value?["caveat"]))
  }
}

extension Wire.ExtremeCount: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(expected: try .init(example: value?["expected"]), low: try .init(example: value?["low"]), high: try .init(example: value?["high"]))
  }
}

extension Wire.ExtremeCounts: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(daysAbove25: try .init(example: value?["daysAbove25"]), daysAbove30: try .init(example: value?["daysAbove30"]), daysAbove35: try .init(example: value?["daysAbove35"]), tropicalNights: try .init(example: value?["tropicalNights"]), frostDays: try .init(example: value?["frostDays"]), iceDays: try .init(example: value?["iceDays"]), heatingDegreeDays: try .init(example: value?["heatingDegreeDays"]), coolingDegreeDays: try .init(example: value?["coolingDegreeDays"]))
  }
}

extension Wire.MonthExtremes: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(month: try .init(example: value?["month"]), counts: try .init(example: value?["counts"]))
  }
}

extension TemperatureUnit: ExampleReadable {}

extension WindSpeedUnit: ExampleReadable {}

extension PressureUnit: ExampleReadable {}

extension PrecipitationUnit: ExampleReadable {}

extension PrecipitationRateUnit: ExampleReadable {}

extension SnowfallUnit: ExampleReadable {}

extension DistanceUnit: ExampleReadable {}

extension ElevationUnit: ExampleReadable {}

extension PollutantUnit: ExampleReadable {}

extension Wire.Units: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperature: try .init(example: value?["temperature"]), temperatureDifference: try .init(example: value?["temperatureDifference"]), windSpeed: try .init(example: value?["windSpeed"]), pressure: try .init(example: value?["pressure"]), precipitation: try .init(example: value?["precipitation"]), precipitationRate: try .init(example: value?["precipitationRate"]), snowfall: try .init(example: value?["snowfall"]), visibility: try .init(example: value?["visibility"]), distance: try .init(example: value?["distance"]), elevation: try .init(example: value?["elevation"]), pollutant: try .init(example: value?["pollutant"]))
  }
}

extension TimeZoneSource: ExampleReadable {}

extension Wire.Place: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), name: try .init(example: value?["name"]), displayName: try .init(example: value?["displayName"]), latitude: try .init(example: value?["latitude"]), longitude: try .init(example: value?["longitude"]), elevation: try .init(example: value?["elevation"]), country: try .init(example: value?["country"]), countryCode: try .init(example: value?["countryCode"]), admin1: try .init(example: value?["admin1"]), timeZone: try .init(example: value?["timeZone"]), timeZoneSource: try .init(example: value?["timeZoneSource"]), population: try .init(example: value?["population"]), distanceKm: try .init(example: value?["distanceKm"]), bearing: try .init(example: value?["bearing"]))
  }
}

extension SourceProvider: ExampleReadable {}

extension SourceKind: ExampleReadable {}

extension Wire.Source: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(provider: try .init(example: value?["provider"]), kind: try .init(example: value?["kind"]), fetchedAt: try .init(example: value?["fetchedAt"]), ageSeconds: try .init(example: value?["ageSeconds"]), stale: try .init(example: value?["stale"]), expiresAt: try .init(example: value?["expiresAt"]))
  }
}

extension Wire.ProductSource: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(product: try .init(example: value?["product"]), provider: try .init(example: value?["provider"]), kind: try .init(example: value?["kind"]), fetchedAt: try .init(example: value?["fetchedAt"]), ageSeconds: try .init(example: value?["ageSeconds"]), stale: try .init(example: value?["stale"]), expiresAt: try .init(example: value?["expiresAt"]), completes: try .init(example: value?["completes"]))
  }
}

extension ForecastPart: ExampleReadable {}

extension Wire.Attribution: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(text: try .init(example: value?["text"]), url: try .init(example: value?["url"]), license: try .init(example: value?["license"]))
  }
}

extension WarningCode: ExampleReadable {}

extension Wire.Warning: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(code: try .init(example: value?["code"]), message: try .init(example: value?["message"]), paths: try .init(example: value?["paths"]), retryAfterSeconds: try .init(example: value?["retryAfterSeconds"]))
  }
}

extension TextDirection: ExampleReadable {}

extension Wire.ProgressToken: ExampleReadable {
  package init(example value: JSONValue?) throws {
    if let value = try? .init(example: value) as String { self = .string(value); return }
    if let value = try? .init(example: value) as Int { self = .integer(value); return }
    throw ExampleFault.type
  }
}

extension Wire.TimeLabels: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), hour: try .init(example: value?["hour"]), day: try .init(example: value?["day"]), weekday: try .init(example: value?["weekday"]))
  }
}

extension Wire.Interval: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(start: try .init(example: value?["start"]), end: try .init(example: value?["end"]))
  }
}

extension TaskState: ExampleReadable {}

extension Wire.Bounds: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(low: try .init(example: value?["low"]), high: try .init(example: value?["high"]), level: try .init(example: value?["level"]))
  }
}

extension Wire.NumericRange: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(minimum: try .init(example: value?["minimum"]), maximum: try .init(example: value?["maximum"]))
  }
}

extension ErrorKind: ExampleReadable {}

extension Wire.ErrorData: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), retryable: try .init(example: value?["retryable"]), reason: try .init(example: value?["reason"]), hint: try .init(example: value?["hint"]), text: try .init(example: value?["text"]), provider: try .init(example: value?["provider"]), path: try .init(example: value?["path"]), place: try .init(example: value?["place"]), allowed: try .init(example: value?["allowed"]), range: try .init(example: value?["range"]), didYouMean: try .init(example: value?["didYouMean"]), httpStatus: try .init(example: value?["httpStatus"]), retryAfterSeconds: try .init(example: value?["retryAfterSeconds"]), limit: try .init(example: value?["limit"]), max: try .init(example: value?["max"]), supported: try .init(example: value?["supported"]))
  }
}

extension Wire.ErrorObject: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(code: try .init(example: value?["code"]), message: try .init(example: value?["message"]), data: try .init(example: value?["data"]))
  }
}

extension Wire.FavoriteCurrent: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(state: try .init(example: value?["state"]), value: try .init(example: value?["value"]), error: try .init(example: value?["error"]))
  }
}

extension Wire.FavoriteSunset: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(state: try .init(example: value?["state"]), value: try .init(example: value?["value"]), error: try .init(example: value?["error"]), model: try .init(example: value?["model"]), source: try .init(example: value?["source"]))
  }
}

extension Wire.FavoriteWarning: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(state: try .init(example: value?["state"]), value: try .init(example: value?["value"]), error: try .init(example: value?["error"]))
  }
}

extension Wire.Favorite: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), name: try .init(example: value?["name"]), place: try .init(example: value?["place"]), addedAt: try .init(example: value?["addedAt"]), localTime: try .init(example: value?["localTime"]), sunset: try .init(example: value?["sunset"]), current: try .init(example: value?["current"]), warning: try .init(example: value?["warning"]))
  }
}

extension Wire.MyLocation: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(place: try .init(example: value?["place"]), origin: try .init(example: value?["origin"]), error: try .init(example: value?["error"]), localTime: try .init(example: value?["localTime"]), sunset: try .init(example: value?["sunset"]), current: try .init(example: value?["current"]), warning: try .init(example: value?["warning"]))
  }
}

extension Wire.ResultText: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(warning: try .init(example: value?["warning"]), headline: try .init(example: value?["headline"]), title: try .init(example: value?["title"]), asOf: try .init(example: value?["asOf"]), lines: try .init(example: value?["lines"]), styledLines: try .init(example: value?["styledLines"]), blocks: try .init(example: value?["blocks"]), notes: try .init(example: value?["notes"]))
  }
}

extension Wire.TextBlock: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), severity: try .init(example: value?["severity"]), share: try .init(example: value?["share"]), spans: try .init(example: value?["spans"]), facts: try .init(example: value?["facts"]), columns: try .init(example: value?["columns"]), rows: try .init(example: value?["rows"]))
  }
}

extension TextBlockKind: ExampleReadable {}

extension Wire.TextSpan: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(text: try .init(example: value?["text"]), spoken: try .init(example: value?["spoken"]), role: try .init(example: value?["role"]))
  }
}

extension TextRole: ExampleReadable {}

extension Wire.TextLine: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(spans: try .init(example: value?["spans"]))
  }
}

extension Wire.TextFact: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), name: try .init(example: value?["name"]), value: try .init(example: value?["value"]))
  }
}

extension Wire.TextColumn: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), name: try .init(example: value?["name"]), unit: try .init(example: value?["unit"]), number: try .init(example: value?["number"]), detail: try .init(example: value?["detail"]))
  }
}

extension Wire.TextRow: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(cells: try .init(example: value?["cells"]))
  }
}

extension Wire.Onset: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), path: try .init(example: value?["path"]))
  }
}

extension Wire.SubscriptionState: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), method: try .init(example: value?["method"]), intervalSeconds: try .init(example: value?["intervalSeconds"]), nextAt: try .init(example: value?["nextAt"]))
  }
}

extension EventReason: ExampleReadable {}

extension ConfigOrigin: ExampleReadable {}

extension Wire.LanguageInUse: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(tag: try .init(example: value?["tag"]), reviewed: try .init(example: value?["reviewed"]), dir: try .init(example: value?["dir"]))
  }
}

extension UnitsOrigin: ExampleReadable {}

extension Wire.UnitsInUse: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(units: try .init(example: value?["units"]), origin: try .init(example: value?["origin"]), territory: try .init(example: value?["territory"]))
  }
}

extension Wire.ConfigValue: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(setting: try .init(example: value?["setting"]), value: try .init(example: value?["value"]), origin: try .init(example: value?["origin"]), warnings: try .init(example: value?["warnings"]))
  }
}

extension Wire.StorageStatus: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(warnings: try .init(example: value?["warnings"]), invalidRows: try .init(example: value?["invalidRows"]))
  }
}

extension Wire.CacheStatus: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(entries: try .init(example: value?["entries"]), bytes: try .init(example: value?["bytes"]), maxBytes: try .init(example: value?["maxBytes"]), hits: try .init(example: value?["hits"]), misses: try .init(example: value?["misses"]))
  }
}

extension BreakerState: ExampleReadable {}

extension Wire.ProviderStatus: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(name: try .init(example: value?["name"]), enabled: try .init(example: value?["enabled"]), breaker: try .init(example: value?["breaker"]), requests: try .init(example: value?["requests"]), failures: try .init(example: value?["failures"]), budgetRemaining: try .init(example: value?["budgetRemaining"]), lastSuccessAt: try .init(example: value?["lastSuccessAt"]), lastReason: try .init(example: value?["lastReason"]), fault: try .init(example: value?["fault"]))
  }
}

extension Wire.ServerInfo: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(name: try .init(example: value?["name"]), version: try .init(example: value?["version"]))
  }
}

extension Framing: ExampleReadable {}

extension Wire.Limits: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(maxHeaderBytes: try .init(example: value?["maxHeaderBytes"]), maxMessageBytes: try .init(example: value?["maxMessageBytes"]), maxDepth: try .init(example: value?["maxDepth"]), maxBatchItems: try .init(example: value?["maxBatchItems"]), maxInFlight: try .init(example: value?["maxInFlight"]), maxQueuedOutputBytes: try .init(example: value?["maxQueuedOutputBytes"]), maxSubscriptions: try .init(example: value?["maxSubscriptions"]), maxFavorites: try .init(example: value?["maxFavorites"]), maxTileBytes: try .init(example: value?["maxTileBytes"]))
  }
}

extension Wire.ServerCapabilities: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(methods: try .init(example: value?["methods"]), notifications: try .init(example: value?["notifications"]), framings: try .init(example: value?["framings"]), limits: try .init(example: value?["limits"]))
  }
}

extension WorkDoneKind: ExampleReadable {}

extension Wire.WorkDoneProgress: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), title: try .init(example: value?["title"]), cancellable: try .init(example: value?["cancellable"]), message: try .init(example: value?["message"]), percentage: try .init(example: value?["percentage"]))
  }
}

extension Wire.FoundPlace: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), name: try .init(example: value?["name"]), displayName: try .init(example: value?["displayName"]), latitude: try .init(example: value?["latitude"]), longitude: try .init(example: value?["longitude"]), elevation: try .init(example: value?["elevation"]), country: try .init(example: value?["country"]), countryCode: try .init(example: value?["countryCode"]), admin1: try .init(example: value?["admin1"]), timeZone: try .init(example: value?["timeZone"]), timeZoneSource: try .init(example: value?["timeZoneSource"]), population: try .init(example: value?["population"]), distanceKm: try .init(example: value?["distanceKm"]), bearing: try .init(example: value?["bearing"]), localTime: try .init(example: value?["localTime"]))
  }
}

extension Wire.SearchPart: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(places: try .init(example: value?["places"]))
  }
}

extension LocationOrigin: ExampleReadable {}

extension LocationStanding: ExampleReadable {}

extension Wire.LocationStatus: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(state: try .init(example: value?["state"]), origin: try .init(example: value?["origin"]), error: try .init(example: value?["error"]))
  }
}

extension LocationAuthorization: ExampleReadable {}

extension Wire.LocationState: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(place: try .init(example: value?["place"]), origin: try .init(example: value?["origin"]), authorization: try .init(example: value?["authorization"]), lastError: try .init(example: value?["lastError"]), warnings: try .init(example: value?["warnings"]), dir: try .init(example: value?["dir"]))
  }
}

extension MapLayerKind: ExampleReadable {}

extension TileOrder: ExampleReadable {}

extension FrameKind: ExampleReadable {}

extension Wire.MapFrame: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), time: try .init(example: value?["time"]), kind: try .init(example: value?["kind"]))
  }
}

extension Wire.LegendEntry: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), color: try .init(example: value?["color"]), label: try .init(example: value?["label"]), words: try .init(example: value?["words"]))
  }
}

extension Wire.MapLayer: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), title: try .init(example: value?["title"]), kind: try .init(example: value?["kind"]), available: try .init(example: value?["available"]), reason: try .init(example: value?["reason"]), message: try .init(example: value?["message"]), urlTemplate: try .init(example: value?["urlTemplate"]), tileSize: try .init(example: value?["tileSize"]), minZoom: try .init(example: value?["minZoom"]), maxZoom: try .init(example: value?["maxZoom"]), yOrder: try .init(example: value?["yOrder"]), frames: try .init(example: value?["frames"]), legend: try .init(example: value?["legend"]), needsKey: try .init(example: value?["needsKey"]))
  }
}

extension ReportKind: ExampleReadable {}

extension Wire.Aerodrome: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(name: try .init(example: value?["name"]), latitude: try .init(example: value?["latitude"]), longitude: try .init(example: value?["longitude"]), elevation: try .init(example: value?["elevation"]))
  }
}

extension CloudAmount: ExampleReadable {}

extension CloudKind: ExampleReadable {}

extension VisibilityBound: ExampleReadable {}

extension Wire.ReportedCloud: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(amount: try .init(example: value?["amount"]), base: try .init(example: value?["base"]), kind: try .init(example: value?["kind"]))
  }
}

extension Wire.ReportedWeather: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(code: try .init(example: value?["code"]), nearby: try .init(example: value?["nearby"]), condition: try .init(example: value?["condition"]))
  }
}

extension Wire.ReportedConditions: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(wind: try .init(example: value?["wind"]), windVariable: try .init(example: value?["windVariable"]), windSpeedAtLeast: try .init(example: value?["windSpeedAtLeast"]), windGustAtLeast: try .init(example: value?["windGustAtLeast"]), windDirections: try .init(example: value?["windDirections"]), visibility: try .init(example: value?["visibility"]), visibilityBound: try .init(example: value?["visibilityBound"]), cloudCover: try .init(example: value?["cloudCover"]), ceiling: try .init(example: value?["ceiling"]), clouds: try .init(example: value?["clouds"]), weather: try .init(example: value?["weather"]), condition: try .init(example: value?["condition"]))
  }
}

extension ReportedChangeKind: ExampleReadable {}

extension Wire.ReportedChange: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), probability: try .init(example: value?["probability"]), start: try .init(example: value?["start"]), end: try .init(example: value?["end"]), conditions: try .init(example: value?["conditions"]))
  }
}

extension Wire.ReportedPrecipitation: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(oneHour: try .init(example: value?["oneHour"]), threeHours: try .init(example: value?["threeHours"]), sixHours: try .init(example: value?["sixHours"]), day: try .init(example: value?["day"]))
  }
}

extension Wire.WindDirections: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(from: try .init(example: value?["from"]), to: try .init(example: value?["to"]))
  }
}

extension StationKind: ExampleReadable {}

extension MeasuredQuality: ExampleReadable {}

extension MeasuredField: ExampleReadable {}

extension Wire.ObservedStation: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), name: try .init(example: value?["name"]), kind: try .init(example: value?["kind"]), latitude: try .init(example: value?["latitude"]), longitude: try .init(example: value?["longitude"]), elevation: try .init(example: value?["elevation"]), distance: try .init(example: value?["distance"]), heightDifference: try .init(example: value?["heightDifference"]))
  }
}

extension Wire.MeasuredNumber: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), station: try .init(example: value?["station"]), time: try .init(example: value?["time"]), ageSeconds: try .init(example: value?["ageSeconds"]), quality: try .init(example: value?["quality"]))
  }
}

extension Wire.MeasuredTemperature: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), adjusted: try .init(example: value?["adjusted"]), lapseRate: try .init(example: value?["lapseRate"]), modelDifference: try .init(example: value?["modelDifference"]), station: try .init(example: value?["station"]), time: try .init(example: value?["time"]), ageSeconds: try .init(example: value?["ageSeconds"]), quality: try .init(example: value?["quality"]))
  }
}

extension Wire.MeasuredWind: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), station: try .init(example: value?["station"]), time: try .init(example: value?["time"]), ageSeconds: try .init(example: value?["ageSeconds"]), quality: try .init(example: value?["quality"]))
  }
}

extension Wire.MeasuredVisibility: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), bound: try .init(example: value?["bound"]), station: try .init(example: value?["station"]), time: try .init(example: value?["time"]), ageSeconds: try .init(example: value?["ageSeconds"]), quality: try .init(example: value?["quality"]))
  }
}

extension Wire.MeasuredCondition: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), station: try .init(example: value?["station"]), time: try .init(example: value?["time"]), ageSeconds: try .init(example: value?["ageSeconds"]), quality: try .init(example: value?["quality"]))
  }
}

extension Wire.MeasuredPrecipitation: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(oneHour: try .init(example: value?["oneHour"]), threeHours: try .init(example: value?["threeHours"]), sixHours: try .init(example: value?["sixHours"]))
  }
}

extension Wire.StationReport: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), temperature: try .init(example: value?["temperature"]), dewPoint: try .init(example: value?["dewPoint"]), humidity: try .init(example: value?["humidity"]), wind: try .init(example: value?["wind"]), pressure: try .init(example: value?["pressure"]), visibility: try .init(example: value?["visibility"]), visibilityBound: try .init(example: value?["visibilityBound"]), cloudCover: try .init(example: value?["cloudCover"]), cloudBase: try .init(example: value?["cloudBase"]), condition: try .init(example: value?["condition"]), precipitation: try .init(example: value?["precipitation"]), snowDepth: try .init(example: value?["snowDepth"]), report: try .init(example: value?["report"]))
  }
}

extension Wire.NearStation: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(station: try .init(example: value?["station"]), ageSeconds: try .init(example: value?["ageSeconds"]), quality: try .init(example: value?["quality"]), report: try .init(example: value?["report"]))
  }
}

extension SkillVariable: ExampleReadable {}

extension CorrectionVerdict: ExampleReadable {}

extension Wire.ForecastSkillRow: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(provider: try .init(example: value?["provider"]), variable: try .init(example: value?["variable"]), leadDays: try .init(example: value?["leadDays"]), count: try .init(example: value?["count"]), days: try .init(example: value?["days"]), since: try .init(example: value?["since"]), until: try .init(example: value?["until"]), bias: try .init(example: value?["bias"]), meanAbsoluteError: try .init(example: value?["meanAbsoluteError"]), rootMeanSquareError: try .init(example: value?["rootMeanSquareError"]), interval: try .init(example: value?["interval"]), brier: try .init(example: value?["brier"]), crps: try .init(example: value?["crps"]), skillOverPersistence: try .init(example: value?["skillOverPersistence"]), skillOverClimatology: try .init(example: value?["skillOverClimatology"]), correction: try .init(example: value?["correction"]))
  }
}

extension Wire.BrierParts: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(score: try .init(example: value?["score"]), reliability: try .init(example: value?["reliability"]), resolution: try .init(example: value?["resolution"]), uncertainty: try .init(example: value?["uncertainty"]), diagram: try .init(example: value?["diagram"]))
  }
}

extension Wire.ReliabilityPoint: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(probability: try .init(example: value?["probability"]), frequency: try .init(example: value?["frequency"]), count: try .init(example: value?["count"]))
  }
}

extension Wire.SkillCorrection: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(verdict: try .init(example: value?["verdict"]), error: try .init(example: value?["error"]), correctedError: try .init(example: value?["correctedError"]), noise: try .init(example: value?["noise"]), days: try .init(example: value?["days"]))
  }
}

extension Wire.Correction: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(provider: try .init(example: value?["provider"]), variable: try .init(example: value?["variable"]), leadDays: try .init(example: value?["leadDays"]), verdict: try .init(example: value?["verdict"]), added: try .init(example: value?["added"]), count: try .init(example: value?["count"]), error: try .init(example: value?["error"]), correctedError: try .init(example: value?["correctedError"]))
  }
}

extension ProviderFaultKind: ExampleReadable {}

extension Wire.ProviderFault: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), hours: try .init(example: value?["hours"]))
  }
}

extension Wire.SuspectProvider: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(provider: try .init(example: value?["provider"]), fault: try .init(example: value?["fault"]))
  }
}

extension SpreadVariable: ExampleReadable {}

extension SpreadMethod: ExampleReadable {}

extension SpreadDoubt: ExampleReadable {}

extension Wire.ValueSpread: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(p10: try .init(example: value?["p10"]), p50: try .init(example: value?["p50"]), p90: try .init(example: value?["p90"]))
  }
}

extension Wire.HourSpread: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperature: try .init(example: value?["temperature"]), windSpeed: try .init(example: value?["windSpeed"]), windGust: try .init(example: value?["windGust"]), precipitation: try .init(example: value?["precipitation"]))
  }
}

extension Wire.DaySpread: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperatureMin: try .init(example: value?["temperatureMin"]), temperatureMax: try .init(example: value?["temperatureMax"]), windSpeedMax: try .init(example: value?["windSpeedMax"]), windGustMax: try .init(example: value?["windGustMax"]), precipitation: try .init(example: value?["precipitation"]))
  }
}

extension Wire.SpreadRecord: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(variable: try .init(example: value?["variable"]), leadDays: try .init(example: value?["leadDays"]), method: try .init(example: value?["method"]), calibrated: try .init(example: value?["calibrated"]), reason: try .init(example: value?["reason"]), coverage: try .init(example: value?["coverage"]), count: try .init(example: value?["count"]))
  }
}

extension Wire.BlendWeight: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(provider: try .init(example: value?["provider"]), weight: try .init(example: value?["weight"]))
  }
}

extension Wire.Blend: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(variable: try .init(example: value?["variable"]), leadDays: try .init(example: value?["leadDays"]), weights: try .init(example: value?["weights"]), verdict: try .init(example: value?["verdict"]), since: try .init(example: value?["since"]), error: try .init(example: value?["error"]), blendedError: try .init(example: value?["blendedError"]))
  }
}

extension SunState: ExampleReadable {}

extension Wire.MorningEvening: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(morning: try .init(example: value?["morning"]), evening: try .init(example: value?["evening"]))
  }
}

extension Wire.CustomElevation: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(angle: try .init(example: value?["angle"]), rising: try .init(example: value?["rising"]), setting: try .init(example: value?["setting"]))
  }
}

extension Wire.SunDay: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), state: try .init(example: value?["state"]), sunrise: try .init(example: value?["sunrise"]), sunset: try .init(example: value?["sunset"]), solarNoon: try .init(example: value?["solarNoon"]), civilDawn: try .init(example: value?["civilDawn"]), civilDusk: try .init(example: value?["civilDusk"]), nauticalDawn: try .init(example: value?["nauticalDawn"]), nauticalDusk: try .init(example: value?["nauticalDusk"]), astronomicalDawn: try .init(example: value?["astronomicalDawn"]), astronomicalDusk: try .init(example: value?["astronomicalDusk"]), goldenHour: try .init(example: value?["goldenHour"]), blueHour: try .init(example: value?["blueHour"]), sunriseAzimuth: try .init(example: value?["sunriseAzimuth"]), sunsetAzimuth: try .init(example: value?["sunsetAzimuth"]), noonAltitude: try .init(example: value?["noonAltitude"]), dayLengthSeconds: try .init(example: value?["dayLengthSeconds"]), custom: try .init(example: value?["custom"]), nextSunrise: try .init(example: value?["nextSunrise"]), nextSunset: try .init(example: value?["nextSunset"]))
  }
}

extension SunPhase: ExampleReadable {}

extension Wire.NextSunPhase: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(phase: try .init(example: value?["phase"]), time: try .init(example: value?["time"]))
  }
}

extension Wire.NextMoonPhases: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(newMoon: try .init(example: value?["newMoon"]), firstQuarter: try .init(example: value?["firstQuarter"]), fullMoon: try .init(example: value?["fullMoon"]), lastQuarter: try .init(example: value?["lastQuarter"]))
  }
}

extension Wire.MoonDay: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), moonrise: try .init(example: value?["moonrise"]), moonset: try .init(example: value?["moonset"]), transit: try .init(example: value?["transit"]), secondMoonrise: try .init(example: value?["secondMoonrise"]), secondMoonset: try .init(example: value?["secondMoonset"]), secondTransit: try .init(example: value?["secondTransit"]))
  }
}

extension SunsetModel: ExampleReadable {}

extension SunEvent: ExampleReadable {}

extension SunsetRating: ExampleReadable {}

extension SunsetPath: ExampleReadable {}

extension SunsetReason: ExampleReadable {}

extension Wire.SunsetCloudFactor: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(total: try .init(example: value?["total"]), low: try .init(example: value?["low"]), mid: try .init(example: value?["mid"]), high: try .init(example: value?["high"]), dailyMean: try .init(example: value?["dailyMean"]), label: try .init(example: value?["label"]), symbols: try .init(example: value?["symbols"]))
  }
}

extension Wire.LabeledValue: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(value: try .init(example: value?["value"]), label: try .init(example: value?["label"]), bound: try .init(example: value?["bound"]), symbols: try .init(example: value?["symbols"]))
  }
}

extension Wire.SunsetFactors: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(cloudCover: try .init(example: value?["cloudCover"]), highCloud: try .init(example: value?["highCloud"]), humidity: try .init(example: value?["humidity"]), aerosolOpticalDepth: try .init(example: value?["aerosolOpticalDepth"]), visibility: try .init(example: value?["visibility"]))
  }
}

extension Wire.SunsetSubscores: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(canvas: try .init(example: value?["canvas"]), light: try .init(example: value?["light"]), glow: try .init(example: value?["glow"]), air: try .init(example: value?["air"]), visibility: try .init(example: value?["visibility"]), rain: try .init(example: value?["rain"]))
  }
}

extension Wire.SunsetDay: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), score: try .init(example: value?["score"]), asForecast: try .init(example: value?["asForecast"]), kind: try .init(example: value?["kind"]), preliminary: try .init(example: value?["preliminary"]), rating: try .init(example: value?["rating"]), label: try .init(example: value?["label"]), symbols: try .init(example: value?["symbols"]), explanation: try .init(example: value?["explanation"]), confidence: try .init(example: value?["confidence"]), interval: try .init(example: value?["interval"]), rarity: try .init(example: value?["rarity"]), color: try .init(example: value?["color"]), time: try .init(example: value?["time"]), goldenHour: try .init(example: value?["goldenHour"]), blueHour: try .init(example: value?["blueHour"]), azimuth: try .init(example: value?["azimuth"]), factors: try .init(example: value?["factors"]), subscores: try .init(example: value?["subscores"]), pathSource: try .init(example: value?["pathSource"]), gradient: try .init(example: value?["gradient"]), passed: try .init(example: value?["passed"]), learned: try .init(example: value?["learned"]), reason: try .init(example: value?["reason"]))
  }
}

extension Wire.SunsetColor: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(text: try .init(example: value?["text"]), chance: try .init(example: value?["chance"]), quality: try .init(example: value?["quality"]))
  }
}

extension Wire.SunsetRarity: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(percentile: try .init(example: value?["percentile"]), text: try .init(example: value?["text"]))
  }
}

extension Wire.SunsetOutlook: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(score: try .init(example: value?["score"]), confidence: try .init(example: value?["confidence"]), interval: try .init(example: value?["interval"]), color: try .init(example: value?["color"]))
  }
}

extension Wire.Symbols: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(sfSymbol: try .init(example: value?["sfSymbol"]), emoji: try .init(example: value?["emoji"]), material: try .init(example: value?["material"]))
  }
}

extension Wire.AboutFactor: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(id: try .init(example: value?["id"]), title: try .init(example: value?["title"]), text: try .init(example: value?["text"]), labels: try .init(example: value?["labels"]), thresholds: try .init(example: value?["thresholds"]), symbols: try .init(example: value?["symbols"]))
  }
}

extension Wire.RankedSunset: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(place: try .init(example: value?["place"]), date: try .init(example: value?["date"]), score: try .init(example: value?["score"]), preliminary: try .init(example: value?["preliminary"]), symbols: try .init(example: value?["symbols"]), color: try .init(example: value?["color"]), time: try .init(example: value?["time"]))
  }
}

extension Wire.ObservedForecast: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(score: try .init(example: value?["score"]), issuedAt: try .init(example: value?["issuedAt"]), leadDays: try .init(example: value?["leadDays"]), model: try .init(example: value?["model"]))
  }
}

extension Wire.ObservedSunset: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), event: try .init(example: value?["event"]), score: try .init(example: value?["score"]), forecast: try .init(example: value?["forecast"]))
  }
}

extension SunsetPredictor: ExampleReadable {}

extension Wire.SunsetComparison: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(predictor: try .init(example: value?["predictor"]), error: try .init(example: value?["error"]), interval: try .init(example: value?["interval"]), rankCorrelation: try .init(example: value?["rankCorrelation"]))
  }
}

extension Wire.SunsetLearning: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(evenings: try .init(example: value?["evenings"]), used: try .init(example: value?["used"]), comparisons: try .init(example: value?["comparisons"]))
  }
}

extension WindOrigin: ExampleReadable {}

extension ConditionKind: ExampleReadable {}

extension Wire.Condition: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(code: try .init(example: value?["code"]), kind: try .init(example: value?["kind"]), text: try .init(example: value?["text"]), rank: try .init(example: value?["rank"]), emoji: try .init(example: value?["emoji"]), sfSymbol: try .init(example: value?["sfSymbol"]), owmIcon: try .init(example: value?["owmIcon"]))
  }
}

extension FeelsLikeMethod: ExampleReadable {}

extension Wire.Wind: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(speed: try .init(example: value?["speed"]), gust: try .init(example: value?["gust"]), direction: try .init(example: value?["direction"]), compass: try .init(example: value?["compass"]))
  }
}

extension Wire.DayWind: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(speedMax: try .init(example: value?["speedMax"]), gustMax: try .init(example: value?["gustMax"]), direction: try .init(example: value?["direction"]))
  }
}

extension Wire.CloudCover: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(total: try .init(example: value?["total"]), low: try .init(example: value?["low"]), mid: try .init(example: value?["mid"]), high: try .init(example: value?["high"]))
  }
}

extension Wire.TemperatureNormal: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperature: try .init(example: value?["temperature"]), anomaly: try .init(example: value?["anomaly"]), period: try .init(example: value?["period"]), year: try .init(example: value?["year"]), representative: try .init(example: value?["representative"]))
  }
}

extension RowKind: ExampleReadable {}

extension Wire.HourForecast: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), temperature: try .init(example: value?["temperature"]), feelsLike: try .init(example: value?["feelsLike"]), feelsLikeMethod: try .init(example: value?["feelsLikeMethod"]), humidity: try .init(example: value?["humidity"]), dewPoint: try .init(example: value?["dewPoint"]), precipitation: try .init(example: value?["precipitation"]), precipitationProbability: try .init(example: value?["precipitationProbability"]), cloudCover: try .init(example: value?["cloudCover"]), wind: try .init(example: value?["wind"]), uvIndex: try .init(example: value?["uvIndex"]), visibility: try .init(example: value?["visibility"]), visibilityBound: try .init(example: value?["visibilityBound"]), pressure: try .init(example: value?["pressure"]), isDay: try .init(example: value?["isDay"]), condition: try .init(example: value?["condition"]), kind: try .init(example: value?["kind"]), spread: try .init(example: value?["spread"]))
  }
}

extension MoonPhaseName: ExampleReadable {}

extension Wire.DayMoon: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(name: try .init(example: value?["name"]), illumination: try .init(example: value?["illumination"]))
  }
}

extension Wire.DayForecast: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), temperatureMin: try .init(example: value?["temperatureMin"]), temperatureMax: try .init(example: value?["temperatureMax"]), precipitation: try .init(example: value?["precipitation"]), precipitationProbability: try .init(example: value?["precipitationProbability"]), wind: try .init(example: value?["wind"]), uvIndexMax: try .init(example: value?["uvIndexMax"]), sunrise: try .init(example: value?["sunrise"]), sunset: try .init(example: value?["sunset"]), moonPhase: try .init(example: value?["moonPhase"]), condition: try .init(example: value?["condition"]), kind: try .init(example: value?["kind"]), partial: try .init(example: value?["partial"]), summary: try .init(example: value?["summary"]), spread: try .init(example: value?["spread"]))
  }
}

extension Wire.PastDay: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), temperatureMin: try .init(example: value?["temperatureMin"]), temperatureMax: try .init(example: value?["temperatureMax"]), precipitation: try .init(example: value?["precipitation"]), wind: try .init(example: value?["wind"]), sunrise: try .init(example: value?["sunrise"]), sunset: try .init(example: value?["sunset"]), condition: try .init(example: value?["condition"]), normal: try .init(example: value?["normal"]), kind: try .init(example: value?["kind"]), partial: try .init(example: value?["partial"]), summary: try .init(example: value?["summary"]))
  }
}

extension Wire.PastNormal: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperatureMin: try .init(example: value?["temperatureMin"]), temperatureMax: try .init(example: value?["temperatureMax"]), anomaly: try .init(example: value?["anomaly"]), rare: try .init(example: value?["rare"]))
  }
}

extension PastDayKind: ExampleReadable {}

extension Wire.WeatherChange: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), kind: try .init(example: value?["kind"]), significance: try .init(example: value?["significance"]), text: try .init(example: value?["text"]), start: try .init(example: value?["start"]), end: try .init(example: value?["end"]))
  }
}

extension SummaryFactKind: ExampleReadable {}

extension Wire.SummaryFact: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), significance: try .init(example: value?["significance"]), text: try .init(example: value?["text"]), start: try .init(example: value?["start"]), end: try .init(example: value?["end"]))
  }
}

extension Wire.SummaryDay: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), facts: try .init(example: value?["facts"]))
  }
}

extension Wire.IntervalPrecipitation: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(rate: try .init(example: value?["rate"]), amount: try .init(example: value?["amount"]), start: try .init(example: value?["start"]), end: try .init(example: value?["end"]))
  }
}

extension Wire.NowcastStep: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), precipitationRate: try .init(example: value?["precipitationRate"]), probability: try .init(example: value?["probability"]))
  }
}

extension Wire.GlyphSet: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(emoji: try .init(example: value?["emoji"]), nerd: try .init(example: value?["nerd"]), ascii: try .init(example: value?["ascii"]), sfSymbol: try .init(example: value?["sfSymbol"]), owmIcon: try .init(example: value?["owmIcon"]))
  }
}

extension Wire.ConditionEntry: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), codes: try .init(example: value?["codes"]), text: try .init(example: value?["text"]), rank: try .init(example: value?["rank"]), day: try .init(example: value?["day"]), night: try .init(example: value?["night"]))
  }
}

extension Wire.OverviewPart: ExampleReadable {
  package init(example value: JSONValue?) throws {
    if let value, value["state"]?.string == "loading" { self = .loadingPart(try .init(example: value)); return }
    if let value, value["state"]?.string == "success" { self = .finishedPart(try .init(example: value)); return }
    if let value, value["state"]?.string == "failure" { self = .failedPart(try .init(example: value)); return }
    throw ExampleFault.type
  }
}

extension Wire.LoadingPart: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(method: try .init(example: value?["method"]), title: try .init(example: value?["title"]), progress: try .init(example: value?["progress"]), value: try .init(example: value?["value"]))
  }
}

extension Wire.FinishedPart: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(method: try .init(example: value?["method"]), title: try .init(example: value?["title"]), progress: try .init(example: value?["progress"]), value: try .init(example: value?["value"]))
  }
}

extension Wire.FailedPart: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(method: try .init(example: value?["method"]), title: try .init(example: value?["title"]), progress: try .init(example: value?["progress"]), error: try .init(example: value?["error"]))
  }
}

extension Wire.AirQualityResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), aqi: try .init(example: value?["aqi"]), pollutants: try .init(example: value?["pollutants"]), aerosolOpticalDepth: try .init(example: value?["aerosolOpticalDepth"]), dust: try .init(example: value?["dust"]), pollen: try .init(example: value?["pollen"]), advice: try .init(example: value?["advice"]), hours: try .init(example: value?["hours"]), tail: try .init(example: value))
  }
}

extension Wire.AlertsActiveResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(coverage: try .init(example: value?["coverage"]), alerts: try .init(example: value?["alerts"]), services: try .init(example: value?["services"]), tail: try .init(example: value))
  }
}

extension Wire.AlertsCoverageResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(services: try .init(example: value?["services"]), tail: try .init(example: value))
  }
}

extension Wire.ClimateProjectResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(current: try .init(example: value?["current"]), projected: try .init(example: value?["projected"]), delta: try .init(example: value?["delta"]), interannual: try .init(example: value?["interannual"]), alternatives: try .init(example: value?["alternatives"]), globalWarming: try .init(example: value?["globalWarming"]), region: try .init(example: value?["region"]), interventions: try .init(example: value?["interventions"]), heatIndex: try .init(example: value?["heatIndex"]), wetBulb: try .init(example: value?["wetBulb"]), extremes: try .init(example: value?["extremes"]), series: try .init(example: value?["series"]), baselineYear: try .init(example: value?["baselineYear"]), model: try .init(example: value?["model"]), scenario: try .init(example: value?["scenario"]), year: try .init(example: value?["year"]), notes: try .init(example: value?["notes"]), tail: try .init(example: value))
  }
}

extension Wire.ClimateScenariosResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(scenarios: try .init(example: value?["scenarios"]), attribution: try .init(example: value?["attribution"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.ClimateLeversResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(levers: try .init(example: value?["levers"]), attribution: try .init(example: value?["attribution"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.ClimateNormalsResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(months: try .init(example: value?["months"]), period: try .init(example: value?["period"]), year: try .init(example: value?["year"]), temperatureError: try .init(example: value?["temperatureError"]), representative: try .init(example: value?["representative"]), tail: try .init(example: value))
  }
}

extension Wire.ClimateExtremesResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(annual: try .init(example: value?["annual"]), months: try .init(example: value?["months"]), level: try .init(example: value?["level"]), degreeDayBase: try .init(example: value?["degreeDayBase"]), period: try .init(example: value?["period"]), year: try .init(example: value?["year"]), scenario: try .init(example: value?["scenario"]), levers: try .init(example: value?["levers"]), notes: try .init(example: value?["notes"]), tail: try .init(example: value))
  }
}

extension Wire.ClimateAnalogResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(analogs: try .init(example: value?["analogs"]), novelty: try .init(example: value?["novelty"]), novel: try .init(example: value?["novel"]), year: try .init(example: value?["year"]), scenario: try .init(example: value?["scenario"]), tail: try .init(example: value))
  }
}

extension Wire.FavoritesListResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(favorites: try .init(example: value?["favorites"]), myLocation: try .init(example: value?["myLocation"]), revision: try .init(example: value?["revision"]), tail: try .init(example: value))
  }
}

extension Wire.FavoritesAddResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(favorite: try .init(example: value?["favorite"]), added: try .init(example: value?["added"]), revision: try .init(example: value?["revision"]), warnings: try .init(example: value?["warnings"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.FavoritesRemoveResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(revision: try .init(example: value?["revision"]), warnings: try .init(example: value?["warnings"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.FavoritesMoveResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(favorite: try .init(example: value?["favorite"]), revision: try .init(example: value?["revision"]), warnings: try .init(example: value?["warnings"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.FavoritesRenameResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(favorite: try .init(example: value?["favorite"]), revision: try .init(example: value?["revision"]), warnings: try .init(example: value?["warnings"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.ForecastHourlyResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(hours: try .init(example: value?["hours"]), summary: try .init(example: value?["summary"]), spreads: try .init(example: value?["spreads"]), tail: try .init(example: value))
  }
}

extension Wire.ForecastDailyResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(days: try .init(example: value?["days"]), spreads: try .init(example: value?["spreads"]), tail: try .init(example: value))
  }
}

extension Wire.ForecastChanceResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(chance: try .init(example: value?["chance"]), start: try .init(example: value?["start"]), end: try .init(example: value?["end"]), method: try .init(example: value?["method"]), calibrated: try .init(example: value?["calibrated"]), reason: try .init(example: value?["reason"]), tail: try .init(example: value))
  }
}

extension Wire.ForecastNowcastResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(steps: try .init(example: value?["steps"]), intervalMinutes: try .init(example: value?["intervalMinutes"]), native: try .init(example: value?["native"]), startsInMinutes: try .init(example: value?["startsInMinutes"]), endsInMinutes: try .init(example: value?["endsInMinutes"]), summary: try .init(example: value?["summary"]), tail: try .init(example: value))
  }
}

extension Wire.StatusTextResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(text: try .init(example: value?["text"]), alt: try .init(example: value?["alt"]), tooltip: try .init(example: value?["tooltip"]), speech: try .init(example: value?["speech"]), class: try .init(example: value?["class"]), percentage: try .init(example: value?["percentage"]), mark: try .init(example: value?["mark"]), age: try .init(example: value?["age"]), tail: try .init(example: value))
  }
}

extension Wire.ChartRenderResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(mimeType: try .init(example: value?["mimeType"]), text: try .init(example: value?["text"]), width: try .init(example: value?["width"]), height: try .init(example: value?["height"]), alt: try .init(example: value?["alt"]), tail: try .init(example: value))
  }
}

extension Wire.InitializeResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(serverInfo: try .init(example: value?["serverInfo"]), protocolVersion: try .init(example: value?["protocolVersion"]), capabilities: try .init(example: value?["capabilities"]))
  }
}

extension Wire.LocationSearchResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(places: try .init(example: value?["places"]), didYouMean: try .init(example: value?["didYouMean"]), tail: try .init(example: value))
  }
}

extension Wire.LocationReverseResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(place: try .init(example: value?["place"]), description: try .init(example: value?["description"]), tail: try .init(example: value))
  }
}

extension Wire.MapLayersResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(layers: try .init(example: value?["layers"]), tail: try .init(example: value))
  }
}

extension Wire.MapTileResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(mimeType: try .init(example: value?["mimeType"]), data: try .init(example: value?["data"]), tileSize: try .init(example: value?["tileSize"]), expiresAt: try .init(example: value?["expiresAt"]), tail: try .init(example: value))
  }
}

extension Wire.MoonPhaseResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), name: try .init(example: value?["name"]), elongation: try .init(example: value?["elongation"]), illumination: try .init(example: value?["illumination"]), ageDays: try .init(example: value?["ageDays"]), distanceKm: try .init(example: value?["distanceKm"]), next: try .init(example: value?["next"]), tail: try .init(example: value))
  }
}

extension Wire.MoonTimesResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(days: try .init(example: value?["days"]), tail: try .init(example: value))
  }
}

extension Wire.ObservationCurrentResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(temperature: try .init(example: value?["temperature"]), dewPoint: try .init(example: value?["dewPoint"]), humidity: try .init(example: value?["humidity"]), wind: try .init(example: value?["wind"]), pressure: try .init(example: value?["pressure"]), visibility: try .init(example: value?["visibility"]), cloudCover: try .init(example: value?["cloudCover"]), cloudBase: try .init(example: value?["cloudBase"]), condition: try .init(example: value?["condition"]), precipitation: try .init(example: value?["precipitation"]), snowDepth: try .init(example: value?["snowDepth"]), stations: try .init(example: value?["stations"]), tail: try .init(example: value))
  }
}

extension Wire.ObservationHistoryResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(station: try .init(example: value?["station"]), stuck: try .init(example: value?["stuck"]), reports: try .init(example: value?["reports"]), tail: try .init(example: value))
  }
}

extension Wire.ObservationStationsResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(stations: try .init(example: value?["stations"]), tail: try .init(example: value))
  }
}

extension Wire.ObservationDecodeResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(kind: try .init(example: value?["kind"]), station: try .init(example: value?["station"]), aerodrome: try .init(example: value?["aerodrome"]), time: try .init(example: value?["time"]), automatic: try .init(example: value?["automatic"]), corrected: try .init(example: value?["corrected"]), missing: try .init(example: value?["missing"]), canceled: try .init(example: value?["canceled"]), start: try .init(example: value?["start"]), end: try .init(example: value?["end"]), temperature: try .init(example: value?["temperature"]), dewPoint: try .init(example: value?["dewPoint"]), humidity: try .init(example: value?["humidity"]), pressure: try .init(example: value?["pressure"]), conditions: try .init(example: value?["conditions"]), recentWeather: try .init(example: value?["recentWeather"]), precipitation: try .init(example: value?["precipitation"]), snowDepth: try .init(example: value?["snowDepth"]), temperatureMax: try .init(example: value?["temperatureMax"]), temperatureMin: try .init(example: value?["temperatureMin"]), changes: try .init(example: value?["changes"]), steady: try .init(example: value?["steady"]), unread: try .init(example: value?["unread"]), tail: try .init(example: value))
  }
}

extension Wire.ConfigGetResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(values: try .init(example: value?["values"]), language: try .init(example: value?["language"]), readerUnits: try .init(example: value?["readerUnits"]), warnings: try .init(example: value?["warnings"]))
  }
}

extension Wire.ServerStatusResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(version: try .init(example: value?["version"]), protocolVersion: try .init(example: value?["protocolVersion"]), uptimeSeconds: try .init(example: value?["uptimeSeconds"]), inFlight: try .init(example: value?["inFlight"]), queuedOutputBytes: try .init(example: value?["queuedOutputBytes"]), methods: try .init(example: value?["methods"]), cache: try .init(example: value?["cache"]), storage: try .init(example: value?["storage"]), providers: try .init(example: value?["providers"]), subscriptions: try .init(example: value?["subscriptions"]), location: try .init(example: value?["location"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.ForecastSkillResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(rows: try .init(example: value?["rows"]), suspects: try .init(example: value?["suspects"]), blends: try .init(example: value?["blends"]), place: try .init(example: value?["place"]))
  }
}

extension Wire.SkillBackfillResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(provider: try .init(example: value?["provider"]), since: try .init(example: value?["since"]), until: try .init(example: value?["until"]), leads: try .init(example: value?["leads"]), forecastDays: try .init(example: value?["forecastDays"]), repeatedDays: try .init(example: value?["repeatedDays"]), measuredDays: try .init(example: value?["measuredDays"]), stations: try .init(example: value?["stations"]), pairs: try .init(example: value?["pairs"]), newPairs: try .init(example: value?["newPairs"]), tail: try .init(example: value))
  }
}

extension Wire.SkillExportResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(text: try .init(example: value?["text"]), count: try .init(example: value?["count"]), place: try .init(example: value?["place"]))
  }
}

extension Wire.SkillRemoveResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(count: try .init(example: value?["count"]), place: try .init(example: value?["place"]))
  }
}

extension Wire.SubscriptionCancelResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(cancelled: try .init(example: value?["cancelled"]))
  }
}

extension Wire.SubscriptionListResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(subscriptions: try .init(example: value?["subscriptions"]))
  }
}

extension Wire.SunTimesResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(days: try .init(example: value?["days"]), dip: try .init(example: value?["dip"]), tail: try .init(example: value))
  }
}

extension Wire.SunPositionResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), azimuth: try .init(example: value?["azimuth"]), altitude: try .init(example: value?["altitude"]), apparentAltitude: try .init(example: value?["apparentAltitude"]), declination: try .init(example: value?["declination"]), equationOfTimeMinutes: try .init(example: value?["equationOfTimeMinutes"]), tail: try .init(example: value))
  }
}

extension Wire.SunPhaseResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), phase: try .init(example: value?["phase"]), isDay: try .init(example: value?["isDay"]), isGoldenHour: try .init(example: value?["isGoldenHour"]), isRising: try .init(example: value?["isRising"]), altitude: try .init(example: value?["altitude"]), next: try .init(example: value?["next"]), tail: try .init(example: value))
  }
}

extension Wire.SunsetScoreResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(model: try .init(example: value?["model"]), event: try .init(example: value?["event"]), days: try .init(example: value?["days"]), tail: try .init(example: value))
  }
}

extension Wire.SunsetAboutResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(title: try .init(example: value?["title"]), text: try .init(example: value?["text"]), factors: try .init(example: value?["factors"]), labels: try .init(example: value?["labels"]), thresholds: try .init(example: value?["thresholds"]), unknowable: try .init(example: value?["unknowable"]), learning: try .init(example: value?["learning"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.SunsetEvaluateResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(model: try .init(example: value?["model"]), score: try .init(example: value?["score"]), rating: try .init(example: value?["rating"]), label: try .init(example: value?["label"]), symbols: try .init(example: value?["symbols"]), explanation: try .init(example: value?["explanation"]), outlook: try .init(example: value?["outlook"]), subscores: try .init(example: value?["subscores"]), factors: try .init(example: value?["factors"]), gradient: try .init(example: value?["gradient"]), units: try .init(example: value?["units"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.SunsetBestResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(model: try .init(example: value?["model"]), ranked: try .init(example: value?["ranked"]), tail: try .init(example: value))
  }
}

extension Wire.SunsetObserveResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(date: try .init(example: value?["date"]), observation: try .init(example: value?["observation"]), recent: try .init(example: value?["recent"]), learning: try .init(example: value?["learning"]), place: try .init(example: value?["place"]))
  }
}

extension Wire.WeatherCurrentResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(time: try .init(example: value?["time"]), temperature: try .init(example: value?["temperature"]), feelsLike: try .init(example: value?["feelsLike"]), feelsLikeMethod: try .init(example: value?["feelsLikeMethod"]), humidity: try .init(example: value?["humidity"]), dewPoint: try .init(example: value?["dewPoint"]), pressure: try .init(example: value?["pressure"]), wind: try .init(example: value?["wind"]), cloudCover: try .init(example: value?["cloudCover"]), visibility: try .init(example: value?["visibility"]), visibilityBound: try .init(example: value?["visibilityBound"]), uvIndex: try .init(example: value?["uvIndex"]), precipitation: try .init(example: value?["precipitation"]), isDay: try .init(example: value?["isDay"]), condition: try .init(example: value?["condition"]), sunrise: try .init(example: value?["sunrise"]), sunset: try .init(example: value?["sunset"]), normal: try .init(example: value?["normal"]), observed: try .init(example: value?["observed"]), measured: try .init(example: value?["measured"]), tail: try .init(example: value))
  }
}

extension Wire.WeatherOverviewResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(place: try .init(example: value?["place"]), units: try .init(example: value?["units"]), parts: try .init(example: value?["parts"]), headline: try .init(example: value?["headline"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.WeatherSummaryResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(days: try .init(example: value?["days"]), tail: try .init(example: value))
  }
}

extension Wire.WeatherHistoryResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(days: try .init(example: value?["days"]), tail: try .init(example: value))
  }
}

extension Wire.WeatherChangesResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(changes: try .init(example: value?["changes"]), warningsKnown: try .init(example: value?["warningsKnown"]), tail: try .init(example: value))
  }
}

extension Wire.ConditionCatalogResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(conditions: try .init(example: value?["conditions"]), dir: try .init(example: value?["dir"]))
  }
}

extension Wire.IconGetResult: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(mimeType: try .init(example: value?["mimeType"]), data: try .init(example: value?["data"]), tail: try .init(example: value))
  }
}

extension Wire.Tail: ExampleReadable {
  package init(example value: JSONValue?) throws {
    self.init(place: try .init(example: value?["place"]), units: try .init(example: value?["units"]), dir: try .init(example: value?["dir"]), source: try .init(example: value?["source"]), sources: try .init(example: value?["sources"]), retryAfterSeconds: try .init(example: value?["retryAfterSeconds"]), corrections: try .init(example: value?["corrections"]), blends: try .init(example: value?["blends"]), attribution: try .init(example: value?["attribution"]), warnings: try .init(example: value?["warnings"]))
  }
}

package enum WrittenRecord {
  package typealias Record = ExampleReadable & WireWritable
  package static let all: [(name: String, measures: Bool, type: any Record.Type)] = [
    ("AirQualityIndex", true, Wire.AirQualityIndex.self),
    ("Pollutants", true, Wire.Pollutants.self),
    ("Pollen", true, Wire.Pollen.self),
    ("AirQualityHour", true, Wire.AirQualityHour.self),
    ("AlertService", false, Wire.AlertService.self),
    ("Alert", false, Wire.Alert.self),
    ("ClimateNow", true, Wire.ClimateNow.self),
    ("Projection", true, Wire.Projection.self),
    ("InterannualVariability", true, Wire.InterannualVariability.self),
    ("ClimateDelta", true, Wire.ClimateDelta.self),
    ("ClimateAlternative", true, Wire.ClimateAlternative.self),
    ("ClimateAlternatives", false, Wire.ClimateAlternatives.self),
    ("NowThen", true, Wire.NowThen.self),
    ("GlobalWarming", true, Wire.GlobalWarming.self),
    ("ClimateRegion", true, Wire.ClimateRegion.self),
    ("InterventionEffect", true, Wire.InterventionEffect.self),
    ("ClimateExtreme", true, Wire.ClimateExtreme.self),
    ("ClimateYear", true, Wire.ClimateYear.self),
    ("ScenarioWarming", true, Wire.ScenarioWarming.self),
    ("ScenarioEntry", false, Wire.ScenarioEntry.self),
    ("LeverEntry", false, Wire.LeverEntry.self),
    ("MonthNormal", true, Wire.MonthNormal.self),
    ("ClimateAnalog", true, Wire.ClimateAnalog.self),
    ("ExtremeCount", true, Wire.ExtremeCount.self),
    ("ExtremeCounts", false, Wire.ExtremeCounts.self),
    ("MonthExtremes", false, Wire.MonthExtremes.self),
    ("Units", false, Wire.Units.self),
    ("Place", true, Wire.Place.self),
    ("Source", false, Wire.Source.self),
    ("ProductSource", false, Wire.ProductSource.self),
    ("Attribution", false, Wire.Attribution.self),
    ("Warning", false, Wire.Warning.self),
    ("TimeLabels", false, Wire.TimeLabels.self),
    ("Interval", false, Wire.Interval.self),
    ("Bounds", true, Wire.Bounds.self),
    ("NumericRange", true, Wire.NumericRange.self),
    ("ErrorData", false, Wire.ErrorData.self),
    ("ErrorObject", false, Wire.ErrorObject.self),
    ("FavoriteCurrent", false, Wire.FavoriteCurrent.self),
    ("FavoriteSunset", false, Wire.FavoriteSunset.self),
    ("FavoriteWarning", false, Wire.FavoriteWarning.self),
    ("Favorite", false, Wire.Favorite.self),
    ("MyLocation", false, Wire.MyLocation.self),
    ("ResultText", false, Wire.ResultText.self),
    ("TextBlock", true, Wire.TextBlock.self),
    ("TextSpan", false, Wire.TextSpan.self),
    ("TextLine", false, Wire.TextLine.self),
    ("TextFact", false, Wire.TextFact.self),
    ("TextColumn", false, Wire.TextColumn.self),
    ("TextRow", false, Wire.TextRow.self),
    ("Onset", false, Wire.Onset.self),
    ("SubscriptionState", false, Wire.SubscriptionState.self),
    ("LanguageInUse", false, Wire.LanguageInUse.self),
    ("UnitsInUse", false, Wire.UnitsInUse.self),
    ("ConfigValue", false, Wire.ConfigValue.self),
    ("StorageStatus", false, Wire.StorageStatus.self),
    ("CacheStatus", false, Wire.CacheStatus.self),
    ("ProviderStatus", false, Wire.ProviderStatus.self),
    ("ServerInfo", false, Wire.ServerInfo.self),
    ("Limits", false, Wire.Limits.self),
    ("ServerCapabilities", false, Wire.ServerCapabilities.self),
    ("WorkDoneProgress", false, Wire.WorkDoneProgress.self),
    ("FoundPlace", true, Wire.FoundPlace.self),
    ("SearchPart", false, Wire.SearchPart.self),
    ("LocationStatus", false, Wire.LocationStatus.self),
    ("LocationState", false, Wire.LocationState.self),
    ("MapFrame", false, Wire.MapFrame.self),
    ("LegendEntry", true, Wire.LegendEntry.self),
    ("MapLayer", false, Wire.MapLayer.self),
    ("Aerodrome", true, Wire.Aerodrome.self),
    ("ReportedCloud", true, Wire.ReportedCloud.self),
    ("ReportedWeather", false, Wire.ReportedWeather.self),
    ("ReportedConditions", true, Wire.ReportedConditions.self),
    ("ReportedChange", true, Wire.ReportedChange.self),
    ("ReportedPrecipitation", true, Wire.ReportedPrecipitation.self),
    ("WindDirections", true, Wire.WindDirections.self),
    ("ObservedStation", true, Wire.ObservedStation.self),
    ("MeasuredNumber", true, Wire.MeasuredNumber.self),
    ("MeasuredTemperature", true, Wire.MeasuredTemperature.self),
    ("MeasuredWind", false, Wire.MeasuredWind.self),
    ("MeasuredVisibility", true, Wire.MeasuredVisibility.self),
    ("MeasuredCondition", false, Wire.MeasuredCondition.self),
    ("MeasuredPrecipitation", false, Wire.MeasuredPrecipitation.self),
    ("StationReport", true, Wire.StationReport.self),
    ("NearStation", false, Wire.NearStation.self),
    ("ForecastSkillRow", true, Wire.ForecastSkillRow.self),
    ("BrierParts", true, Wire.BrierParts.self),
    ("ReliabilityPoint", true, Wire.ReliabilityPoint.self),
    ("SkillCorrection", true, Wire.SkillCorrection.self),
    ("Correction", true, Wire.Correction.self),
    ("ProviderFault", false, Wire.ProviderFault.self),
    ("SuspectProvider", false, Wire.SuspectProvider.self),
    ("ValueSpread", true, Wire.ValueSpread.self),
    ("HourSpread", false, Wire.HourSpread.self),
    ("DaySpread", false, Wire.DaySpread.self),
    ("SpreadRecord", true, Wire.SpreadRecord.self),
    ("BlendWeight", true, Wire.BlendWeight.self),
    ("Blend", true, Wire.Blend.self),
    ("MorningEvening", false, Wire.MorningEvening.self),
    ("CustomElevation", true, Wire.CustomElevation.self),
    ("SunDay", true, Wire.SunDay.self),
    ("NextSunPhase", false, Wire.NextSunPhase.self),
    ("NextMoonPhases", false, Wire.NextMoonPhases.self),
    ("MoonDay", false, Wire.MoonDay.self),
    ("SunsetCloudFactor", true, Wire.SunsetCloudFactor.self),
    ("LabeledValue", true, Wire.LabeledValue.self),
    ("SunsetFactors", false, Wire.SunsetFactors.self),
    ("SunsetSubscores", true, Wire.SunsetSubscores.self),
    ("SunsetDay", true, Wire.SunsetDay.self),
    ("SunsetColor", true, Wire.SunsetColor.self),
    ("SunsetRarity", false, Wire.SunsetRarity.self),
    ("SunsetOutlook", true, Wire.SunsetOutlook.self),
    ("Symbols", false, Wire.Symbols.self),
    ("AboutFactor", false, Wire.AboutFactor.self),
    ("RankedSunset", true, Wire.RankedSunset.self),
    ("ObservedForecast", true, Wire.ObservedForecast.self),
    ("ObservedSunset", true, Wire.ObservedSunset.self),
    ("SunsetComparison", true, Wire.SunsetComparison.self),
    ("SunsetLearning", false, Wire.SunsetLearning.self),
    ("Condition", false, Wire.Condition.self),
    ("Wind", true, Wire.Wind.self),
    ("DayWind", true, Wire.DayWind.self),
    ("CloudCover", true, Wire.CloudCover.self),
    ("TemperatureNormal", true, Wire.TemperatureNormal.self),
    ("HourForecast", true, Wire.HourForecast.self),
    ("DayMoon", true, Wire.DayMoon.self),
    ("DayForecast", true, Wire.DayForecast.self),
    ("PastDay", true, Wire.PastDay.self),
    ("PastNormal", true, Wire.PastNormal.self),
    ("WeatherChange", false, Wire.WeatherChange.self),
    ("SummaryFact", false, Wire.SummaryFact.self),
    ("SummaryDay", false, Wire.SummaryDay.self),
    ("IntervalPrecipitation", true, Wire.IntervalPrecipitation.self),
    ("NowcastStep", true, Wire.NowcastStep.self),
    ("GlyphSet", false, Wire.GlyphSet.self),
    ("ConditionEntry", false, Wire.ConditionEntry.self),
    ("LoadingPart", true, Wire.LoadingPart.self),
    ("FinishedPart", true, Wire.FinishedPart.self),
    ("FailedPart", true, Wire.FailedPart.self),
    ("AirQualityResult", true, Wire.AirQualityResult.self),
    ("AlertsActiveResult", false, Wire.AlertsActiveResult.self),
    ("AlertsCoverageResult", false, Wire.AlertsCoverageResult.self),
    ("ClimateProjectResult", false, Wire.ClimateProjectResult.self),
    ("ClimateScenariosResult", false, Wire.ClimateScenariosResult.self),
    ("ClimateLeversResult", false, Wire.ClimateLeversResult.self),
    ("ClimateNormalsResult", true, Wire.ClimateNormalsResult.self),
    ("ClimateExtremesResult", true, Wire.ClimateExtremesResult.self),
    ("ClimateAnalogResult", true, Wire.ClimateAnalogResult.self),
    ("FavoritesListResult", false, Wire.FavoritesListResult.self),
    ("FavoritesAddResult", false, Wire.FavoritesAddResult.self),
    ("FavoritesRemoveResult", false, Wire.FavoritesRemoveResult.self),
    ("FavoritesMoveResult", false, Wire.FavoritesMoveResult.self),
    ("FavoritesRenameResult", false, Wire.FavoritesRenameResult.self),
    ("ForecastHourlyResult", false, Wire.ForecastHourlyResult.self),
    ("ForecastDailyResult", false, Wire.ForecastDailyResult.self),
    ("ForecastChanceResult", false, Wire.ForecastChanceResult.self),
    ("ForecastNowcastResult", false, Wire.ForecastNowcastResult.self),
    ("StatusTextResult", false, Wire.StatusTextResult.self),
    ("ChartRenderResult", false, Wire.ChartRenderResult.self),
    ("InitializeResult", false, Wire.InitializeResult.self),
    ("LocationSearchResult", false, Wire.LocationSearchResult.self),
    ("LocationReverseResult", false, Wire.LocationReverseResult.self),
    ("MapLayersResult", false, Wire.MapLayersResult.self),
    ("MapTileResult", false, Wire.MapTileResult.self),
    ("MoonPhaseResult", true, Wire.MoonPhaseResult.self),
    ("MoonTimesResult", false, Wire.MoonTimesResult.self),
    ("ObservationCurrentResult", false, Wire.ObservationCurrentResult.self),
    ("ObservationHistoryResult", false, Wire.ObservationHistoryResult.self),
    ("ObservationStationsResult", false, Wire.ObservationStationsResult.self),
    ("ObservationDecodeResult", true, Wire.ObservationDecodeResult.self),
    ("ConfigGetResult", false, Wire.ConfigGetResult.self),
    ("ServerStatusResult", true, Wire.ServerStatusResult.self),
    ("ForecastSkillResult", false, Wire.ForecastSkillResult.self),
    ("SkillBackfillResult", false, Wire.SkillBackfillResult.self),
    ("SkillExportResult", false, Wire.SkillExportResult.self),
    ("SkillRemoveResult", false, Wire.SkillRemoveResult.self),
    ("SubscriptionCancelResult", false, Wire.SubscriptionCancelResult.self),
    ("SubscriptionListResult", false, Wire.SubscriptionListResult.self),
    ("SunTimesResult", true, Wire.SunTimesResult.self),
    ("SunPositionResult", true, Wire.SunPositionResult.self),
    ("SunPhaseResult", true, Wire.SunPhaseResult.self),
    ("SunsetScoreResult", false, Wire.SunsetScoreResult.self),
    ("SunsetAboutResult", false, Wire.SunsetAboutResult.self),
    ("SunsetEvaluateResult", true, Wire.SunsetEvaluateResult.self),
    ("SunsetBestResult", false, Wire.SunsetBestResult.self),
    ("SunsetObserveResult", false, Wire.SunsetObserveResult.self),
    ("WeatherCurrentResult", true, Wire.WeatherCurrentResult.self),
    ("WeatherOverviewResult", false, Wire.WeatherOverviewResult.self),
    ("WeatherSummaryResult", false, Wire.WeatherSummaryResult.self),
    ("WeatherHistoryResult", false, Wire.WeatherHistoryResult.self),
    ("WeatherChangesResult", false, Wire.WeatherChangesResult.self),
    ("ConditionCatalogResult", false, Wire.ConditionCatalogResult.self),
    ("IconGetResult", false, Wire.IconGetResult.self),
  ]
}
