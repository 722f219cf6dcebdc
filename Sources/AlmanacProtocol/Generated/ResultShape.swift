// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

internal import Vocabulary

/// What a value of a result holds, as a JSON Pointer goes down into it.
package indirect enum ResultShape: Equatable, Sendable {
  /// A plain value or null: nothing is below it.
  case value(Plain)
  /// Nobody says what is below it.
  case anything
  case list(ResultShape)
  case record(Record)

  package enum Plain: Equatable, Sendable {
    case text
    /// One of these.
    case word([String])
    case number
    case truth
  }

  package enum Record: String, CaseIterable, Sendable {
    case airQualityHour
    case airQualityIndex
    case airQualityResult
    case alert
    case alertsActiveResult
    case attribution
    case blend
    case blendWeight
    case bounds
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
    case intervalPrecipitation
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
    case sunsetRarity
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
      case .airQualityHour:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("aqi", .list(.record(.airQualityIndex))),
          ("pollutants", .record(.pollutants)),
          ("aerosolOpticalDepth", .value(.number)),
          ("dust", .value(.number)),
          ("pollen", .record(.pollen)),
        ]
      case .airQualityIndex:
        [
          ("scale", .value(.word(AirQualityScale.allCases.map(\.rawValue)))),
          ("value", .value(.number)),
          ("category", .value(.word(AirQualityCategory.allCases.map(\.rawValue)))),
          ("dominantPollutant", .value(.word(Pollutant.allCases.map(\.rawValue)))),
        ]
      case .airQualityResult:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("aqi", .list(.record(.airQualityIndex))),
          ("pollutants", .record(.pollutants)),
          ("aerosolOpticalDepth", .value(.number)),
          ("dust", .value(.number)),
          ("pollen", .record(.pollen)),
          ("advice", .value(.text)),
          ("hours", .list(.record(.airQualityHour))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .alert:
        [
          ("id", .value(.text)),
          ("event", .value(.text)),
          ("severity", .value(.word(AlertSeverity.allCases.map(\.rawValue)))),
          ("certainty", .value(.word(AlertCertainty.allCases.map(\.rawValue)))),
          ("urgency", .value(.word(AlertUrgency.allCases.map(\.rawValue)))),
          ("sent", .value(.text)),
          ("sentLabels", .record(.timeLabels)),
          ("start", .value(.text)),
          ("startLabels", .record(.timeLabels)),
          ("end", .value(.text)),
          ("endLabels", .record(.timeLabels)),
          ("headline", .value(.text)),
          ("description", .value(.text)),
          ("instruction", .value(.text)),
          ("areas", .list(.value(.text))),
          ("sender", .value(.text)),
          ("url", .value(.text)),
          ("match", .value(.word(AlertMatch.allCases.map(\.rawValue)))),
        ]
      case .alertsActiveResult:
        [
          ("coverage", .value(.word(AlertCoverage.allCases.map(\.rawValue)))),
          ("alerts", .list(.record(.alert))),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .attribution:
        [
          ("text", .value(.text)),
          ("url", .value(.text)),
          ("license", .value(.text)),
        ]
      case .blend:
        [
          ("variable", .value(.word(SkillVariable.allCases.map(\.rawValue)))),
          ("leadDays", .value(.number)),
          ("weights", .list(.record(.blendWeight))),
          ("verdict", .value(.word(CorrectionVerdict.allCases.map(\.rawValue)))),
          ("since", .value(.text)),
          ("error", .value(.number)),
          ("blendedError", .value(.number)),
        ]
      case .blendWeight:
        [
          ("provider", .value(.text)),
          ("weight", .value(.number)),
        ]
      case .bounds:
        [
          ("low", .value(.number)),
          ("high", .value(.number)),
          ("level", .value(.number)),
        ]
      case .climateAlternative:
        [
          ("temperature", .value(.number)),
          ("low", .value(.number)),
          ("high", .value(.number)),
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
          ("value", .value(.number)),
          ("low", .value(.number)),
          ("high", .value(.number)),
          ("level", .value(.number)),
        ]
      case .climateExtreme:
        [
          ("kind", .value(.word(ExtremeKind.allCases.map(\.rawValue)))),
          ("timesAsOften", .value(.number)),
          ("citation", .value(.text)),
        ]
      case .climateNow:
        [
          ("temperature", .value(.number)),
          ("condition", .record(.condition)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("given", .value(.truth)),
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
          ("baselineYear", .value(.number)),
          ("model", .value(.word(ClimateModel.allCases.map(\.rawValue)))),
          ("scenario", .value(.word(Scenario.allCases.map(\.rawValue)))),
          ("year", .value(.number)),
          ("notes", .list(.value(.text))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .climateRegion:
        [
          ("id", .value(.text)),
          ("name", .value(.text)),
          ("factor", .value(.number)),
        ]
      case .climateYear:
        [
          ("year", .value(.number)),
          ("temperature", .value(.number)),
          ("low", .value(.number)),
          ("high", .value(.number)),
          ("yearLow", .value(.number)),
          ("yearHigh", .value(.number)),
          ("delta", .value(.number)),
          ("globalWarming", .value(.number)),
        ]
      case .cloudCover:
        [
          ("total", .value(.number)),
          ("low", .value(.number)),
          ("mid", .value(.number)),
          ("high", .value(.number)),
        ]
      case .condition:
        [
          ("code", .value(.number)),
          ("kind", .value(.word(ConditionKind.allCases.map(\.rawValue)))),
          ("text", .value(.text)),
          ("rank", .value(.number)),
          ("emoji", .value(.text)),
          ("sfSymbol", .value(.text)),
          ("owmIcon", .value(.text)),
        ]
      case .correction:
        [
          ("provider", .value(.text)),
          ("variable", .value(.word(SkillVariable.allCases.map(\.rawValue)))),
          ("leadDays", .list(.value(.number))),
          ("verdict", .value(.word(CorrectionVerdict.allCases.map(\.rawValue)))),
          ("added", .record(.bounds)),
          ("count", .value(.number)),
          ("error", .value(.number)),
          ("correctedError", .value(.number)),
        ]
      case .customElevation:
        [
          ("angle", .value(.number)),
          ("rising", .value(.text)),
          ("risingLabels", .record(.timeLabels)),
          ("setting", .value(.text)),
          ("settingLabels", .record(.timeLabels)),
        ]
      case .dayForecast:
        [
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("temperatureMin", .value(.number)),
          ("temperatureMax", .value(.number)),
          ("precipitation", .value(.number)),
          ("precipitationProbability", .value(.number)),
          ("wind", .record(.dayWind)),
          ("uvIndexMax", .value(.number)),
          ("sunrise", .value(.text)),
          ("sunriseLabels", .record(.timeLabels)),
          ("sunset", .value(.text)),
          ("sunsetLabels", .record(.timeLabels)),
          ("moonPhase", .record(.dayMoon)),
          ("condition", .record(.condition)),
          ("kind", .value(.word(RowKind.allCases.map(\.rawValue)))),
          ("partial", .value(.truth)),
          ("summary", .value(.text)),
          ("spread", .record(.daySpread)),
        ]
      case .dayMoon:
        [
          ("name", .value(.word(MoonPhaseName.allCases.map(\.rawValue)))),
          ("illumination", .value(.number)),
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
          ("speedMax", .value(.number)),
          ("gustMax", .value(.number)),
          ("direction", .value(.number)),
        ]
      case .errorData:
        [
          ("kind", .value(.word(ErrorKind.allCases.map(\.rawValue)))),
          ("retryable", .value(.truth)),
          ("reason", .value(.text)),
          ("hint", .value(.text)),
          ("provider", .value(.word(SourceProvider.allCases.map(\.rawValue)))),
          ("path", .value(.text)),
          ("place", .value(.text)),
          ("allowed", .list(.value(.text))),
          ("range", .record(.numericRange)),
          ("didYouMean", .list(.value(.text))),
          ("httpStatus", .value(.number)),
          ("retryAfterSeconds", .value(.number)),
          ("limit", .value(.text)),
          ("max", .value(.number)),
          ("supported", .list(.value(.text))),
        ]
      case .errorObject:
        [
          ("code", .value(.number)),
          ("message", .value(.text)),
          ("data", .record(.errorData)),
        ]
      case .favorite:
        [
          ("id", .value(.text)),
          ("name", .value(.text)),
          ("place", .record(.place)),
          ("addedAt", .value(.text)),
          ("addedAtLabels", .record(.timeLabels)),
          ("localTime", .value(.text)),
          ("localTimeLabels", .record(.timeLabels)),
          ("sunset", .record(.favoriteSunset)),
          ("current", .record(.favoriteCurrent)),
        ]
      case .favoriteCurrent:
        [
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.weatherCurrentResult)),
          ("error", .record(.errorObject)),
        ]
      case .favoriteSunset:
        [
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.sunsetDay)),
          ("error", .record(.errorObject)),
          ("model", .value(.word(SunsetModel.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
        ]
      case .favoritesListResult:
        [
          ("favorites", .list(.record(.favorite))),
          ("myLocation", .record(.myLocation)),
          ("revision", .value(.number)),
          ("warnings", .list(.record(.warning))),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .forecastChanceResult:
        [
          ("chance", .value(.number)),
          ("start", .value(.text)),
          ("startLabels", .record(.timeLabels)),
          ("end", .value(.text)),
          ("endLabels", .record(.timeLabels)),
          ("method", .value(.word(SpreadMethod.allCases.map(\.rawValue)))),
          ("calibrated", .value(.truth)),
          ("reason", .value(.word(SpreadDoubt.allCases.map(\.rawValue)))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
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
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .forecastHourlyResult:
        [
          ("hours", .list(.record(.hourForecast))),
          ("summary", .value(.text)),
          ("spreads", .list(.record(.spreadRecord))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .forecastNowcastResult:
        [
          ("steps", .list(.record(.nowcastStep))),
          ("intervalMinutes", .value(.number)),
          ("native", .value(.truth)),
          ("startsInMinutes", .value(.number)),
          ("endsInMinutes", .value(.number)),
          ("summary", .value(.text)),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .hourForecast:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("temperature", .value(.number)),
          ("feelsLike", .value(.number)),
          ("feelsLikeMethod", .value(.word(FeelsLikeMethod.allCases.map(\.rawValue)))),
          ("humidity", .value(.number)),
          ("dewPoint", .value(.number)),
          ("precipitation", .value(.number)),
          ("precipitationProbability", .value(.number)),
          ("cloudCover", .record(.cloudCover)),
          ("wind", .record(.wind)),
          ("uvIndex", .value(.number)),
          ("visibility", .value(.number)),
          ("visibilityBound", .value(.word(VisibilityBound.allCases.map(\.rawValue)))),
          ("pressure", .value(.number)),
          ("isDay", .value(.truth)),
          ("condition", .record(.condition)),
          ("kind", .value(.word(RowKind.allCases.map(\.rawValue)))),
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
          ("standardDeviation", .value(.number)),
          ("citation", .value(.text)),
        ]
      case .interval:
        [
          ("start", .value(.text)),
          ("startLabels", .record(.timeLabels)),
          ("end", .value(.text)),
          ("endLabels", .record(.timeLabels)),
        ]
      case .intervalPrecipitation:
        [
          ("rate", .value(.number)),
          ("amount", .value(.number)),
          ("start", .value(.text)),
          ("startLabels", .record(.timeLabels)),
          ("end", .value(.text)),
          ("endLabels", .record(.timeLabels)),
        ]
      case .interventionEffect:
        [
          ("lever", .value(.text)),
          ("strength", .value(.number)),
          ("avoided", .value(.number)),
          ("citation", .value(.text)),
        ]
      case .labeledValue:
        [
          ("value", .value(.number)),
          ("label", .value(.text)),
          ("bound", .value(.word(VisibilityBound.allCases.map(\.rawValue)))),
          ("symbols", .record(.symbols)),
        ]
      case .legendEntry:
        [
          ("value", .value(.number)),
          ("color", .value(.text)),
          ("label", .value(.text)),
        ]
      case .mapFrame:
        [
          ("id", .value(.text)),
          ("time", .value(.text)),
          ("kind", .value(.word(FrameKind.allCases.map(\.rawValue)))),
        ]
      case .mapLayer:
        [
          ("id", .value(.text)),
          ("title", .value(.text)),
          ("kind", .value(.word(MapLayerKind.allCases.map(\.rawValue)))),
          ("available", .value(.truth)),
          ("reason", .value(.text)),
          ("urlTemplate", .value(.text)),
          ("tileSize", .value(.number)),
          ("minZoom", .value(.number)),
          ("maxZoom", .value(.number)),
          ("yOrder", .value(.word(TileOrder.allCases.map(\.rawValue)))),
          ("frames", .list(.record(.mapFrame))),
          ("legend", .list(.record(.legendEntry))),
          ("needsKey", .value(.truth)),
        ]
      case .mapLayersResult:
        [
          ("layers", .list(.record(.mapLayer))),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .measuredCondition:
        [
          ("value", .record(.condition)),
          ("station", .value(.text)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value(.number)),
          ("quality", .value(.word(MeasuredQuality.allCases.map(\.rawValue)))),
        ]
      case .measuredNumber:
        [
          ("value", .value(.number)),
          ("station", .value(.text)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value(.number)),
          ("quality", .value(.word(MeasuredQuality.allCases.map(\.rawValue)))),
        ]
      case .measuredPrecipitation:
        [
          ("oneHour", .record(.measuredNumber)),
          ("threeHours", .record(.measuredNumber)),
          ("sixHours", .record(.measuredNumber)),
        ]
      case .measuredTemperature:
        [
          ("value", .value(.number)),
          ("adjusted", .value(.number)),
          ("lapseRate", .value(.number)),
          ("modelDifference", .value(.number)),
          ("station", .value(.text)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value(.number)),
          ("quality", .value(.word(MeasuredQuality.allCases.map(\.rawValue)))),
        ]
      case .measuredVisibility:
        [
          ("value", .value(.number)),
          ("bound", .value(.word(VisibilityBound.allCases.map(\.rawValue)))),
          ("station", .value(.text)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value(.number)),
          ("quality", .value(.word(MeasuredQuality.allCases.map(\.rawValue)))),
        ]
      case .measuredWind:
        [
          ("value", .record(.wind)),
          ("station", .value(.text)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("ageSeconds", .value(.number)),
          ("quality", .value(.word(MeasuredQuality.allCases.map(\.rawValue)))),
        ]
      case .moonPhaseResult:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("name", .value(.word(MoonPhaseName.allCases.map(\.rawValue)))),
          ("elongation", .value(.number)),
          ("illumination", .value(.number)),
          ("ageDays", .value(.number)),
          ("distanceKm", .value(.number)),
          ("next", .record(.nextMoonPhases)),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
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
          ("origin", .value(.word(LocationOrigin.allCases.map(\.rawValue)))),
          ("error", .record(.errorObject)),
          ("localTime", .value(.text)),
          ("localTimeLabels", .record(.timeLabels)),
          ("sunset", .record(.favoriteSunset)),
          ("current", .record(.favoriteCurrent)),
        ]
      case .nextMoonPhases:
        [
          ("newMoon", .value(.text)),
          ("newMoonLabels", .record(.timeLabels)),
          ("firstQuarter", .value(.text)),
          ("firstQuarterLabels", .record(.timeLabels)),
          ("fullMoon", .value(.text)),
          ("fullMoonLabels", .record(.timeLabels)),
          ("lastQuarter", .value(.text)),
          ("lastQuarterLabels", .record(.timeLabels)),
        ]
      case .nextSunPhase:
        [
          ("phase", .value(.word(SunPhase.allCases.map(\.rawValue)))),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
        ]
      case .nowThen:
        [
          ("now", .value(.number)),
          ("then", .value(.number)),
        ]
      case .nowcastStep:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("precipitationRate", .value(.number)),
          ("probability", .value(.number)),
        ]
      case .numericRange:
        [
          ("minimum", .value(.number)),
          ("maximum", .value(.number)),
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
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .observedStation:
        [
          ("id", .value(.text)),
          ("name", .value(.text)),
          ("kind", .value(.word(StationKind.allCases.map(\.rawValue)))),
          ("latitude", .value(.number)),
          ("longitude", .value(.number)),
          ("elevation", .value(.number)),
          ("distance", .value(.number)),
          ("heightDifference", .value(.number)),
        ]
      case .overviewAir:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.airQualityResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewAlerts:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.alertsActiveResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewClimate:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
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
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.weatherCurrentResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewDaily:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.forecastDailyResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewHourly:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.forecastHourlyResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewMap:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.mapLayersResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewNowcast:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.forecastNowcastResult)),
          ("error", .record(.errorObject)),
        ]
      case .overviewSunset:
        [
          ("title", .value(.text)),
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.sunsetScoreResult)),
          ("error", .record(.errorObject)),
        ]
      case .place:
        [
          ("id", .value(.text)),
          ("name", .value(.text)),
          ("displayName", .value(.text)),
          ("latitude", .value(.number)),
          ("longitude", .value(.number)),
          ("elevation", .value(.number)),
          ("country", .value(.text)),
          ("countryCode", .value(.text)),
          ("admin1", .value(.text)),
          ("timeZone", .value(.text)),
          ("timeZoneSource", .value(.word(TimeZoneSource.allCases.map(\.rawValue)))),
          ("population", .value(.number)),
          ("distanceKm", .value(.number)),
          ("bearing", .value(.number)),
        ]
      case .pollen:
        [
          ("alder", .value(.number)),
          ("birch", .value(.number)),
          ("grass", .value(.number)),
          ("mugwort", .value(.number)),
          ("olive", .value(.number)),
          ("ragweed", .value(.number)),
        ]
      case .pollutants:
        [
          ("pm25", .value(.number)),
          ("pm10", .value(.number)),
          ("no2", .value(.number)),
          ("o3", .value(.number)),
          ("so2", .value(.number)),
          ("co", .value(.number)),
          ("nh3", .value(.number)),
          ("no", .value(.number)),
        ]
      case .productSource:
        [
          ("product", .value(.text)),
          ("provider", .value(.word(SourceProvider.allCases.map(\.rawValue)))),
          ("kind", .value(.word(SourceKind.allCases.map(\.rawValue)))),
          ("fetchedAt", .value(.text)),
          ("ageSeconds", .value(.number)),
          ("stale", .value(.truth)),
          ("expiresAt", .value(.text)),
          ("completes", .list(.value(.word(ForecastPart.allCases.map(\.rawValue))))),
        ]
      case .projection:
        [
          ("temperature", .value(.number)),
          ("low", .value(.number)),
          ("high", .value(.number)),
          ("yearLow", .value(.number)),
          ("yearHigh", .value(.number)),
          ("condition", .record(.condition)),
        ]
      case .rankedSunset:
        [
          ("place", .record(.place)),
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("score", .value(.number)),
          ("preliminary", .value(.truth)),
          ("symbols", .record(.symbols)),
          ("color", .record(.sunsetColor)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
        ]
      case .resultText:
        [
          ("warning", .value(.text)),
          ("headline", .value(.text)),
          ("title", .value(.text)),
          ("lines", .list(.value(.text))),
          ("notes", .list(.value(.text))),
        ]
      case .source:
        [
          ("provider", .value(.word(SourceProvider.allCases.map(\.rawValue)))),
          ("kind", .value(.word(SourceKind.allCases.map(\.rawValue)))),
          ("fetchedAt", .value(.text)),
          ("ageSeconds", .value(.number)),
          ("stale", .value(.truth)),
          ("expiresAt", .value(.text)),
        ]
      case .spreadRecord:
        [
          ("variable", .value(.word(SpreadVariable.allCases.map(\.rawValue)))),
          ("leadDays", .list(.value(.number))),
          ("method", .value(.word(SpreadMethod.allCases.map(\.rawValue)))),
          ("calibrated", .value(.truth)),
          ("reason", .value(.word(SpreadDoubt.allCases.map(\.rawValue)))),
          ("coverage", .value(.number)),
          ("count", .value(.number)),
        ]
      case .statusTextResult:
        [
          ("text", .value(.text)),
          ("alt", .value(.text)),
          ("tooltip", .value(.text)),
          ("speech", .value(.text)),
          ("class", .list(.value(.text))),
          ("percentage", .value(.number)),
          ("mark", .value(.text)),
          ("age", .value(.text)),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .summaryDay:
        [
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("facts", .list(.record(.summaryFact))),
        ]
      case .summaryFact:
        [
          ("kind", .value(.word(SummaryFactKind.allCases.map(\.rawValue)))),
          ("significance", .value(.number)),
          ("text", .value(.text)),
          ("start", .value(.text)),
          ("end", .value(.text)),
        ]
      case .sunDay:
        [
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("state", .value(.word(SunState.allCases.map(\.rawValue)))),
          ("sunrise", .value(.text)),
          ("sunriseLabels", .record(.timeLabels)),
          ("sunset", .value(.text)),
          ("sunsetLabels", .record(.timeLabels)),
          ("solarNoon", .value(.text)),
          ("solarNoonLabels", .record(.timeLabels)),
          ("civilDawn", .value(.text)),
          ("civilDawnLabels", .record(.timeLabels)),
          ("civilDusk", .value(.text)),
          ("civilDuskLabels", .record(.timeLabels)),
          ("nauticalDawn", .value(.text)),
          ("nauticalDawnLabels", .record(.timeLabels)),
          ("nauticalDusk", .value(.text)),
          ("nauticalDuskLabels", .record(.timeLabels)),
          ("astronomicalDawn", .value(.text)),
          ("astronomicalDawnLabels", .record(.timeLabels)),
          ("astronomicalDusk", .value(.text)),
          ("astronomicalDuskLabels", .record(.timeLabels)),
          ("goldenHour", .record(.morningEvening)),
          ("blueHour", .record(.morningEvening)),
          ("sunriseAzimuth", .value(.number)),
          ("sunsetAzimuth", .value(.number)),
          ("noonAltitude", .value(.number)),
          ("dayLengthSeconds", .value(.number)),
          ("custom", .record(.customElevation)),
          ("nextSunrise", .value(.text)),
          ("nextSunriseLabels", .record(.timeLabels)),
          ("nextSunset", .value(.text)),
          ("nextSunsetLabels", .record(.timeLabels)),
        ]
      case .sunPhaseResult:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("phase", .value(.word(SunPhase.allCases.map(\.rawValue)))),
          ("isDay", .value(.truth)),
          ("isGoldenHour", .value(.truth)),
          ("isRising", .value(.truth)),
          ("altitude", .value(.number)),
          ("next", .record(.nextSunPhase)),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunPositionResult:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("azimuth", .value(.number)),
          ("altitude", .value(.number)),
          ("apparentAltitude", .value(.number)),
          ("declination", .value(.number)),
          ("equationOfTimeMinutes", .value(.number)),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunTimesResult:
        [
          ("days", .list(.record(.sunDay))),
          ("dip", .value(.number)),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunsetBestResult:
        [
          ("model", .value(.word(SunsetModel.allCases.map(\.rawValue)))),
          ("ranked", .list(.record(.rankedSunset))),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunsetCloudFactor:
        [
          ("total", .value(.number)),
          ("low", .value(.number)),
          ("mid", .value(.number)),
          ("high", .value(.number)),
          ("dailyMean", .value(.number)),
          ("label", .value(.text)),
          ("symbols", .record(.symbols)),
        ]
      case .sunsetColor:
        [
          ("text", .value(.text)),
          ("chance", .value(.number)),
          ("quality", .value(.number)),
        ]
      case .sunsetDay:
        [
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("score", .value(.number)),
          ("asForecast", .value(.number)),
          ("kind", .value(.word(RowKind.allCases.map(\.rawValue)))),
          ("preliminary", .value(.truth)),
          ("rating", .value(.word(SunsetRating.allCases.map(\.rawValue)))),
          ("label", .value(.text)),
          ("symbols", .record(.symbols)),
          ("explanation", .value(.text)),
          ("confidence", .value(.number)),
          ("interval", .record(.bounds)),
          ("rarity", .record(.sunsetRarity)),
          ("color", .record(.sunsetColor)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("goldenHour", .record(.interval)),
          ("factors", .record(.sunsetFactors)),
          ("subscores", .record(.sunsetSubscores)),
          ("pathSource", .value(.word(SunsetPath.allCases.map(\.rawValue)))),
          ("gradient", .list(.value(.text))),
          ("passed", .value(.truth)),
          ("learned", .value(.truth)),
          ("reason", .value(.word(SunsetReason.allCases.map(\.rawValue)))),
        ]
      case .sunsetFactors:
        [
          ("cloudCover", .record(.sunsetCloudFactor)),
          ("highCloud", .record(.labeledValue)),
          ("humidity", .record(.labeledValue)),
          ("aerosolOpticalDepth", .record(.labeledValue)),
          ("visibility", .record(.labeledValue)),
        ]
      case .sunsetRarity:
        [
          ("percentile", .value(.number)),
          ("text", .value(.text)),
        ]
      case .sunsetScoreResult:
        [
          ("model", .value(.word(SunsetModel.allCases.map(\.rawValue)))),
          ("event", .value(.word(SunEvent.allCases.map(\.rawValue)))),
          ("days", .list(.record(.sunsetDay))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .sunsetSubscores:
        [
          ("canvas", .value(.number)),
          ("light", .value(.number)),
          ("glow", .value(.number)),
          ("air", .value(.number)),
          ("visibility", .value(.number)),
          ("rain", .value(.number)),
        ]
      case .symbols:
        [
          ("sfSymbol", .value(.text)),
          ("emoji", .value(.text)),
          ("material", .value(.text)),
        ]
      case .temperatureNormal:
        [
          ("temperature", .value(.number)),
          ("anomaly", .value(.number)),
          ("period", .value(.text)),
          ("year", .value(.number)),
          ("representative", .value(.truth)),
        ]
      case .timeLabels:
        [
          ("time", .value(.text)),
          ("hour", .value(.text)),
          ("day", .value(.text)),
          ("weekday", .value(.text)),
        ]
      case .units:
        [
          ("temperature", .value(.word(TemperatureUnit.allCases.map(\.rawValue)))),
          ("temperatureDifference", .value(.word(TemperatureUnit.allCases.map(\.rawValue)))),
          ("windSpeed", .value(.word(WindSpeedUnit.allCases.map(\.rawValue)))),
          ("pressure", .value(.word(PressureUnit.allCases.map(\.rawValue)))),
          ("precipitation", .value(.word(PrecipitationUnit.allCases.map(\.rawValue)))),
          ("precipitationRate", .value(.word(PrecipitationRateUnit.allCases.map(\.rawValue)))),
          ("snowfall", .value(.word(SnowfallUnit.allCases.map(\.rawValue)))),
          ("visibility", .value(.word(DistanceUnit.allCases.map(\.rawValue)))),
          ("distance", .value(.word(DistanceUnit.allCases.map(\.rawValue)))),
          ("elevation", .value(.word(ElevationUnit.allCases.map(\.rawValue)))),
          ("pollutant", .value(.word(PollutantUnit.allCases.map(\.rawValue)))),
        ]
      case .valueSpread:
        [
          ("p10", .value(.number)),
          ("p50", .value(.number)),
          ("p90", .value(.number)),
        ]
      case .warning:
        [
          ("code", .value(.word(WarningCode.allCases.map(\.rawValue)))),
          ("message", .value(.text)),
          ("paths", .list(.value(.text))),
          ("retryAfterSeconds", .value(.number)),
        ]
      case .weatherChange:
        [
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("kind", .value(.word(SummaryFactKind.allCases.map(\.rawValue)))),
          ("significance", .value(.number)),
          ("text", .value(.text)),
          ("start", .value(.text)),
          ("end", .value(.text)),
        ]
      case .weatherChangesResult:
        [
          ("changes", .list(.record(.weatherChange))),
          ("warningsKnown", .value(.truth)),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .weatherCurrentResult:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("temperature", .value(.number)),
          ("feelsLike", .value(.number)),
          ("feelsLikeMethod", .value(.word(FeelsLikeMethod.allCases.map(\.rawValue)))),
          ("humidity", .value(.number)),
          ("dewPoint", .value(.number)),
          ("pressure", .value(.number)),
          ("wind", .record(.wind)),
          ("cloudCover", .record(.cloudCover)),
          ("visibility", .value(.number)),
          ("visibilityBound", .value(.word(VisibilityBound.allCases.map(\.rawValue)))),
          ("uvIndex", .value(.number)),
          ("precipitation", .record(.intervalPrecipitation)),
          ("isDay", .value(.truth)),
          ("condition", .record(.condition)),
          ("sunrise", .value(.text)),
          ("sunriseLabels", .record(.timeLabels)),
          ("sunset", .value(.text)),
          ("sunsetLabels", .record(.timeLabels)),
          ("normal", .record(.temperatureNormal)),
          ("observed", .record(.observationCurrentResult)),
          ("measured", .list(.value(.word(MeasuredField.allCases.map(\.rawValue))))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
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
          ("headline", .value(.text)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .weatherSummaryResult:
        [
          ("days", .list(.record(.summaryDay))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .wind:
        [
          ("speed", .value(.number)),
          ("gust", .value(.number)),
          ("direction", .value(.number)),
          ("compass", .value(.word(WindOrigin.allCases.map(\.rawValue)))),
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
          member: "start", end: .member("end"),
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
          member: "start", end: .member("end"),
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
