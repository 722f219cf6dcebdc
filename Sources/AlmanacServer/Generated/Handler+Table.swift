// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

internal import AlmanacProtocol
internal import Telling

extension Handler {
  static func of(_ name: MethodName) -> Handler {
    switch name {
    case .airQuality: Handler(fetching: Wire.AirQualityMethod.self)
    case .alertsActive: Handler(fetching: Wire.AlertsActiveMethod.self)
    case .alertsCoverage: Handler(Wire.AlertsCoverageMethod.self)
    case .climateProject: Handler(fetching: Wire.ClimateProjectMethod.self)
    case .climateScenarios: Handler(Wire.ClimateScenariosMethod.self)
    case .climateLevers: Handler(Wire.ClimateLeversMethod.self)
    case .climateNormals: Handler(Wire.ClimateNormalsMethod.self)
    case .climateExtremes: Handler(Wire.ClimateExtremesMethod.self)
    case .climateAnalog: Handler(Wire.ClimateAnalogMethod.self)
    case .favoritesList: Handler(fetching: Wire.FavoritesListMethod.self)
    case .favoritesAdd: Handler(Wire.FavoritesAddMethod.self)
    case .favoritesRemove: Handler(Wire.FavoritesRemoveMethod.self)
    case .favoritesMove: Handler(Wire.FavoritesMoveMethod.self)
    case .favoritesRename: Handler(Wire.FavoritesRenameMethod.self)
    case .forecastHourly: Handler(fetching: Wire.ForecastHourlyMethod.self)
    case .forecastDaily: Handler(fetching: Wire.ForecastDailyMethod.self)
    case .forecastChance: Handler(fetching: Wire.ForecastChanceMethod.self)
    case .forecastNowcast: Handler(fetching: Wire.ForecastNowcastMethod.self)
    case .statusText: Handler(fetching: Wire.StatusTextMethod.self)
    case .chartRender: Handler(fetching: Wire.ChartRenderMethod.self)
    case .locationSearch: Handler(fetching: Wire.LocationSearchMethod.self)
    case .locationReverse: Handler(fetching: Wire.LocationReverseMethod.self)
    case .locationCurrent: Handler(Wire.LocationCurrentMethod.self)
    case .locationSet: Handler(Wire.LocationSetMethod.self)
    case .locationRefresh: Handler(Wire.LocationRefreshMethod.self)
    case .mapLayers: Handler(fetching: Wire.MapLayersMethod.self)
    case .mapTile: Handler(fetching: Wire.MapTileMethod.self)
    case .moonPhase: Handler(Wire.MoonPhaseMethod.self)
    case .moonTimes: Handler(Wire.MoonTimesMethod.self)
    case .observationCurrent: Handler(fetching: Wire.ObservationCurrentMethod.self)
    case .observationHistory: Handler(fetching: Wire.ObservationHistoryMethod.self)
    case .observationStations: Handler(fetching: Wire.ObservationStationsMethod.self)
    case .observationDecode: Handler(Wire.ObservationDecodeMethod.self)
    case .configGet: Handler(Wire.ConfigGetMethod.self)
    case .configSet: Handler(Wire.ConfigSetMethod.self)
    case .serverStatus: Handler(Wire.ServerStatusMethod.self)
    case .rpcDiscover: Handler(Wire.RpcDiscoverMethod.self)
    case .forecastSkill: Handler(Wire.ForecastSkillMethod.self)
    case .skillBackfill: Handler(fetching: Wire.SkillBackfillMethod.self)
    case .skillExport: Handler(Wire.SkillExportMethod.self)
    case .skillRemove: Handler(Wire.SkillRemoveMethod.self)
    case .subscriptionCreate: Handler(Wire.SubscriptionCreateMethod.self)
    case .subscriptionCancel: Handler(Wire.SubscriptionCancelMethod.self)
    case .subscriptionList: Handler(Wire.SubscriptionListMethod.self)
    case .sunTimes: Handler(Wire.SunTimesMethod.self)
    case .sunPosition: Handler(Wire.SunPositionMethod.self)
    case .sunPhase: Handler(Wire.SunPhaseMethod.self)
    case .sunsetScore: Handler(fetching: Wire.SunsetScoreMethod.self)
    case .sunsetAbout: Handler(Wire.SunsetAboutMethod.self)
    case .sunsetEvaluate: Handler(Wire.SunsetEvaluateMethod.self)
    case .sunsetBest: Handler(fetching: Wire.SunsetBestMethod.self)
    case .sunsetObserve: Handler(Wire.SunsetObserveMethod.self)
    case .weatherCurrent: Handler(fetching: Wire.WeatherCurrentMethod.self)
    case .weatherOverview: Handler(fetching: Wire.WeatherOverviewMethod.self)
    case .weatherSummary: Handler(fetching: Wire.WeatherSummaryMethod.self)
    case .weatherHistory: Handler(fetching: Wire.WeatherHistoryMethod.self)
    case .weatherChanges: Handler(fetching: Wire.WeatherChangesMethod.self)
    case .conditionCatalog: Handler(Wire.ConditionCatalogMethod.self)
    case .iconGet: Handler(fetching: Wire.IconGetMethod.self)
    }
  }
}

extension MethodName {
  /// The methods whose answers can be written out.
  static let paged: [any PagedMethod.Type] = [
    Wire.AirQualityMethod.self,
    Wire.AlertsActiveMethod.self,
    Wire.AlertsCoverageMethod.self,
    Wire.ClimateProjectMethod.self,
    Wire.ClimateExtremesMethod.self,
    Wire.FavoritesListMethod.self,
    Wire.ForecastHourlyMethod.self,
    Wire.ForecastDailyMethod.self,
    Wire.ForecastNowcastMethod.self,
    Wire.LocationSearchMethod.self,
    Wire.MoonPhaseMethod.self,
    Wire.ObservationCurrentMethod.self,
    Wire.SunTimesMethod.self,
    Wire.SunPhaseMethod.self,
    Wire.SunsetScoreMethod.self,
    Wire.SunsetBestMethod.self,
    Wire.WeatherCurrentMethod.self,
    Wire.WeatherSummaryMethod.self,
    Wire.WeatherChangesMethod.self,
  ]
}
