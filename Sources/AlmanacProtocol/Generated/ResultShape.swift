// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What a value of a result holds, as a JSON Pointer goes down into it.
package indirect enum ResultShape: Equatable, Sendable {
  /// A text, a number, a truth value or null: nothing is below it.
  case value
  /// Nobody says what is below it.
  case anything
  case list(ResultShape)
  case record(Record)

  package enum Record: String, CaseIterable, Sendable {
    case addedRange
    case airQualityHour
    case airQualityIndex
    case airQualityResult
    case alert
    case alertsActiveResult
    case attribution
    case blend
    case blendWeight
    case climateAlternative
    case climateAlternatives
    case climateDelta
    case climateExtreme
    case climateNow
    case climateProjectResult
    case climateRegion
    case climateYear
    case cloudCover
    case condition
    case correction
    case customElevation
    case dayForecast
    case dayMoon
    case daySpread
    case dayWind
    case errorData
    case errorObject
    case favorite
    case favoriteCurrent
    case favoriteSunset
    case favoritesListResult
    case forecastChanceResult
    case forecastDailyResult
    case forecastHourlyResult
    case forecastNowcastResult
    case hourForecast
    case hourSpread
    case interannualVariability
    case interval
    case interventionEffect
    case labeledValue
    case legendEntry
    case mapFrame
    case mapLayer
    case mapLayersResult
    case measuredCondition
    case measuredNumber
    case measuredPrecipitation
    case measuredTemperature
    case measuredVisibility
    case measuredWind
    case moonPhaseResult
    case morningEvening
    case myLocation
    case nextMoonPhases
    case nextSunPhase
    case nowThen
    case nowcastStep
    case numericRange
    case observationCurrentResult
    case observedStation
    case overviewAir
    case overviewAlerts
    case overviewClimate
    case overviewComponents
    case overviewCurrent
    case overviewDaily
    case overviewHourly
    case overviewMap
    case overviewNowcast
    case overviewSunset
    case place
    case pollen
    case pollutants
    case productSource
    case projection
    case rankedSunset
    case resultText
    case scoreInterval
    case source
    case spreadRecord
    case statusTextResult
    case summaryDay
    case summaryFact
    case sunDay
    case sunPhaseResult
    case sunPositionResult
    case sunTimesResult
    case sunsetBestResult
    case sunsetCloudFactor
    case sunsetColor
    case sunsetDay
    case sunsetFactors
    case sunsetScoreResult
    case sunsetSubscores
    case symbols
    case temperatureNormal
    case timeLabels
    case units
    case valueSpread
    case warning
    case weatherChange
    case weatherChangesResult
    case weatherCurrentResult
    case weatherOverviewResult
    case weatherSummaryResult
    case wind

    package var members: [(name: String, shape: ResultShape)] {
      switch self {
      case .addedRange:
        [
          ("least", .value),
          ("most", .value),
        ]
      case .airQualityHour:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("aqi", .list(.record(.airQualityIndex))),
          ("pollutants", .record(.pollutants)),
          ("aerosolOpticalDepth", .value),
          ("dust", .value),
          ("pollen", .record(.pollen)),
        ]
      case .airQualityIndex:
        [
          ("scale", .value),
          ("value", .value),
          ("category", .value),
          ("dominantPollutant", .value),
        ]
      case .airQualityResult:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("aqi", .list(.record(.airQualityIndex))),
          ("pollutants", .record(.pollutants)),
          ("aerosolOpticalDepth", .value),
          ("dust", .value),
          ("pollen", .record(.pollen)),
          ("advice", .value),
          ("hours", .list(.record(.airQualityHour))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .alert:
        [
          ("id", .value),
          ("event", .value),
          ("severity", .value),
          ("certainty", .value),
          ("urgency", .value),
          ("sent", .value),
          ("sentLabels", .record(.timeLabels)),
          ("onset", .value),
          ("onsetLabels", .record(.timeLabels)),
          ("expires", .value),
          ("expiresLabels", .record(.timeLabels)),
          ("headline", .value),
          ("description", .value),
          ("instruction", .value),
          ("areas", .list(.value)),
          ("sender", .value),
          ("url", .value),
          ("match", .value),
        ]
      case .alertsActiveResult:
        [
          ("coverage", .value),
          ("alerts", .list(.record(.alert))),
          ("place", .record(.place)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .attribution:
        [
          ("text", .value),
          ("url", .value),
          ("license", .value),
        ]
      case .blend:
        [
          ("variable", .value),
          ("leadDays", .value),
          ("weights", .list(.record(.blendWeight))),
          ("verdict", .value),
          ("since", .value),
          ("error", .value),
          ("blendedError", .value),
        ]
      case .blendWeight:
        [
          ("provider", .value),
          ("weight", .value),
        ]
      case .climateAlternative:
        [
          ("temperature", .value),
          ("low", .value),
          ("high", .value),
          ("condition", .record(.condition)),
          ("delta", .record(.climateDelta)),
        ]
      case .climateAlternatives:
        [
          ("without", .record(.climateAlternative)),
          ("with", .record(.climateAlternative)),
        ]
      case .climateDelta:
        [
          ("value", .value),
          ("low", .value),
          ("high", .value),
          ("level", .value),
        ]
      case .climateExtreme:
        [
          ("kind", .value),
          ("timesAsOften", .value),
          ("source", .value),
        ]
      case .climateNow:
        [
          ("temperature", .value),
          ("condition", .record(.condition)),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("given", .value),
        ]
      case .climateProjectResult:
        [
          ("current", .record(.climateNow)),
          ("projected", .record(.projection)),
          ("delta", .record(.climateDelta)),
          ("interannual", .record(.interannualVariability)),
          ("alternatives", .record(.climateAlternatives)),
          ("globalWarming", .record(.nowThen)),
          ("region", .record(.climateRegion)),
          ("interventions", .list(.record(.interventionEffect))),
          ("heatIndex", .record(.nowThen)),
          ("wetBulb", .record(.nowThen)),
          ("extremes", .list(.record(.climateExtreme))),
          ("series", .list(.record(.climateYear))),
          ("baselineYear", .value),
          ("model", .value),
          ("scenario", .value),
          ("year", .value),
          ("notes", .list(.value)),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .climateRegion:
        [
          ("code", .value),
          ("name", .value),
          ("factor", .value),
        ]
      case .climateYear:
        [
          ("year", .value),
          ("temperature", .value),
          ("low", .value),
          ("high", .value),
          ("yearLow", .value),
          ("yearHigh", .value),
          ("delta", .value),
          ("globalWarming", .value),
        ]
      case .cloudCover:
        [
          ("total", .value),
          ("low", .value),
          ("mid", .value),
          ("high", .value),
        ]
      case .condition:
        [
          ("code", .value),
          ("kind", .value),
          ("text", .value),
          ("severity", .value),
          ("emoji", .value),
          ("sfSymbol", .value),
          ("owmIcon", .value),
        ]
      case .correction:
        [
          ("provider", .value),
          ("variable", .value),
          ("leadDays", .list(.value)),
          ("verdict", .value),
          ("added", .record(.addedRange)),
          ("count", .value),
          ("error", .value),
          ("correctedError", .value),
        ]
      case .customElevation:
        [
          ("angle", .value),
          ("rising", .value),
          ("risingLabels", .record(.timeLabels)),
          ("setting", .value),
          ("settingLabels", .record(.timeLabels)),
        ]
      case .dayForecast:
        [
          ("date", .value),
          ("dateLabels", .record(.timeLabels)),
          ("temperatureMin", .value),
          ("temperatureMax", .value),
          ("precipitation", .value),
          ("precipitationProbability", .value),
          ("wind", .record(.dayWind)),
          ("uvIndexMax", .value),
          ("sunrise", .value),
          ("sunriseLabels", .record(.timeLabels)),
          ("sunset", .value),
          ("sunsetLabels", .record(.timeLabels)),
          ("moonPhase", .record(.dayMoon)),
          ("condition", .record(.condition)),
          ("kind", .value),
          ("partial", .value),
          ("summary", .value),
          ("spread", .record(.daySpread)),
        ]
      case .dayMoon:
        [
          ("name", .value),
          ("illumination", .value),
        ]
      case .daySpread:
        [
          ("temperatureMin", .record(.valueSpread)),
          ("temperatureMax", .record(.valueSpread)),
          ("windSpeedMax", .record(.valueSpread)),
          ("windGustMax", .record(.valueSpread)),
          ("precipitation", .record(.valueSpread)),
        ]
      case .dayWind:
        [
          ("speedMax", .value),
          ("gustMax", .value),
          ("direction", .value),
        ]
      case .errorData:
        [
          ("kind", .value),
          ("retryable", .value),
          ("reason", .value),
          ("hint", .value),
          ("provider", .value),
          ("path", .value),
          ("place", .value),
          ("allowed", .list(.value)),
          ("range", .record(.numericRange)),
          ("didYouMean", .list(.value)),
          ("httpStatus", .value),
          ("retryAfterSeconds", .value),
          ("limit", .value),
          ("max", .value),
          ("supported", .list(.value)),
        ]
      case .errorObject:
        [
          ("code", .value),
          ("message", .value),
          ("data", .record(.errorData)),
        ]
      case .favorite:
        [
          ("id", .value),
          ("name", .value),
          ("place", .record(.place)),
          ("addedAt", .value),
          ("addedAtLabels", .record(.timeLabels)),
          ("localTime", .value),
          ("localTimeLabels", .record(.timeLabels)),
          ("sunset", .record(.favoriteSunset)),
          ("current", .record(.favoriteCurrent)),
        ]
      case .favoriteCurrent:
        [
          ("state", .value),
          ("value", .record(.weatherCurrentResult)),
          ("error", .record(.errorObject)),
        ]
      case .favoriteSunset:
        [
          ("state", .value),
          ("value", .record(.sunsetDay)),
          ("error", .record(.errorObject)),
          ("source", .record(.source)),
        ]
      case .favoritesListResult:
        [
          ("favorites", .list(.record(.favorite))),
          ("myLocation", .record(.myLocation)),
          ("revision", .value),
          ("warnings", .list(.record(.warning))),
          ("dir", .value),
        ]
      case .forecastChanceResult:
        [
          ("chance", .value),
          ("from", .value),
          ("fromLabels", .record(.timeLabels)),
          ("until", .value),
          ("untilLabels", .record(.timeLabels)),
          ("method", .value),
          ("calibrated", .value),
          ("reason", .value),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .forecastDailyResult:
        [
          ("days", .list(.record(.dayForecast))),
          ("spreads", .list(.record(.spreadRecord))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .forecastHourlyResult:
        [
          ("hours", .list(.record(.hourForecast))),
          ("summary", .value),
          ("spreads", .list(.record(.spreadRecord))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .forecastNowcastResult:
        [
          ("steps", .list(.record(.nowcastStep))),
          ("intervalMinutes", .value),
          ("native", .value),
          ("startsInMinutes", .value),
          ("endsInMinutes", .value),
          ("summary", .value),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .hourForecast:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("temperature", .value),
          ("feelsLike", .value),
          ("feelsLikeMethod", .value),
          ("humidity", .value),
          ("dewPoint", .value),
          ("precipitation", .value),
          ("precipitationProbability", .value),
          ("cloudCover", .record(.cloudCover)),
          ("wind", .record(.wind)),
          ("uvIndex", .value),
          ("visibility", .value),
          ("visibilityBound", .value),
          ("pressure", .value),
          ("isDay", .value),
          ("condition", .record(.condition)),
          ("kind", .value),
          ("spread", .record(.hourSpread)),
        ]
      case .hourSpread:
        [
          ("temperature", .record(.valueSpread)),
          ("windSpeed", .record(.valueSpread)),
          ("windGust", .record(.valueSpread)),
          ("precipitation", .record(.valueSpread)),
        ]
      case .interannualVariability:
        [
          ("standardDeviation", .value),
          ("source", .value),
        ]
      case .interval:
        [
          ("start", .value),
          ("startLabels", .record(.timeLabels)),
          ("end", .value),
          ("endLabels", .record(.timeLabels)),
        ]
      case .interventionEffect:
        [
          ("lever", .value),
          ("strength", .value),
          ("avoided", .value),
          ("source", .value),
        ]
      case .labeledValue:
        [
          ("value", .value),
          ("label", .value),
          ("bound", .value),
          ("symbols", .record(.symbols)),
        ]
      case .legendEntry:
        [
          ("value", .value),
          ("color", .value),
          ("label", .value),
        ]
      case .mapFrame:
        [
          ("id", .value),
          ("time", .value),
          ("kind", .value),
        ]
      case .mapLayer:
        [
          ("id", .value),
          ("title", .value),
          ("kind", .value),
          ("available", .value),
          ("reason", .value),
          ("urlTemplate", .value),
          ("tileSize", .value),
          ("minZoom", .value),
          ("maxZoom", .value),
          ("yOrder", .value),
          ("frames", .list(.record(.mapFrame))),
          ("legend", .list(.record(.legendEntry))),
          ("needsKey", .value),
        ]
      case .mapLayersResult:
        [
          ("layers", .list(.record(.mapLayer))),
          ("place", .record(.place)),
          ("dir", .value),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .measuredCondition:
        [
          ("value", .record(.condition)),
          ("station", .value),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value),
          ("quality", .value),
        ]
      case .measuredNumber:
        [
          ("value", .value),
          ("station", .value),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value),
          ("quality", .value),
        ]
      case .measuredPrecipitation:
        [
          ("oneHour", .record(.measuredNumber)),
          ("threeHours", .record(.measuredNumber)),
          ("sixHours", .record(.measuredNumber)),
        ]
      case .measuredTemperature:
        [
          ("value", .value),
          ("adjusted", .value),
          ("lapseRate", .value),
          ("modelDifference", .value),
          ("station", .value),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value),
          ("quality", .value),
        ]
      case .measuredVisibility:
        [
          ("value", .value),
          ("bound", .value),
          ("station", .value),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value),
          ("quality", .value),
        ]
      case .measuredWind:
        [
          ("value", .record(.wind)),
          ("station", .value),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value),
          ("quality", .value),
        ]
      case .moonPhaseResult:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("name", .value),
          ("elongation", .value),
          ("illumination", .value),
          ("ageDays", .value),
          ("distanceKm", .value),
          ("next", .record(.nextMoonPhases)),
          ("place", .record(.place)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .morningEvening:
        [
          ("morning", .record(.interval)),
          ("evening", .record(.interval)),
        ]
      case .myLocation:
        [
          ("place", .record(.place)),
          ("origin", .value),
          ("error", .record(.errorObject)),
          ("localTime", .value),
          ("localTimeLabels", .record(.timeLabels)),
          ("sunset", .record(.favoriteSunset)),
          ("current", .record(.favoriteCurrent)),
        ]
      case .nextMoonPhases:
        [
          ("newMoon", .value),
          ("newMoonLabels", .record(.timeLabels)),
          ("firstQuarter", .value),
          ("firstQuarterLabels", .record(.timeLabels)),
          ("fullMoon", .value),
          ("fullMoonLabels", .record(.timeLabels)),
          ("lastQuarter", .value),
          ("lastQuarterLabels", .record(.timeLabels)),
        ]
      case .nextSunPhase:
        [
          ("phase", .value),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
        ]
      case .nowThen:
        [
          ("now", .value),
          ("then", .value),
        ]
      case .nowcastStep:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("precipitation", .value),
          ("probability", .value),
        ]
      case .numericRange:
        [
          ("minimum", .value),
          ("maximum", .value),
        ]
      case .observationCurrentResult:
        [
          ("temperature", .record(.measuredTemperature)),
          ("dewPoint", .record(.measuredNumber)),
          ("humidity", .record(.measuredNumber)),
          ("wind", .record(.measuredWind)),
          ("pressure", .record(.measuredNumber)),
          ("visibility", .record(.measuredVisibility)),
          ("cloudCover", .record(.measuredNumber)),
          ("cloudBase", .record(.measuredNumber)),
          ("condition", .record(.measuredCondition)),
          ("precipitation", .record(.measuredPrecipitation)),
          ("snowDepth", .record(.measuredNumber)),
          ("stations", .list(.record(.observedStation))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .observedStation:
        [
          ("id", .value),
          ("name", .value),
          ("kind", .value),
          ("latitude", .value),
          ("longitude", .value),
          ("elevation", .value),
          ("distance", .value),
          ("heightDifference", .value),
        ]
      case .overviewAir:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.airQualityResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewAlerts:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.alertsActiveResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewClimate:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.climateProjectResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewComponents:
        [
          ("current", .record(.overviewCurrent)),
          ("hourly", .record(.overviewHourly)),
          ("daily", .record(.overviewDaily)),
          ("air", .record(.overviewAir)),
          ("alerts", .record(.overviewAlerts)),
          ("sunset", .record(.overviewSunset)),
          ("nowcast", .record(.overviewNowcast)),
          ("map", .record(.overviewMap)),
          ("climate", .record(.overviewClimate)),
        ]
      case .overviewCurrent:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.weatherCurrentResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewDaily:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.forecastDailyResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewHourly:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.forecastHourlyResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewMap:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.mapLayersResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewNowcast:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.forecastNowcastResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewSunset:
        [
          ("title", .value),
          ("state", .value),
          ("value", .record(.sunsetScoreResult)),
          ("error", .record(.errorObject)),
        ]
      case .place:
        [
          ("id", .value),
          ("name", .value),
          ("displayName", .value),
          ("latitude", .value),
          ("longitude", .value),
          ("elevation", .value),
          ("country", .value),
          ("countryCode", .value),
          ("admin1", .value),
          ("timeZone", .value),
          ("timeZoneSource", .value),
          ("population", .value),
          ("distanceKm", .value),
          ("bearing", .value),
        ]
      case .pollen:
        [
          ("alder", .value),
          ("birch", .value),
          ("grass", .value),
          ("mugwort", .value),
          ("olive", .value),
          ("ragweed", .value),
        ]
      case .pollutants:
        [
          ("pm25", .value),
          ("pm10", .value),
          ("no2", .value),
          ("o3", .value),
          ("so2", .value),
          ("co", .value),
          ("nh3", .value),
          ("no", .value),
        ]
      case .productSource:
        [
          ("product", .value),
          ("provider", .value),
          ("kind", .value),
          ("fetchedAt", .value),
          ("ageSeconds", .value),
          ("stale", .value),
          ("expiresAt", .value),
        ]
      case .projection:
        [
          ("temperature", .value),
          ("low", .value),
          ("high", .value),
          ("yearLow", .value),
          ("yearHigh", .value),
          ("condition", .record(.condition)),
        ]
      case .rankedSunset:
        [
          ("place", .record(.place)),
          ("date", .value),
          ("dateLabels", .record(.timeLabels)),
          ("score", .value),
          ("preliminary", .value),
          ("symbols", .record(.symbols)),
          ("confidence", .value),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
        ]
      case .resultText:
        [
          ("headline", .value),
          ("title", .value),
          ("lines", .list(.value)),
          ("notes", .list(.value)),
        ]
      case .scoreInterval:
        [
          ("low", .value),
          ("high", .value),
          ("level", .value),
        ]
      case .source:
        [
          ("provider", .value),
          ("kind", .value),
          ("fetchedAt", .value),
          ("ageSeconds", .value),
          ("stale", .value),
          ("expiresAt", .value),
        ]
      case .spreadRecord:
        [
          ("variable", .value),
          ("leadDays", .list(.value)),
          ("method", .value),
          ("calibrated", .value),
          ("reason", .value),
          ("coverage", .value),
          ("count", .value),
        ]
      case .statusTextResult:
        [
          ("text", .value),
          ("alt", .value),
          ("tooltip", .value),
          ("speech", .value),
          ("class", .list(.value)),
          ("percentage", .value),
          ("mark", .value),
          ("age", .value),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .summaryDay:
        [
          ("date", .value),
          ("dateLabels", .record(.timeLabels)),
          ("text", .value),
          ("facts", .list(.record(.summaryFact))),
        ]
      case .summaryFact:
        [
          ("kind", .value),
          ("significance", .value),
          ("text", .value),
          ("from", .value),
          ("until", .value),
        ]
      case .sunDay:
        [
          ("date", .value),
          ("dateLabels", .record(.timeLabels)),
          ("state", .value),
          ("sunrise", .value),
          ("sunriseLabels", .record(.timeLabels)),
          ("sunset", .value),
          ("sunsetLabels", .record(.timeLabels)),
          ("solarNoon", .value),
          ("solarNoonLabels", .record(.timeLabels)),
          ("civilDawn", .value),
          ("civilDawnLabels", .record(.timeLabels)),
          ("civilDusk", .value),
          ("civilDuskLabels", .record(.timeLabels)),
          ("nauticalDawn", .value),
          ("nauticalDawnLabels", .record(.timeLabels)),
          ("nauticalDusk", .value),
          ("nauticalDuskLabels", .record(.timeLabels)),
          ("astronomicalDawn", .value),
          ("astronomicalDawnLabels", .record(.timeLabels)),
          ("astronomicalDusk", .value),
          ("astronomicalDuskLabels", .record(.timeLabels)),
          ("goldenHour", .record(.morningEvening)),
          ("blueHour", .record(.morningEvening)),
          ("sunriseAzimuth", .value),
          ("sunsetAzimuth", .value),
          ("noonAltitude", .value),
          ("dayLengthSeconds", .value),
          ("custom", .record(.customElevation)),
          ("nextSunrise", .value),
          ("nextSunriseLabels", .record(.timeLabels)),
          ("nextSunset", .value),
          ("nextSunsetLabels", .record(.timeLabels)),
        ]
      case .sunPhaseResult:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("phase", .value),
          ("isDay", .value),
          ("goldenHour", .value),
          ("rising", .value),
          ("altitude", .value),
          ("next", .record(.nextSunPhase)),
          ("place", .record(.place)),
          ("dir", .value),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunPositionResult:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("azimuth", .value),
          ("altitude", .value),
          ("apparentAltitude", .value),
          ("declination", .value),
          ("equationOfTimeMinutes", .value),
          ("place", .record(.place)),
          ("dir", .value),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunTimesResult:
        [
          ("days", .list(.record(.sunDay))),
          ("dip", .value),
          ("place", .record(.place)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunsetBestResult:
        [
          ("model", .value),
          ("ranked", .list(.record(.rankedSunset))),
          ("dir", .value),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunsetCloudFactor:
        [
          ("total", .value),
          ("low", .value),
          ("mid", .value),
          ("high", .value),
          ("dailyMean", .value),
          ("label", .value),
          ("symbols", .record(.symbols)),
        ]
      case .sunsetColor:
        [
          ("chance", .value),
          ("quality", .value),
        ]
      case .sunsetDay:
        [
          ("date", .value),
          ("dateLabels", .record(.timeLabels)),
          ("score", .value),
          ("preliminary", .value),
          ("rating", .value),
          ("label", .value),
          ("symbols", .record(.symbols)),
          ("explanation", .value),
          ("confidence", .value),
          ("interval", .record(.scoreInterval)),
          ("color", .record(.sunsetColor)),
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("goldenHour", .record(.interval)),
          ("factors", .record(.sunsetFactors)),
          ("subscores", .record(.sunsetSubscores)),
          ("path", .value),
          ("gradient", .list(.value)),
          ("passed", .value),
          ("learned", .value),
          ("reason", .value),
        ]
      case .sunsetFactors:
        [
          ("cloudCover", .record(.sunsetCloudFactor)),
          ("highCloud", .record(.labeledValue)),
          ("humidity", .record(.labeledValue)),
          ("aerosolOpticalDepth", .record(.labeledValue)),
          ("visibility", .record(.labeledValue)),
        ]
      case .sunsetScoreResult:
        [
          ("model", .value),
          ("event", .value),
          ("days", .list(.record(.sunsetDay))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunsetSubscores:
        [
          ("canvas", .value),
          ("light", .value),
          ("glow", .value),
          ("air", .value),
          ("visibility", .value),
          ("rain", .value),
        ]
      case .symbols:
        [
          ("sfSymbol", .value),
          ("emoji", .value),
          ("material", .value),
        ]
      case .temperatureNormal:
        [
          ("temperature", .value),
          ("anomaly", .value),
          ("period", .value),
          ("year", .value),
          ("representative", .value),
        ]
      case .timeLabels:
        [
          ("time", .value),
          ("hour", .value),
          ("day", .value),
          ("weekday", .value),
        ]
      case .units:
        [
          ("temperature", .value),
          ("temperatureDifference", .value),
          ("windSpeed", .value),
          ("pressure", .value),
          ("precipitation", .value),
          ("precipitationRate", .value),
          ("snowfall", .value),
          ("visibility", .value),
          ("distance", .value),
          ("elevation", .value),
          ("pollutant", .value),
        ]
      case .valueSpread:
        [
          ("p10", .value),
          ("p50", .value),
          ("p90", .value),
        ]
      case .warning:
        [
          ("code", .value),
          ("message", .value),
          ("paths", .list(.value)),
          ("retryAfterSeconds", .value),
        ]
      case .weatherChange:
        [
          ("date", .value),
          ("dateLabels", .record(.timeLabels)),
          ("kind", .value),
          ("significance", .value),
          ("text", .value),
          ("from", .value),
          ("until", .value),
        ]
      case .weatherChangesResult:
        [
          ("text", .value),
          ("changes", .list(.record(.weatherChange))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .weatherCurrentResult:
        [
          ("time", .value),
          ("timeLabels", .record(.timeLabels)),
          ("temperature", .value),
          ("feelsLike", .value),
          ("feelsLikeMethod", .value),
          ("humidity", .value),
          ("dewPoint", .value),
          ("pressure", .value),
          ("wind", .record(.wind)),
          ("cloudCover", .record(.cloudCover)),
          ("visibility", .value),
          ("visibilityBound", .value),
          ("uvIndex", .value),
          ("precipitation", .value),
          ("isDay", .value),
          ("condition", .record(.condition)),
          ("sunrise", .value),
          ("sunriseLabels", .record(.timeLabels)),
          ("sunset", .value),
          ("sunsetLabels", .record(.timeLabels)),
          ("normal", .record(.temperatureNormal)),
          ("observed", .record(.observationCurrentResult)),
          ("measured", .list(.value)),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .weatherOverviewResult:
        [
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("components", .record(.overviewComponents)),
          ("headline", .value),
          ("dir", .value),
        ]
      case .weatherSummaryResult:
        [
          ("text", .value),
          ("days", .list(.record(.summaryDay))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .wind:
        [
          ("speed", .value),
          ("gust", .value),
          ("direction", .value),
          ("compass", .value),
        ]
      }
    }

    /// When something begins that such a record is about; nil if it says none.
    package var onset: Onset? {
      switch self {
      case .airQualityHour:
        Onset(
          member: "time", end: .nextRow,
          key: nil, isBegunIfUnknown: false)
      case .alert:
        Onset(
          member: "onset", end: .member("expires"),
          key: "id", isBegunIfUnknown: true)
      case .dayForecast:
        Onset(
          member: "date", end: .nextRow,
          key: nil, isBegunIfUnknown: false)
      case .hourForecast:
        Onset(
          member: "time", end: .nextRow,
          key: nil, isBegunIfUnknown: false)
      case .nextSunPhase:
        Onset(
          member: "time", end: .itself,
          key: "phase", isBegunIfUnknown: false)
      case .nowcastStep:
        Onset(
          member: "time", end: .nextRow,
          key: nil, isBegunIfUnknown: false)
      case .sunsetDay:
        Onset(
          member: "time", end: .itself,
          key: nil, isBegunIfUnknown: false)
      case .weatherChange:
        Onset(
          member: "from", end: .member("until"),
          key: "kind", isBegunIfUnknown: false)
      default: nil
      }
    }
  }

  /// The beginning of a record (`x-onset`), by its members.
  package struct Onset: Equatable, Sendable {
    package enum End: Equatable, Sendable {
      /// It lasts until the next record of the list begins.
      case nextRow
      /// It is a moment.
      case itself
      case member(String)
    }

    package let member: String
    package let end: End
    /// Tells apart what begins at the same time.
    package let key: String?
    /// Whether null means that it has begun, else that nothing begins.
    package let isBegunIfUnknown: Bool
  }
}

extension MethodName {
  /// What the result holds; nil for a method that cannot be subscribed to.
  package var resultShape: ResultShape? {
    switch self {
    case .airQuality: .record(.airQualityResult)
    case .alertsActive: .record(.alertsActiveResult)
    case .favoritesList: .record(.favoritesListResult)
    case .forecastHourly: .record(.forecastHourlyResult)
    case .forecastDaily: .record(.forecastDailyResult)
    case .forecastChance: .record(.forecastChanceResult)
    case .forecastNowcast: .record(.forecastNowcastResult)
    case .statusText: .record(.statusTextResult)
    case .moonPhase: .record(.moonPhaseResult)
    case .observationCurrent: .record(.observationCurrentResult)
    case .sunTimes: .record(.sunTimesResult)
    case .sunPosition: .record(.sunPositionResult)
    case .sunPhase: .record(.sunPhaseResult)
    case .sunsetScore: .record(.sunsetScoreResult)
    case .sunsetBest: .record(.sunsetBestResult)
    case .weatherCurrent: .record(.weatherCurrentResult)
    case .weatherOverview: .record(.weatherOverviewResult)
    case .weatherSummary: .record(.weatherSummaryResult)
    case .weatherChanges: .record(.weatherChangesResult)
    default: nil
    }
  }
}
