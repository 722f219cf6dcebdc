// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// The answer of a method that changes nothing, by its method.
public indirect enum ReadingAnswer: Codable, Equatable, Sendable {
  case airQuality(AirQualityResult)
  case alertsActive(AlertsActiveResult)
  case alertsCoverage(AlertsCoverageResult)
  case climateProject(ClimateProjectResult)
  case climateScenarios(ClimateScenariosResult)
  case climateLevers(ClimateLeversResult)
  case climateNormals(ClimateNormalsResult)
  case climateExtremes(ClimateExtremesResult)
  case climateAnalog(ClimateAnalogResult)
  case favoritesList(FavoritesListResult)
  case forecastHourly(ForecastHourlyResult)
  case forecastDaily(ForecastDailyResult)
  case forecastChance(ForecastChanceResult)
  case forecastNowcast(ForecastNowcastResult)
  case statusText(StatusTextResult)
  case chartRender(ChartRenderResult)
  case locationSearch(LocationSearchResult)
  case locationReverse(LocationReverseResult)
  case locationCurrent(LocationCurrentResult)
  case mapLayers(MapLayersResult)
  case mapTile(MapTileResult)
  case moonPhase(MoonPhaseResult)
  case moonTimes(MoonTimesResult)
  case observationCurrent(ObservationCurrentResult)
  case observationHistory(ObservationHistoryResult)
  case observationStations(ObservationStationsResult)
  case observationDecode(ObservationDecodeResult)
  case configGet(ConfigGetResult)
  case serverStatus(ServerStatusResult)
  case rpcDiscover(RpcDiscoverResult)
  case forecastSkill(ForecastSkillResult)
  case skillExport(SkillExportResult)
  case subscriptionList(SubscriptionListResult)
  case sunTimes(SunTimesResult)
  case sunPosition(SunPositionResult)
  case sunPhase(SunPhaseResult)
  case sunsetScore(SunsetScoreResult)
  case sunsetAbout(SunsetAboutResult)
  case sunsetEvaluate(SunsetEvaluateResult)
  case sunsetBest(SunsetBestResult)
  case weatherCurrent(WeatherCurrentResult)
  case weatherSummary(WeatherSummaryResult)
  case weatherHistory(WeatherHistoryResult)
  case weatherChanges(WeatherChangesResult)
  case conditionCatalog(ConditionCatalogResult)
  case iconGet(IconGetResult)
  /// One that this version of the client does not know.
  case other(method: String, value: JSONValue)

  /// Which one it is, on the wire.
  public var method: String {
    switch self {
    case .airQuality: "air.quality"
    case .alertsActive: "alerts.active"
    case .alertsCoverage: "alerts.coverage"
    case .climateProject: "climate.project"
    case .climateScenarios: "climate.scenarios"
    case .climateLevers: "climate.levers"
    case .climateNormals: "climate.normals"
    case .climateExtremes: "climate.extremes"
    case .climateAnalog: "climate.analog"
    case .favoritesList: "favorites.list"
    case .forecastHourly: "forecast.hourly"
    case .forecastDaily: "forecast.daily"
    case .forecastChance: "forecast.chance"
    case .forecastNowcast: "forecast.nowcast"
    case .statusText: "status.text"
    case .chartRender: "chart.render"
    case .locationSearch: "location.search"
    case .locationReverse: "location.reverse"
    case .locationCurrent: "location.current"
    case .mapLayers: "map.layers"
    case .mapTile: "map.tile"
    case .moonPhase: "moon.phase"
    case .moonTimes: "moon.times"
    case .observationCurrent: "observation.current"
    case .observationHistory: "observation.history"
    case .observationStations: "observation.stations"
    case .observationDecode: "observation.decode"
    case .configGet: "config.get"
    case .serverStatus: "server.status"
    case .rpcDiscover: "rpc.discover"
    case .forecastSkill: "forecast.skill"
    case .skillExport: "skill.export"
    case .subscriptionList: "subscription.list"
    case .sunTimes: "sun.times"
    case .sunPosition: "sun.position"
    case .sunPhase: "sun.phase"
    case .sunsetScore: "sunset.score"
    case .sunsetAbout: "sunset.about"
    case .sunsetEvaluate: "sunset.evaluate"
    case .sunsetBest: "sunset.best"
    case .weatherCurrent: "weather.current"
    case .weatherSummary: "weather.summary"
    case .weatherHistory: "weather.history"
    case .weatherChanges: "weather.changes"
    case .conditionCatalog: "condition.catalog"
    case .iconGet: "icon.get"
    case .other(let tag, _): tag
    }
  }

  private enum Keys: String, CodingKey {
    case tag = "method", value = "value"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    switch try values.decode(String.self, forKey: .tag) {
    case "air.quality":
      self = .airQuality(try values.decode(AirQualityResult.self, forKey: .value))
    case "alerts.active":
      self = .alertsActive(try values.decode(AlertsActiveResult.self, forKey: .value))
    case "alerts.coverage":
      self = .alertsCoverage(try values.decode(AlertsCoverageResult.self, forKey: .value))
    case "climate.project":
      self = .climateProject(try values.decode(ClimateProjectResult.self, forKey: .value))
    case "climate.scenarios":
      self = .climateScenarios(try values.decode(ClimateScenariosResult.self, forKey: .value))
    case "climate.levers":
      self = .climateLevers(try values.decode(ClimateLeversResult.self, forKey: .value))
    case "climate.normals":
      self = .climateNormals(try values.decode(ClimateNormalsResult.self, forKey: .value))
    case "climate.extremes":
      self = .climateExtremes(try values.decode(ClimateExtremesResult.self, forKey: .value))
    case "climate.analog":
      self = .climateAnalog(try values.decode(ClimateAnalogResult.self, forKey: .value))
    case "favorites.list":
      self = .favoritesList(try values.decode(FavoritesListResult.self, forKey: .value))
    case "forecast.hourly":
      self = .forecastHourly(try values.decode(ForecastHourlyResult.self, forKey: .value))
    case "forecast.daily":
      self = .forecastDaily(try values.decode(ForecastDailyResult.self, forKey: .value))
    case "forecast.chance":
      self = .forecastChance(try values.decode(ForecastChanceResult.self, forKey: .value))
    case "forecast.nowcast":
      self = .forecastNowcast(try values.decode(ForecastNowcastResult.self, forKey: .value))
    case "status.text":
      self = .statusText(try values.decode(StatusTextResult.self, forKey: .value))
    case "chart.render":
      self = .chartRender(try values.decode(ChartRenderResult.self, forKey: .value))
    case "location.search":
      self = .locationSearch(try values.decode(LocationSearchResult.self, forKey: .value))
    case "location.reverse":
      self = .locationReverse(try values.decode(LocationReverseResult.self, forKey: .value))
    case "location.current":
      self = .locationCurrent(try values.decode(LocationCurrentResult.self, forKey: .value))
    case "map.layers":
      self = .mapLayers(try values.decode(MapLayersResult.self, forKey: .value))
    case "map.tile":
      self = .mapTile(try values.decode(MapTileResult.self, forKey: .value))
    case "moon.phase":
      self = .moonPhase(try values.decode(MoonPhaseResult.self, forKey: .value))
    case "moon.times":
      self = .moonTimes(try values.decode(MoonTimesResult.self, forKey: .value))
    case "observation.current":
      self = .observationCurrent(try values.decode(ObservationCurrentResult.self, forKey: .value))
    case "observation.history":
      self = .observationHistory(try values.decode(ObservationHistoryResult.self, forKey: .value))
    case "observation.stations":
      self = .observationStations(try values.decode(ObservationStationsResult.self, forKey: .value))
    case "observation.decode":
      self = .observationDecode(try values.decode(ObservationDecodeResult.self, forKey: .value))
    case "config.get":
      self = .configGet(try values.decode(ConfigGetResult.self, forKey: .value))
    case "server.status":
      self = .serverStatus(try values.decode(ServerStatusResult.self, forKey: .value))
    case "rpc.discover":
      self = .rpcDiscover(try values.decode(RpcDiscoverResult.self, forKey: .value))
    case "forecast.skill":
      self = .forecastSkill(try values.decode(ForecastSkillResult.self, forKey: .value))
    case "skill.export":
      self = .skillExport(try values.decode(SkillExportResult.self, forKey: .value))
    case "subscription.list":
      self = .subscriptionList(try values.decode(SubscriptionListResult.self, forKey: .value))
    case "sun.times":
      self = .sunTimes(try values.decode(SunTimesResult.self, forKey: .value))
    case "sun.position":
      self = .sunPosition(try values.decode(SunPositionResult.self, forKey: .value))
    case "sun.phase":
      self = .sunPhase(try values.decode(SunPhaseResult.self, forKey: .value))
    case "sunset.score":
      self = .sunsetScore(try values.decode(SunsetScoreResult.self, forKey: .value))
    case "sunset.about":
      self = .sunsetAbout(try values.decode(SunsetAboutResult.self, forKey: .value))
    case "sunset.evaluate":
      self = .sunsetEvaluate(try values.decode(SunsetEvaluateResult.self, forKey: .value))
    case "sunset.best":
      self = .sunsetBest(try values.decode(SunsetBestResult.self, forKey: .value))
    case "weather.current":
      self = .weatherCurrent(try values.decode(WeatherCurrentResult.self, forKey: .value))
    case "weather.summary":
      self = .weatherSummary(try values.decode(WeatherSummaryResult.self, forKey: .value))
    case "weather.history":
      self = .weatherHistory(try values.decode(WeatherHistoryResult.self, forKey: .value))
    case "weather.changes":
      self = .weatherChanges(try values.decode(WeatherChangesResult.self, forKey: .value))
    case "condition.catalog":
      self = .conditionCatalog(try values.decode(ConditionCatalogResult.self, forKey: .value))
    case "icon.get":
      self = .iconGet(try values.decode(IconGetResult.self, forKey: .value))
    case let tag:
      self = .other(
        method: tag, value: try values.decode(JSONValue.self, forKey: .value))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .airQuality(let value):
      try values.encode("air.quality", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .alertsActive(let value):
      try values.encode("alerts.active", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .alertsCoverage(let value):
      try values.encode("alerts.coverage", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .climateProject(let value):
      try values.encode("climate.project", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .climateScenarios(let value):
      try values.encode("climate.scenarios", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .climateLevers(let value):
      try values.encode("climate.levers", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .climateNormals(let value):
      try values.encode("climate.normals", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .climateExtremes(let value):
      try values.encode("climate.extremes", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .climateAnalog(let value):
      try values.encode("climate.analog", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .favoritesList(let value):
      try values.encode("favorites.list", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .forecastHourly(let value):
      try values.encode("forecast.hourly", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .forecastDaily(let value):
      try values.encode("forecast.daily", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .forecastChance(let value):
      try values.encode("forecast.chance", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .forecastNowcast(let value):
      try values.encode("forecast.nowcast", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .statusText(let value):
      try values.encode("status.text", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .chartRender(let value):
      try values.encode("chart.render", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .locationSearch(let value):
      try values.encode("location.search", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .locationReverse(let value):
      try values.encode("location.reverse", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .locationCurrent(let value):
      try values.encode("location.current", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .mapLayers(let value):
      try values.encode("map.layers", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .mapTile(let value):
      try values.encode("map.tile", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .moonPhase(let value):
      try values.encode("moon.phase", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .moonTimes(let value):
      try values.encode("moon.times", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .observationCurrent(let value):
      try values.encode("observation.current", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .observationHistory(let value):
      try values.encode("observation.history", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .observationStations(let value):
      try values.encode("observation.stations", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .observationDecode(let value):
      try values.encode("observation.decode", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .configGet(let value):
      try values.encode("config.get", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .serverStatus(let value):
      try values.encode("server.status", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .rpcDiscover(let value):
      try values.encode("rpc.discover", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .forecastSkill(let value):
      try values.encode("forecast.skill", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .skillExport(let value):
      try values.encode("skill.export", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .subscriptionList(let value):
      try values.encode("subscription.list", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunTimes(let value):
      try values.encode("sun.times", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunPosition(let value):
      try values.encode("sun.position", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunPhase(let value):
      try values.encode("sun.phase", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunsetScore(let value):
      try values.encode("sunset.score", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunsetAbout(let value):
      try values.encode("sunset.about", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunsetEvaluate(let value):
      try values.encode("sunset.evaluate", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunsetBest(let value):
      try values.encode("sunset.best", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .weatherCurrent(let value):
      try values.encode("weather.current", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .weatherSummary(let value):
      try values.encode("weather.summary", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .weatherHistory(let value):
      try values.encode("weather.history", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .weatherChanges(let value):
      try values.encode("weather.changes", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .conditionCatalog(let value):
      try values.encode("condition.catalog", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .iconGet(let value):
      try values.encode("icon.get", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .other(let tag, let value):
      try values.encode(tag, forKey: .tag)
      try values.encode(value, forKey: .value)
    }
  }
}

extension ReadingAnswer {
  /// The answer of this call; nil if it is one of another.
  public func answer<Call: ServerCall>(of call: Call.Type) -> Call.Answer? {
    method == call.method ? any as? Call.Answer : nil
  }

  private var any: any Sendable {
    switch self {
    case .airQuality(let value): value
    case .alertsActive(let value): value
    case .alertsCoverage(let value): value
    case .climateProject(let value): value
    case .climateScenarios(let value): value
    case .climateLevers(let value): value
    case .climateNormals(let value): value
    case .climateExtremes(let value): value
    case .climateAnalog(let value): value
    case .favoritesList(let value): value
    case .forecastHourly(let value): value
    case .forecastDaily(let value): value
    case .forecastChance(let value): value
    case .forecastNowcast(let value): value
    case .statusText(let value): value
    case .chartRender(let value): value
    case .locationSearch(let value): value
    case .locationReverse(let value): value
    case .locationCurrent(let value): value
    case .mapLayers(let value): value
    case .mapTile(let value): value
    case .moonPhase(let value): value
    case .moonTimes(let value): value
    case .observationCurrent(let value): value
    case .observationHistory(let value): value
    case .observationStations(let value): value
    case .observationDecode(let value): value
    case .configGet(let value): value
    case .serverStatus(let value): value
    case .rpcDiscover(let value): value
    case .forecastSkill(let value): value
    case .skillExport(let value): value
    case .subscriptionList(let value): value
    case .sunTimes(let value): value
    case .sunPosition(let value): value
    case .sunPhase(let value): value
    case .sunsetScore(let value): value
    case .sunsetAbout(let value): value
    case .sunsetEvaluate(let value): value
    case .sunsetBest(let value): value
    case .weatherCurrent(let value): value
    case .weatherSummary(let value): value
    case .weatherHistory(let value): value
    case .weatherChanges(let value): value
    case .conditionCatalog(let value): value
    case .iconGet(let value): value
    case .other(_, let value): value
    }
  }
}
