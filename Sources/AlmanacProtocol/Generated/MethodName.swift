// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Every method a client may call, `initialize` and `shutdown` aside.
package enum MethodName: String, CaseIterable, Sendable {
  /// Reports how clean the air is.
  case airQuality = "air.quality"
  /// Lists the official warnings in force.
  case alertsActive = "alerts.active"
  /// Lists who would speak for a place, and when each was last heard.
  case alertsCoverage = "alerts.coverage"
  /// Projects a day's weather to a future year.
  case climateProject = "climate.project"
  /// Lists the emission scenarios.
  case climateScenarios = "climate.scenarios"
  /// Lists the climate interventions.
  case climateLevers = "climate.levers"
  /// Gives the climate normals of a place.
  case climateNormals = "climate.normals"
  /// Gives the expected hot, cold and frosty days of a year.
  case climateExtremes = "climate.extremes"
  /// Finds the cities whose climate today matches this place's projection.
  case climateAnalog = "climate.analog"
  /// Lists the favorites in their order.
  case favoritesList = "favorites.list"
  /// Adds a favorite.
  case favoritesAdd = "favorites.add"
  /// Removes a favorite.
  case favoritesRemove = "favorites.remove"
  /// Moves a favorite to another position.
  case favoritesMove = "favorites.move"
  /// Renames a favorite.
  case favoritesRename = "favorites.rename"
  /// Forecasts the coming hours.
  case forecastHourly = "forecast.hourly"
  /// Forecasts the coming days.
  case forecastDaily = "forecast.daily"
  /// Says how likely a threshold is crossed in the coming hours.
  case forecastChance = "forecast.chance"
  /// Forecasts rain for the next two hours.
  case forecastNowcast = "forecast.nowcast"
  /// Writes one line for a status bar.
  case statusText = "status.text"
  /// Draws a chart of a forecast, or a map.
  case chartRender = "chart.render"
  /// Finds places by name.
  case locationSearch = "location.search"
  /// Finds the place at a pair of coordinates.
  case locationReverse = "location.reverse"
  /// Returns the current location.
  case locationCurrent = "location.current"
  /// Sets the current location.
  case locationSet = "location.set"
  /// Asks the client where the device is.
  case locationRefresh = "location.refresh"
  /// Lists the layers a map can show.
  case mapLayers = "map.layers"
  /// Returns one tile of a map layer.
  case mapTile = "map.tile"
  /// Computes the moon's phase and illumination.
  case moonPhase = "moon.phase"
  /// Computes moonrise and moonset.
  case moonTimes = "moon.times"
  /// Reports what stations near a place measured.
  case observationCurrent = "observation.current"
  /// Reports what a station near a place measured in the last hours.
  case observationHistory = "observation.history"
  /// Lists the stations near a place.
  case observationStations = "observation.stations"
  /// Reads a METAR, SPECI or TAF.
  case observationDecode = "observation.decode"
  /// Lists the settings in force.
  case configGet = "config.get"
  /// Changes a setting.
  case configSet = "config.set"
  /// Reports the health of the server.
  case serverStatus = "server.status"
  /// Returns this OpenRPC document.
  case rpcDiscover = "rpc.discover"
  /// Reports how wrong each provider's forecasts of a place were.
  case forecastSkill = "forecast.skill"
  /// Fills the ledger of a place with forecasts of the last 90 days and what came.
  case skillBackfill = "skill.backfill"
  /// Exports forecasts beside what came, as a text that verif reads.
  case skillExport = "skill.export"
  /// Forgets what was forecast for a place and what came.
  case skillRemove = "skill.remove"
  /// Subscribes to changes of an answer.
  case subscriptionCreate = "subscription.create"
  /// Cancels a subscription.
  case subscriptionCancel = "subscription.cancel"
  /// Lists this connection's subscriptions.
  case subscriptionList = "subscription.list"
  /// Computes sunrise, sunset and every twilight.
  case sunTimes = "sun.times"
  /// Computes the sun's position in the sky.
  case sunPosition = "sun.position"
  /// Tells whether it is day, twilight or night.
  case sunPhase = "sun.phase"
  /// Scores how colorful the coming sunsets will be.
  case sunsetScore = "sunset.score"
  /// Explains the sunset score.
  case sunsetAbout = "sunset.about"
  /// Scores a sky described by the caller.
  case sunsetEvaluate = "sunset.evaluate"
  /// Ranks places and evenings by sunset score.
  case sunsetBest = "sunset.best"
  /// Saves how a sunset was, and learns from it.
  case sunsetObserve = "sunset.observe"
  /// Reports the current weather.
  case weatherCurrent = "weather.current"
  /// Returns everything a weather page shows, in one call.
  case weatherOverview = "weather.overview"
  /// Says in words what the coming days are like.
  case weatherSummary = "weather.summary"
  /// Says what past days were like.
  case weatherHistory = "weather.history"
  /// Says what changes in the next 48 hours.
  case weatherChanges = "weather.changes"
  /// Lists every weather condition with its glyphs.
  case conditionCatalog = "condition.catalog"
  /// Returns the picture of a weather condition.
  case iconGet = "icon.get"

  /// A method that changes nothing and calls no other by its name.
  package static let reading: [MethodName] = [
    .airQuality,
    .alertsActive,
    .alertsCoverage,
    .climateProject,
    .climateScenarios,
    .climateLevers,
    .climateNormals,
    .climateExtremes,
    .climateAnalog,
    .favoritesList,
    .forecastHourly,
    .forecastDaily,
    .forecastChance,
    .forecastNowcast,
    .statusText,
    .chartRender,
    .locationSearch,
    .locationReverse,
    .locationCurrent,
    .mapLayers,
    .mapTile,
    .moonPhase,
    .moonTimes,
    .observationCurrent,
    .observationHistory,
    .observationStations,
    .observationDecode,
    .configGet,
    .serverStatus,
    .rpcDiscover,
    .forecastSkill,
    .skillExport,
    .subscriptionList,
    .sunTimes,
    .sunPosition,
    .sunPhase,
    .sunsetScore,
    .sunsetAbout,
    .sunsetEvaluate,
    .sunsetBest,
    .weatherCurrent,
    .weatherSummary,
    .weatherHistory,
    .weatherChanges,
    .conditionCatalog,
    .iconGet,
  ]

  /// A method that `subscription.create` takes.
  package static let subscribable: [MethodName] = [
    .airQuality,
    .alertsActive,
    .favoritesList,
    .forecastHourly,
    .forecastDaily,
    .forecastChance,
    .forecastNowcast,
    .statusText,
    .moonPhase,
    .observationCurrent,
    .sunTimes,
    .sunPosition,
    .sunPhase,
    .sunsetScore,
    .sunsetBest,
    .weatherCurrent,
    .weatherOverview,
    .weatherSummary,
    .weatherChanges,
  ]

  /// May ask a provider.
  package var isNetworked: Bool {
    switch self {
    case .airQuality, .alertsActive, .climateProject, .favoritesList, .forecastHourly, .forecastDaily, .forecastChance, .forecastNowcast, .statusText, .chartRender, .locationSearch, .locationReverse, .mapLayers, .mapTile, .observationCurrent, .observationHistory, .observationStations, .skillBackfill, .sunsetScore, .sunsetBest, .weatherCurrent, .weatherOverview, .weatherSummary, .weatherHistory, .weatherChanges, .iconGet: true
    default: false
    }
  }

  /// `subscription.create` takes it.
  package var isSubscribable: Bool {
    switch self {
    case .airQuality, .alertsActive, .favoritesList, .forecastHourly, .forecastDaily, .forecastChance, .forecastNowcast, .statusText, .moonPhase, .observationCurrent, .sunTimes, .sunPosition, .sunPhase, .sunsetScore, .sunsetBest, .weatherCurrent, .weatherOverview, .weatherSummary, .weatherChanges: true
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
    case .favoritesAdd, .favoritesRemove, .favoritesMove, .favoritesRename, .locationSet, .locationRefresh, .configSet, .skillRemove, .subscriptionCreate, .subscriptionCancel, .sunsetObserve: true
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
    case .forecastChance: 600
    case .forecastNowcast: 600
    case .statusText: 600
    case .chartRender: 600
    case .locationSearch: 604800
    case .locationReverse: 2592000
    case .mapLayers: 600
    case .mapTile: 600
    case .observationCurrent: 600
    case .observationHistory: 600
    case .observationStations: 600
    case .sunsetScore: 600
    case .sunsetBest: 600
    case .weatherCurrent: 600
    case .weatherOverview: 600
    case .weatherSummary: 600
    case .weatherHistory: 86400
    case .weatherChanges: 600
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
    case .skillBackfill: 60000
    default: Self.usualDeadlineMilliseconds
    }
  }
}
