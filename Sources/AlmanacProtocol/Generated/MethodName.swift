// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Every method a client may call, `initialize` and `shutdown` aside.
package enum MethodName: String, CaseIterable, Sendable {
  /// How clean the air is.
  case airQuality = "air.quality"
  /// Official warnings in force.
  case alertsActive = "alerts.active"
  /// The same weather, years from now.
  case climateProject = "climate.project"
  /// The scenarios.
  case climateScenarios = "climate.scenarios"
  /// The interventions.
  case climateLevers = "climate.levers"
  /// What is normal here.
  case climateNormals = "climate.normals"
  /// Where it is today as it will be here.
  case climateAnalog = "climate.analog"
  /// The kept places, in order.
  case favoritesList = "favorites.list"
  /// Keep a place.
  case favoritesAdd = "favorites.add"
  /// Forget a place.
  case favoritesRemove = "favorites.remove"
  /// Change the order.
  case favoritesMove = "favorites.move"
  /// Give a favorite another name.
  case favoritesRename = "favorites.rename"
  /// The hours to come.
  case forecastHourly = "forecast.hourly"
  /// The days to come.
  case forecastDaily = "forecast.daily"
  /// Rain in the next two hours.
  case forecastNowcast = "forecast.nowcast"
  /// One line for a status bar.
  case statusText = "status.text"
  /// A picture of a forecast.
  case chartRender = "chart.render"
  /// Places by name.
  case locationSearch = "location.search"
  /// The place at a pair of coordinates.
  case locationReverse = "location.reverse"
  /// Where "here" is.
  case locationCurrent = "location.current"
  /// Say where "here" is.
  case locationSet = "location.set"
  /// Ask the client where it is.
  case locationRefresh = "location.refresh"
  /// The layers a map can show.
  case mapLayers = "map.layers"
  /// One tile of a layer.
  case mapTile = "map.tile"
  /// How the moon looks.
  case moonPhase = "moon.phase"
  /// Moonrise and moonset.
  case moonTimes = "moon.times"
  /// The settings in force.
  case configGet = "config.get"
  /// Change a setting.
  case configSet = "config.set"
  /// How the server is doing.
  case serverStatus = "server.status"
  /// This document.
  case rpcDiscover = "rpc.discover"
  /// Be told when an answer changes.
  case subscriptionCreate = "subscription.create"
  /// Stop it.
  case subscriptionCancel = "subscription.cancel"
  /// What is subscribed on this connection.
  case subscriptionList = "subscription.list"
  /// Sunrise, sunset and every twilight.
  case sunTimes = "sun.times"
  /// Where the sun stands.
  case sunPosition = "sun.position"
  /// Day, twilight or night.
  case sunPhase = "sun.phase"
  /// How colorful the sunsets will be.
  case sunsetScore = "sunset.score"
  /// What the score means.
  case sunsetAbout = "sunset.about"
  /// Score a sky of your own.
  case sunsetEvaluate = "sunset.evaluate"
  /// Where and when the best sunset will be.
  case sunsetBest = "sunset.best"
  /// The weather now.
  case weatherCurrent = "weather.current"
  /// Everything a weather page shows, in one call.
  case weatherOverview = "weather.overview"
  /// Every kind of weather with all its glyphs.
  case conditionCatalog = "condition.catalog"
  /// The picture of a condition.
  case iconGet = "icon.get"

  /// May ask a provider.
  package var isNetworked: Bool {
    switch self {
    case .airQuality, .alertsActive, .climateProject, .favoritesList, .forecastHourly, .forecastDaily, .forecastNowcast, .statusText, .chartRender, .locationSearch, .locationReverse, .mapLayers, .mapTile, .sunsetScore, .sunsetBest, .weatherCurrent, .weatherOverview, .iconGet: true
    default: false
    }
  }

  /// `subscription.create` takes it.
  package var isSubscribable: Bool {
    switch self {
    case .airQuality, .alertsActive, .forecastHourly, .forecastDaily, .forecastNowcast, .statusText, .moonPhase, .sunTimes, .sunPosition, .sunPhase, .sunsetScore, .sunsetBest, .weatherCurrent, .weatherOverview: true
    default: false
    }
  }

  /// Sends parts under `partialResultToken`.
  package var hasParts: Bool {
    switch self {
    case .favoritesList, .locationSearch, .weatherOverview: true
    default: false
    }
  }

  /// Changes the state of the connection: later requests see its effect.
  package var isOrdered: Bool {
    switch self {
    case .favoritesAdd, .favoritesRemove, .favoritesMove, .favoritesRename, .locationSet, .locationRefresh, .configSet, .subscriptionCreate, .subscriptionCancel: true
    default: false
    }
  }

  /// Default of `maxAgeSeconds`; nil for what is computed here.
  package var cacheSeconds: Int? {
    switch self {
    case .airQuality: 600
    case .alertsActive: 300
    case .climateProject: 2592000
    case .favoritesList: 600
    case .forecastHourly: 600
    case .forecastDaily: 600
    case .forecastNowcast: 600
    case .statusText: 600
    case .chartRender: 600
    case .locationSearch: 604800
    case .locationReverse: 2592000
    case .mapLayers: 600
    case .mapTile: 600
    case .sunsetScore: 600
    case .sunsetBest: 600
    case .weatherCurrent: 600
    case .weatherOverview: 600
    case .iconGet: 2592000
    default: nil
    }
  }

  /// Default of `deadlineMs` where the method has none of its own.
  package static let usualDeadlineMilliseconds = 10_000

  /// Default of `deadlineMs`.
  package var deadlineMilliseconds: Int {
    switch self {
    case .statusText: 0
    default: Self.usualDeadlineMilliseconds
    }
  }
}
