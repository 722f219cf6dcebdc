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
  /// A list whose elements have shapes of their own, in order.
  case tuple([ResultShape])
  case record(Record)
  /// A record with members of its own.
  case object([Member])

  package struct Member: Equatable, Sendable {
    package let name: String
    package let shape: ResultShape
    package init(_ name: String, _ shape: ResultShape) {
      self.name = name
      self.shape = shape
    }
  }

  package enum Plain: Equatable, Sendable {
    case text
    /// One of these.
    case word([String])
    case number
    case truth
  }

  package enum Record: String, CaseIterable, Sendable {
    case aboutFactor
    case aerodrome
    case airQualityHour
    case airQualityIndex
    case airQualityResult
    case alert
    case alertService
    case alertsActiveResult
    case alertsCoverageResult
    case attribution
    case blend
    case blendWeight
    case bounds
    case brierParts
    case cacheStatus
    case chartRenderResult
    case climateAlternative
    case climateAlternatives
    case climateAnalog
    case climateAnalogResult
    case climateDelta
    case climateExtreme
    case climateExtremesResult
    case climateLeversResult
    case climateNormalsResult
    case climateNow
    case climateProjectResult
    case climateRegion
    case climateScenariosResult
    case climateYear
    case cloudCover
    case condition
    case conditionCatalogResult
    case conditionEntry
    case configGetResult
    case configValue
    case correction
    case customElevation
    case dayForecast
    case dayMoon
    case daySpread
    case dayWind
    case errorData
    case errorObject
    case extremeCount
    case extremeCounts
    case failedPart
    case favorite
    case favoriteCurrent
    case favoriteSunset
    case favoriteWarning
    case favoritesListResult
    case finishedPart
    case forecastChanceResult
    case forecastDailyResult
    case forecastHourlyResult
    case forecastNowcastResult
    case forecastSkillResult
    case forecastSkillRow
    case foundPlace
    case globalWarming
    case glyphSet
    case hourForecast
    case hourSpread
    case iconGetResult
    case interannualVariability
    case interval
    case intervalPrecipitation
    case interventionEffect
    case labeledValue
    case languageInUse
    case legendEntry
    case leverEntry
    case loadingPart
    case locationReverseResult
    case locationSearchResult
    case locationState
    case locationStatus
    case mapFrame
    case mapLayer
    case mapLayersResult
    case mapTileResult
    case measuredCondition
    case measuredNumber
    case measuredPrecipitation
    case measuredTemperature
    case measuredVisibility
    case measuredWind
    case monthExtremes
    case monthNormal
    case moonDay
    case moonPhaseResult
    case moonTimesResult
    case morningEvening
    case myLocation
    case nearStation
    case nextMoonPhases
    case nextSunPhase
    case nowThen
    case nowcastStep
    case numericRange
    case observationCurrentResult
    case observationDecodeResult
    case observationHistoryResult
    case observationStationsResult
    case observedStation
    case pastDay
    case pastNormal
    case place
    case pollen
    case pollutants
    case productSource
    case projection
    case providerFault
    case providerStatus
    case rankedSunset
    case reliabilityPoint
    case reportedChange
    case reportedCloud
    case reportedConditions
    case reportedPrecipitation
    case reportedWeather
    case resultText
    case scenarioEntry
    case scenarioWarming
    case serverStatusResult
    case skillCorrection
    case skillExportResult
    case source
    case spreadRecord
    case stationReport
    case statusTextResult
    case storageStatus
    case subscriptionListResult
    case subscriptionState
    case summaryDay
    case summaryFact
    case sunDay
    case sunPhaseResult
    case sunPositionResult
    case sunTimesResult
    case sunsetAboutResult
    case sunsetBestResult
    case sunsetCloudFactor
    case sunsetColor
    case sunsetComparison
    case sunsetDay
    case sunsetEvaluateResult
    case sunsetFactors
    case sunsetLearning
    case sunsetOutlook
    case sunsetRarity
    case sunsetScoreResult
    case sunsetSubscores
    case suspectProvider
    case symbols
    case temperatureNormal
    case textBlock
    case textColumn
    case textFact
    case textLine
    case textRow
    case textSpan
    case timeLabels
    case units
    case unitsInUse
    case valueSpread
    case warning
    case weatherChange
    case weatherChangesResult
    case weatherCurrentResult
    case weatherHistoryResult
    case weatherOverviewResult
    case weatherSummaryResult
    case wind
    case windDirections

    package var members: [(name: String, shape: ResultShape)] {
      switch self {
      case .aboutFactor:
        [
          ("id", .value(.text)),
          ("title", .value(.text)),
          ("text", .value(.text)),
          ("labels", .list(.value(.text))),
          ("thresholds", .list(.value(.number))),
          ("symbols", .record(.symbols)),
        ]
      case .aerodrome:
        [
          ("name", .value(.text)),
          ("latitude", .value(.number)),
          ("longitude", .value(.number)),
          ("elevation", .value(.number)),
        ]
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
          ("hazard", .value(.word(AlertHazard.allCases.map(\.rawValue)))),
          ("language", .value(.text)),
          ("severity", .value(.word(AlertSeverity.allCases.map(\.rawValue)))),
          ("capSeverity", .value(.word(AlertSeverity.allCases.map(\.rawValue)))),
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
      case .alertService:
        [
          ("provider", .value(.word(SourceProvider.allCases.map(\.rawValue)))),
          ("authority", .value(.text)),
          ("partial", .value(.truth)),
          ("state", .value(.word(AlertServiceState.allCases.map(\.rawValue)))),
          ("heardAt", .value(.text)),
          ("heardAtLabels", .record(.timeLabels)),
          ("ageSeconds", .value(.number)),
        ]
      case .alertsActiveResult:
        [
          ("coverage", .value(.word(AlertCoverage.allCases.map(\.rawValue)))),
          ("alerts", .list(.record(.alert))),
          ("services", .list(.record(.alertService))),
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
      case .alertsCoverageResult:
        [
          ("services", .list(.record(.alertService))),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
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
      case .brierParts:
        [
          ("score", .value(.number)),
          ("reliability", .value(.number)),
          ("resolution", .value(.number)),
          ("uncertainty", .value(.number)),
          ("diagram", .list(.record(.reliabilityPoint))),
        ]
      case .cacheStatus:
        [
          ("entries", .value(.number)),
          ("bytes", .value(.number)),
          ("maxBytes", .value(.number)),
          ("hits", .value(.number)),
          ("misses", .value(.number)),
        ]
      case .chartRenderResult:
        [
          ("mimeType", .value(.text)),
          ("text", .value(.text)),
          ("width", .value(.number)),
          ("height", .value(.number)),
          ("alt", .value(.text)),
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
      case .climateAnalog:
        [
          ("place", .record(.place)),
          ("sigma", .value(.number)),
          ("caveat", .value(.text)),
        ]
      case .climateAnalogResult:
        [
          ("analogs", .list(.record(.climateAnalog))),
          ("novelty", .value(.number)),
          ("novel", .value(.truth)),
          ("year", .value(.number)),
          ("scenario", .value(.word(Scenario.allCases.map(\.rawValue)))),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
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
      case .climateExtremesResult:
        [
          ("annual", .record(.extremeCounts)),
          ("months", .list(.record(.monthExtremes))),
          ("level", .value(.number)),
          ("degreeDayBase", .value(.number)),
          ("period", .value(.text)),
          ("year", .value(.number)),
          ("scenario", .value(.word(Scenario.allCases.map(\.rawValue)))),
          ("levers", .list(.value(.text))),
          ("notes", .list(.value(.text))),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .climateLeversResult:
        [
          ("levers", .list(.record(.leverEntry))),
          ("attribution", .list(.record(.attribution))),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .climateNormalsResult:
        [
          ("months", .list(.record(.monthNormal))),
          ("period", .value(.text)),
          ("year", .value(.number)),
          ("temperatureError", .value(.number)),
          ("representative", .value(.truth)),
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
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
          ("globalWarming", .record(.globalWarming)),
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
      case .climateScenariosResult:
        [
          ("scenarios", .list(.record(.scenarioEntry))),
          ("attribution", .list(.record(.attribution))),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
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
      case .conditionCatalogResult:
        [
          ("conditions", .list(.record(.conditionEntry))),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .conditionEntry:
        [
          ("kind", .value(.word(ConditionKind.allCases.map(\.rawValue)))),
          ("codes", .list(.value(.number))),
          ("text", .value(.text)),
          ("rank", .value(.number)),
          ("day", .record(.glyphSet)),
          ("night", .record(.glyphSet)),
        ]
      case .configGetResult:
        [
          ("values", .list(.record(.configValue))),
          ("language", .record(.languageInUse)),
          ("readerUnits", .record(.unitsInUse)),
          ("warnings", .list(.record(.warning))),
        ]
      case .configValue:
        [
          ("setting", .value(.text)),
          ("value", .anything),
          ("origin", .value(.word(ConfigOrigin.allCases.map(\.rawValue)))),
          ("warnings", .list(.record(.warning))),
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
          ("text", .value(.text)),
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
      case .extremeCount:
        [
          ("expected", .value(.number)),
          ("low", .value(.number)),
          ("high", .value(.number)),
        ]
      case .extremeCounts:
        [
          ("daysAbove25", .record(.extremeCount)),
          ("daysAbove30", .record(.extremeCount)),
          ("daysAbove35", .record(.extremeCount)),
          ("tropicalNights", .record(.extremeCount)),
          ("frostDays", .record(.extremeCount)),
          ("iceDays", .record(.extremeCount)),
          ("heatingDegreeDays", .record(.extremeCount)),
          ("coolingDegreeDays", .record(.extremeCount)),
        ]
      case .failedPart:
        [
          ("method", .value(.text)),
          ("state", .value(.text)),
          ("title", .value(.text)),
          ("progress", .value(.number)),
          ("error", .record(.errorObject)),
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
          ("warning", .record(.favoriteWarning)),
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
      case .favoriteWarning:
        [
          ("state", .value(.word(TaskState.allCases.map(\.rawValue)))),
          ("value", .record(.alert)),
          ("error", .record(.errorObject)),
        ]
      case .favoritesListResult:
        [
          ("favorites", .list(.record(.favorite))),
          ("myLocation", .record(.myLocation)),
          ("revision", .value(.number)),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("text", .record(.resultText)),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .finishedPart:
        [
          ("method", .value(.text)),
          ("state", .value(.text)),
          ("title", .value(.text)),
          ("progress", .value(.number)),
          ("value", .anything),
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
      case .forecastSkillResult:
        [
          ("rows", .list(.record(.forecastSkillRow))),
          ("suspects", .list(.record(.suspectProvider))),
          ("blends", .list(.record(.blend))),
          ("place", .record(.place)),
        ]
      case .forecastSkillRow:
        [
          ("provider", .value(.text)),
          ("variable", .value(.word(SkillVariable.allCases.map(\.rawValue)))),
          ("leadDays", .value(.number)),
          ("count", .value(.number)),
          ("days", .value(.number)),
          ("since", .value(.text)),
          ("until", .value(.text)),
          ("bias", .value(.number)),
          ("meanAbsoluteError", .value(.number)),
          ("rootMeanSquareError", .value(.number)),
          ("interval", .record(.bounds)),
          ("brier", .record(.brierParts)),
          ("crps", .value(.number)),
          ("skillOverPersistence", .value(.number)),
          ("skillOverClimatology", .value(.number)),
          ("correction", .record(.skillCorrection)),
        ]
      case .foundPlace:
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
          ("localTime", .value(.text)),
          ("localTimeLabels", .record(.timeLabels)),
        ]
      case .globalWarming:
        [
          ("now", .value(.number)),
          ("then", .value(.number)),
        ]
      case .glyphSet:
        [
          ("emoji", .value(.text)),
          ("nerd", .value(.text)),
          ("ascii", .value(.text)),
          ("sfSymbol", .value(.text)),
          ("owmIcon", .value(.text)),
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
      case .iconGetResult:
        [
          ("mimeType", .value(.text)),
          ("data", .value(.text)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("sources", .list(.record(.productSource))),
          ("retryAfterSeconds", .value(.number)),
          ("corrections", .list(.record(.correction))),
          ("blends", .list(.record(.blend))),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
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
      case .languageInUse:
        [
          ("tag", .value(.text)),
          ("reviewed", .value(.truth)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .legendEntry:
        [
          ("value", .value(.number)),
          ("color", .value(.text)),
          ("label", .value(.text)),
          ("words", .value(.text)),
        ]
      case .leverEntry:
        [
          ("id", .value(.text)),
          ("title", .value(.text)),
          ("baselines", .list(.value(.word(Scenario.allCases.map(\.rawValue))))),
          ("citation", .value(.text)),
          ("publication", .value(.text)),
        ]
      case .loadingPart:
        [
          ("method", .value(.text)),
          ("state", .value(.text)),
          ("title", .value(.text)),
          ("progress", .value(.number)),
          ("value", .anything),
        ]
      case .locationReverseResult:
        [
          ("place", .record(.place)),
          ("description", .value(.text)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .locationSearchResult:
        [
          ("places", .list(.record(.foundPlace))),
          ("didYouMean", .list(.value(.text))),
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
      case .locationState:
        [
          ("place", .record(.place)),
          ("origin", .value(.word(LocationOrigin.allCases.map(\.rawValue)))),
          ("authorization", .value(.word(LocationAuthorization.allCases.map(\.rawValue)))),
          ("lastError", .record(.errorObject)),
          ("warnings", .list(.record(.warning))),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .locationStatus:
        [
          ("state", .value(.word(LocationStanding.allCases.map(\.rawValue)))),
          ("origin", .value(.word(LocationOrigin.allCases.map(\.rawValue)))),
          ("error", .value(.word(ErrorKind.allCases.map(\.rawValue)))),
        ]
      case .mapFrame:
        [
          ("id", .value(.text)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("kind", .value(.word(FrameKind.allCases.map(\.rawValue)))),
        ]
      case .mapLayer:
        [
          ("id", .value(.text)),
          ("title", .value(.text)),
          ("kind", .value(.word(MapLayerKind.allCases.map(\.rawValue)))),
          ("available", .value(.truth)),
          ("reason", .value(.text)),
          ("message", .value(.text)),
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
      case .mapTileResult:
        [
          ("mimeType", .value(.text)),
          ("data", .value(.text)),
          ("tileSize", .value(.number)),
          ("expiresAt", .value(.text)),
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
      case .monthExtremes:
        [
          ("month", .value(.number)),
          ("counts", .record(.extremeCounts)),
        ]
      case .monthNormal:
        [
          ("month", .value(.number)),
          ("temperatureMean", .value(.number)),
          ("temperatureMin", .value(.number)),
          ("temperatureMax", .value(.number)),
          ("precipitation", .value(.number)),
          ("wetDayFraction", .value(.number)),
          ("humidity", .value(.number)),
          ("cloudCover", .value(.number)),
          ("windSpeed", .value(.number)),
          ("standardDeviation", .value(.number)),
          ("warmingSince", .value(.number)),
        ]
      case .moonDay:
        [
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("moonrise", .value(.text)),
          ("moonriseLabels", .record(.timeLabels)),
          ("moonset", .value(.text)),
          ("moonsetLabels", .record(.timeLabels)),
          ("transit", .value(.text)),
          ("transitLabels", .record(.timeLabels)),
          ("secondMoonrise", .value(.text)),
          ("secondMoonriseLabels", .record(.timeLabels)),
          ("secondMoonset", .value(.text)),
          ("secondMoonsetLabels", .record(.timeLabels)),
          ("secondTransit", .value(.text)),
          ("secondTransitLabels", .record(.timeLabels)),
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
      case .moonTimesResult:
        [
          ("days", .list(.record(.moonDay))),
          ("place", .record(.place)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
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
          ("warning", .record(.favoriteWarning)),
        ]
      case .nearStation:
        [
          ("station", .record(.observedStation)),
          ("ageSeconds", .value(.number)),
          ("quality", .value(.word(MeasuredQuality.allCases.map(\.rawValue)))),
          ("report", .record(.stationReport)),
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
      case .observationDecodeResult:
        [
          ("kind", .value(.word(ReportKind.allCases.map(\.rawValue)))),
          ("station", .value(.text)),
          ("aerodrome", .record(.aerodrome)),
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("automatic", .value(.truth)),
          ("corrected", .value(.truth)),
          ("missing", .value(.truth)),
          ("canceled", .value(.truth)),
          ("start", .value(.text)),
          ("startLabels", .record(.timeLabels)),
          ("end", .value(.text)),
          ("endLabels", .record(.timeLabels)),
          ("temperature", .value(.number)),
          ("dewPoint", .value(.number)),
          ("humidity", .value(.number)),
          ("pressure", .value(.number)),
          ("conditions", .record(.reportedConditions)),
          ("recentWeather", .list(.record(.reportedWeather))),
          ("precipitation", .record(.reportedPrecipitation)),
          ("snowDepth", .value(.number)),
          ("temperatureMax", .value(.number)),
          ("temperatureMin", .value(.number)),
          ("changes", .list(.record(.reportedChange))),
          ("steady", .value(.truth)),
          ("unread", .list(.value(.text))),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
          ("source", .record(.source)),
          ("attribution", .list(.record(.attribution))),
          ("warnings", .list(.record(.warning))),
        ]
      case .observationHistoryResult:
        [
          ("station", .record(.observedStation)),
          ("stuck", .list(.value(.word(MeasuredField.allCases.map(\.rawValue))))),
          ("reports", .list(.record(.stationReport))),
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
      case .observationStationsResult:
        [
          ("stations", .list(.record(.nearStation))),
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
      case .pastDay:
        [
          ("date", .value(.text)),
          ("dateLabels", .record(.timeLabels)),
          ("temperatureMin", .value(.number)),
          ("temperatureMax", .value(.number)),
          ("precipitation", .value(.number)),
          ("wind", .record(.dayWind)),
          ("sunrise", .value(.text)),
          ("sunriseLabels", .record(.timeLabels)),
          ("sunset", .value(.text)),
          ("sunsetLabels", .record(.timeLabels)),
          ("condition", .record(.condition)),
          ("normal", .record(.pastNormal)),
          ("kind", .value(.word(PastDayKind.allCases.map(\.rawValue)))),
          ("partial", .value(.truth)),
          ("summary", .value(.text)),
        ]
      case .pastNormal:
        [
          ("temperatureMin", .value(.number)),
          ("temperatureMax", .value(.number)),
          ("anomaly", .value(.number)),
          ("rare", .value(.truth)),
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
      case .providerFault:
        [
          ("kind", .value(.word(ProviderFaultKind.allCases.map(\.rawValue)))),
          ("hours", .value(.number)),
        ]
      case .providerStatus:
        [
          ("name", .value(.word(SourceProvider.allCases.map(\.rawValue)))),
          ("enabled", .value(.truth)),
          ("breaker", .value(.word(BreakerState.allCases.map(\.rawValue)))),
          ("requests", .value(.number)),
          ("failures", .value(.number)),
          ("budgetRemaining", .value(.number)),
          ("lastSuccessAt", .value(.text)),
          ("lastReason", .value(.text)),
          ("fault", .record(.providerFault)),
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
      case .reliabilityPoint:
        [
          ("probability", .value(.number)),
          ("frequency", .value(.number)),
          ("count", .value(.number)),
        ]
      case .reportedChange:
        [
          ("kind", .value(.word(ReportedChangeKind.allCases.map(\.rawValue)))),
          ("probability", .value(.number)),
          ("start", .value(.text)),
          ("startLabels", .record(.timeLabels)),
          ("end", .value(.text)),
          ("endLabels", .record(.timeLabels)),
          ("conditions", .record(.reportedConditions)),
        ]
      case .reportedCloud:
        [
          ("amount", .value(.word(CloudAmount.allCases.map(\.rawValue)))),
          ("base", .value(.number)),
          ("kind", .value(.word(CloudKind.allCases.map(\.rawValue)))),
        ]
      case .reportedConditions:
        [
          ("wind", .record(.wind)),
          ("windVariable", .value(.truth)),
          ("windSpeedAtLeast", .value(.truth)),
          ("windGustAtLeast", .value(.truth)),
          ("windDirections", .record(.windDirections)),
          ("visibility", .value(.number)),
          ("visibilityBound", .value(.word(VisibilityBound.allCases.map(\.rawValue)))),
          ("cloudCover", .value(.number)),
          ("ceiling", .value(.number)),
          ("clouds", .list(.record(.reportedCloud))),
          ("weather", .list(.record(.reportedWeather))),
          ("condition", .record(.condition)),
        ]
      case .reportedPrecipitation:
        [
          ("oneHour", .value(.number)),
          ("threeHours", .value(.number)),
          ("sixHours", .value(.number)),
          ("day", .value(.number)),
        ]
      case .reportedWeather:
        [
          ("code", .value(.text)),
          ("nearby", .value(.truth)),
          ("condition", .record(.condition)),
        ]
      case .resultText:
        [
          ("warning", .value(.text)),
          ("headline", .value(.text)),
          ("title", .value(.text)),
          ("asOf", .value(.text)),
          ("lines", .list(.value(.text))),
          ("styledLines", .list(.record(.textLine))),
          ("blocks", .list(.record(.textBlock))),
          ("notes", .list(.value(.text))),
        ]
      case .scenarioEntry:
        [
          ("id", .value(.word(Scenario.allCases.map(\.rawValue)))),
          ("title", .value(.text)),
          ("description", .value(.text)),
          ("warming", .list(.record(.scenarioWarming))),
          ("levers", .value(.truth)),
        ]
      case .scenarioWarming:
        [
          ("year", .value(.number)),
          ("low", .value(.number)),
          ("value", .value(.number)),
          ("high", .value(.number)),
        ]
      case .serverStatusResult:
        [
          ("version", .value(.text)),
          ("protocolVersion", .value(.text)),
          ("uptimeSeconds", .value(.number)),
          ("inFlight", .value(.number)),
          ("queuedOutputBytes", .value(.number)),
          ("methods", .anything),
          ("cache", .record(.cacheStatus)),
          ("storage", .record(.storageStatus)),
          ("providers", .list(.record(.providerStatus))),
          ("subscriptions", .value(.number)),
          ("location", .record(.locationStatus)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .skillCorrection:
        [
          ("verdict", .value(.word(CorrectionVerdict.allCases.map(\.rawValue)))),
          ("error", .value(.number)),
          ("correctedError", .value(.number)),
          ("noise", .value(.number)),
          ("days", .value(.number)),
        ]
      case .skillExportResult:
        [
          ("text", .value(.text)),
          ("count", .value(.number)),
          ("place", .record(.place)),
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
      case .stationReport:
        [
          ("time", .value(.text)),
          ("timeLabels", .record(.timeLabels)),
          ("temperature", .value(.number)),
          ("dewPoint", .value(.number)),
          ("humidity", .value(.number)),
          ("wind", .record(.wind)),
          ("pressure", .value(.number)),
          ("visibility", .value(.number)),
          ("visibilityBound", .value(.word(VisibilityBound.allCases.map(\.rawValue)))),
          ("cloudCover", .value(.number)),
          ("cloudBase", .value(.number)),
          ("condition", .record(.condition)),
          ("precipitation", .record(.reportedPrecipitation)),
          ("snowDepth", .value(.number)),
          ("report", .value(.text)),
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
      case .storageStatus:
        [
          ("warnings", .list(.record(.warning))),
          ("invalidRows", .value(.number)),
        ]
      case .subscriptionListResult:
        [
          ("subscriptions", .list(.record(.subscriptionState))),
        ]
      case .subscriptionState:
        [
          ("id", .value(.text)),
          ("method", .value(.text)),
          ("intervalSeconds", .value(.number)),
          ("nextAt", .value(.text)),
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
          ("text", .record(.resultText)),
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
      case .sunsetAboutResult:
        [
          ("title", .value(.text)),
          ("text", .value(.text)),
          ("factors", .list(.record(.aboutFactor))),
          ("labels", .list(.value(.text))),
          ("thresholds", .list(.value(.number))),
          ("unknowable", .list(.value(.text))),
          ("learning", .record(.sunsetLearning)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .sunsetBestResult:
        [
          ("model", .value(.word(SunsetModel.allCases.map(\.rawValue)))),
          ("ranked", .list(.record(.rankedSunset))),
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
      case .sunsetComparison:
        [
          ("predictor", .value(.word(SunsetPredictor.allCases.map(\.rawValue)))),
          ("error", .value(.number)),
          ("interval", .record(.bounds)),
          ("rankCorrelation", .value(.number)),
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
          ("blueHour", .record(.interval)),
          ("azimuth", .value(.number)),
          ("factors", .record(.sunsetFactors)),
          ("subscores", .record(.sunsetSubscores)),
          ("pathSource", .value(.word(SunsetPath.allCases.map(\.rawValue)))),
          ("gradient", .list(.value(.text))),
          ("passed", .value(.truth)),
          ("learned", .value(.truth)),
          ("reason", .value(.word(SunsetReason.allCases.map(\.rawValue)))),
        ]
      case .sunsetEvaluateResult:
        [
          ("model", .value(.word(SunsetModel.allCases.map(\.rawValue)))),
          ("score", .value(.number)),
          ("rating", .value(.word(SunsetRating.allCases.map(\.rawValue)))),
          ("label", .value(.text)),
          ("symbols", .record(.symbols)),
          ("explanation", .value(.text)),
          ("outlook", .record(.sunsetOutlook)),
          ("subscores", .record(.sunsetSubscores)),
          ("factors", .record(.sunsetFactors)),
          ("gradient", .list(.value(.text))),
          ("units", .record(.units)),
          ("dir", .value(.word(TextDirection.allCases.map(\.rawValue)))),
        ]
      case .sunsetFactors:
        [
          ("cloudCover", .record(.sunsetCloudFactor)),
          ("highCloud", .record(.labeledValue)),
          ("humidity", .record(.labeledValue)),
          ("aerosolOpticalDepth", .record(.labeledValue)),
          ("visibility", .record(.labeledValue)),
        ]
      case .sunsetLearning:
        [
          ("evenings", .value(.number)),
          ("used", .value(.word(SunsetPredictor.allCases.map(\.rawValue)))),
          ("comparisons", .list(.record(.sunsetComparison))),
        ]
      case .sunsetOutlook:
        [
          ("score", .value(.number)),
          ("confidence", .value(.number)),
          ("interval", .record(.bounds)),
          ("color", .record(.sunsetColor)),
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
      case .suspectProvider:
        [
          ("provider", .value(.text)),
          ("fault", .record(.providerFault)),
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
      case .textBlock:
        [
          ("kind", .value(.word(TextBlockKind.allCases.map(\.rawValue)))),
          ("severity", .value(.word(AlertSeverity.allCases.map(\.rawValue)))),
          ("share", .value(.number)),
          ("spans", .list(.record(.textSpan))),
          ("facts", .list(.record(.textFact))),
          ("columns", .list(.record(.textColumn))),
          ("rows", .list(.record(.textRow))),
        ]
      case .textColumn:
        [
          ("id", .value(.text)),
          ("name", .record(.textSpan)),
          ("unit", .value(.text)),
          ("number", .value(.truth)),
          ("detail", .value(.truth)),
        ]
      case .textFact:
        [
          ("id", .value(.text)),
          ("name", .record(.textSpan)),
          ("value", .list(.record(.textSpan))),
        ]
      case .textLine:
        [
          ("spans", .list(.record(.textSpan))),
        ]
      case .textRow:
        [
          ("cells", .list(.record(.textSpan))),
        ]
      case .textSpan:
        [
          ("text", .value(.text)),
          ("spoken", .value(.text)),
          ("role", .value(.word(TextRole.allCases.map(\.rawValue)))),
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
      case .unitsInUse:
        [
          ("units", .record(.units)),
          ("origin", .value(.word(UnitsOrigin.allCases.map(\.rawValue)))),
          ("territory", .value(.text)),
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
      case .weatherHistoryResult:
        [
          ("days", .list(.record(.pastDay))),
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
      case .weatherOverviewResult:
        [
          ("place", .record(.place)),
          ("units", .record(.units)),
          ("parts", .list(.anything)),
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
      case .windDirections:
        [
          ("from", .value(.number)),
          ("to", .value(.number)),
        ]
      }
    }

    /// When something begins that such a record is about; nil if it says none.
    package var onset: OnsetRule? {
      switch self {
      case .airQualityHour:
        OnsetRule(
          member: "time", end: .nextRow,
          keys: [],
          isBegunIfUnknown: false)
      case .alert:
        OnsetRule(
          member: "start", end: .member("end"),
          keys: ["id", "severity"],
          isBegunIfUnknown: true)
      case .dayForecast:
        OnsetRule(
          member: "date", end: .nextRow,
          keys: [],
          isBegunIfUnknown: false)
      case .hourForecast:
        OnsetRule(
          member: "time", end: .nextRow,
          keys: [],
          isBegunIfUnknown: false)
      case .nextSunPhase:
        OnsetRule(
          member: "time", end: .itself,
          keys: ["phase"],
          isBegunIfUnknown: false)
      case .nowcastStep:
        OnsetRule(
          member: "time", end: .nextRow,
          keys: [],
          isBegunIfUnknown: false)
      case .sunsetDay:
        OnsetRule(
          member: "time", end: .itself,
          keys: [],
          isBegunIfUnknown: false)
      case .weatherChange:
        OnsetRule(
          member: "start", end: .member("end"),
          keys: ["kind"],
          isBegunIfUnknown: false)
      default: nil
      }
    }
  }

  /// The beginning of a record (`x-onset`), by its members.
  package struct OnsetRule: Equatable, Sendable {
    package enum End: Equatable, Sendable {
      /// It lasts until the next record of the list begins.
      case nextRow
      /// It is a moment.
      case itself
      case member(String)
    }

    package let member: String
    package let end: End
    /// Tell apart what begins at the same time.
    package let keys: [String]
    /// Whether null means that it has begun, else that nothing begins.
    package let isBegunIfUnknown: Bool
  }
}

extension MethodName {
  /// What the result holds; nil for a method that only changes something.
  package var resultShape: ResultShape? {
    switch self {
    case .airQuality: .record(.airQualityResult)
    case .alertsActive: .record(.alertsActiveResult)
    case .alertsCoverage: .record(.alertsCoverageResult)
    case .climateProject: .record(.climateProjectResult)
    case .climateScenarios: .record(.climateScenariosResult)
    case .climateLevers: .record(.climateLeversResult)
    case .climateNormals: .record(.climateNormalsResult)
    case .climateExtremes: .record(.climateExtremesResult)
    case .climateAnalog: .record(.climateAnalogResult)
    case .favoritesList: .record(.favoritesListResult)
    case .forecastHourly: .record(.forecastHourlyResult)
    case .forecastDaily: .record(.forecastDailyResult)
    case .forecastChance: .record(.forecastChanceResult)
    case .forecastNowcast: .record(.forecastNowcastResult)
    case .statusText: .record(.statusTextResult)
    case .chartRender: .record(.chartRenderResult)
    case .locationSearch: .record(.locationSearchResult)
    case .locationReverse: .record(.locationReverseResult)
    case .locationCurrent: .record(.locationState)
    case .mapLayers: .record(.mapLayersResult)
    case .mapTile: .record(.mapTileResult)
    case .moonPhase: .record(.moonPhaseResult)
    case .moonTimes: .record(.moonTimesResult)
    case .observationCurrent: .record(.observationCurrentResult)
    case .observationHistory: .record(.observationHistoryResult)
    case .observationStations: .record(.observationStationsResult)
    case .observationDecode: .record(.observationDecodeResult)
    case .configGet: .record(.configGetResult)
    case .serverStatus: .record(.serverStatusResult)
    case .rpcDiscover: .anything
    case .forecastSkill: .record(.forecastSkillResult)
    case .skillExport: .record(.skillExportResult)
    case .subscriptionList: .record(.subscriptionListResult)
    case .sunTimes: .record(.sunTimesResult)
    case .sunPosition: .record(.sunPositionResult)
    case .sunPhase: .record(.sunPhaseResult)
    case .sunsetScore: .record(.sunsetScoreResult)
    case .sunsetAbout: .record(.sunsetAboutResult)
    case .sunsetEvaluate: .record(.sunsetEvaluateResult)
    case .sunsetBest: .record(.sunsetBestResult)
    case .weatherCurrent: .record(.weatherCurrentResult)
    case .weatherOverview: .record(.weatherOverviewResult)
    case .weatherSummary: .record(.weatherSummaryResult)
    case .weatherHistory: .record(.weatherHistoryResult)
    case .weatherChanges: .record(.weatherChangesResult)
    case .conditionCatalog: .record(.conditionCatalogResult)
    case .iconGet: .record(.iconGetResult)
    default: nil
    }
  }
}
