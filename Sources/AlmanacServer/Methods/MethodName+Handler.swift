import AlmanacProtocol

extension Handler {
  /// The one list of what answers what. Exhaustive: a method of the spec without a handler does not
  /// compile.
  static func of(_ name: MethodName) -> Handler {
    switch name {
    case .airQuality: .airQuality
    case .alertsActive: .alertsActive
    case .chartRender: .chartRender
    case .climateAnalog: .climateAnalog
    case .climateLevers: .climateLevers
    case .climateNormals: .climateNormals
    case .climateProject: .climateProject
    case .climateScenarios: .climateScenarios
    case .conditionCatalog: .conditionCatalog
    case .configGet: .configGet
    case .configSet: .configSet
    case .favoritesAdd: .favoritesAdd
    case .favoritesList: .favoritesList
    case .favoritesMove: .favoritesMove
    case .favoritesRemove: .favoritesRemove
    case .favoritesRename: .favoritesRename
    case .forecastDaily: .forecastDaily
    case .forecastHourly: .forecastHourly
    case .forecastNowcast: .forecastNowcast
    case .iconGet: .iconGet
    case .locationCurrent: .locationCurrent
    case .locationRefresh: .locationRefresh
    case .locationReverse: .locationReverse
    case .locationSearch: .locationSearch
    case .locationSet: .locationSet
    case .rpcDiscover: .rpcDiscover
    case .mapLayers: .mapLayers
    case .mapTile: .mapTile
    case .moonPhase: .moonPhase
    case .moonTimes: .moonTimes
    case .serverStatus: .serverStatus
    case .statusText: .statusText
    case .subscriptionCancel: .subscriptionCancel
    case .subscriptionCreate: .subscriptionCreate
    case .subscriptionList: .subscriptionList
    case .sunPhase: .sunPhase
    case .sunPosition: .sunPosition
    case .sunTimes: .sunTimes
    case .sunsetAbout: .sunsetAbout
    case .sunsetBest: .sunsetBest
    case .sunsetEvaluate: .sunsetEvaluate
    case .sunsetScore: .sunsetScore
    case .weatherCurrent: .weatherCurrent
    case .weatherOverview: .weatherOverview
    }
  }
}
