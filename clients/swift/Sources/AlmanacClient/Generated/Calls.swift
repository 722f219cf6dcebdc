// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

extension Almanac {
  /// Every call that this version of the client knows.
  public static let calls: [any ServerCall.Type] = [
    AirQualityParams.self,
    AlertsActiveParams.self,
    AlertsCoverageParams.self,
    ClimateProjectParams.self,
    ClimateScenariosParams.self,
    ClimateLeversParams.self,
    ClimateNormalsParams.self,
    ClimateExtremesParams.self,
    ClimateAnalogParams.self,
    FavoritesListParams.self,
    FavoritesAddParams.self,
    FavoritesRemoveParams.self,
    FavoritesMoveParams.self,
    FavoritesRenameParams.self,
    ForecastHourlyParams.self,
    ForecastDailyParams.self,
    ForecastChanceParams.self,
    ForecastNowcastParams.self,
    StatusTextParams.self,
    ChartRenderParams.self,
    LocationSearchParams.self,
    LocationReverseParams.self,
    LocationCurrentParams.self,
    LocationSetParams.self,
    LocationRefreshParams.self,
    MapLayersParams.self,
    MapTileParams.self,
    MoonPhaseParams.self,
    MoonTimesParams.self,
    ObservationCurrentParams.self,
    ObservationHistoryParams.self,
    ObservationStationsParams.self,
    ObservationDecodeParams.self,
    ConfigGetParams.self,
    ConfigSetParams.self,
    ServerStatusParams.self,
    RpcDiscoverParams.self,
    ForecastSkillParams.self,
    SkillBackfillParams.self,
    SkillExportParams.self,
    SkillRemoveParams.self,
    SubscriptionCreateParams.self,
    SubscriptionCancelParams.self,
    SubscriptionListParams.self,
    SunTimesParams.self,
    SunPositionParams.self,
    SunPhaseParams.self,
    SunsetScoreParams.self,
    SunsetAboutParams.self,
    SunsetEvaluateParams.self,
    SunsetBestParams.self,
    SunsetObserveParams.self,
    WeatherCurrentParams.self,
    WeatherOverviewParams.self,
    WeatherSummaryParams.self,
    WeatherHistoryParams.self,
    WeatherChangesParams.self,
    ConditionCatalogParams.self,
    IconGetParams.self,
  ]

  /// Reports how clean the air is.
  ///
  /// `air.quality`. The deadline ends the call here and in the server.
  public func airQuality(
    _ params: AirQualityParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> AirQualityResult {
    try await call(params, deadline: deadline)
  }

  /// Lists the official warnings in force.
  ///
  /// `alerts.active`. The deadline ends the call here and in the server.
  public func alertsActive(
    _ params: AlertsActiveParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> AlertsActiveResult {
    try await call(params, deadline: deadline)
  }

  /// Lists who would speak for a place, and when each was last heard.
  ///
  /// `alerts.coverage`. The deadline ends the call here and in the server.
  public func alertsCoverage(
    _ params: AlertsCoverageParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> AlertsCoverageResult {
    try await call(params, deadline: deadline)
  }

  /// Projects a day's weather to a future year.
  ///
  /// `climate.project`. The deadline ends the call here and in the server.
  public func climateProject(
    _ params: ClimateProjectParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ClimateProjectResult {
    try await call(params, deadline: deadline)
  }

  /// Lists the emission scenarios.
  ///
  /// `climate.scenarios`. The deadline ends the call here and in the server.
  public func climateScenarios(
    _ params: ClimateScenariosParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ClimateScenariosResult {
    try await call(params, deadline: deadline)
  }

  /// Lists the climate interventions.
  ///
  /// `climate.levers`. The deadline ends the call here and in the server.
  public func climateLevers(
    _ params: ClimateLeversParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ClimateLeversResult {
    try await call(params, deadline: deadline)
  }

  /// Gives the climate normals of a place.
  ///
  /// `climate.normals`. The deadline ends the call here and in the server.
  public func climateNormals(
    _ params: ClimateNormalsParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ClimateNormalsResult {
    try await call(params, deadline: deadline)
  }

  /// Gives the expected hot, cold and frosty days of a year.
  ///
  /// `climate.extremes`. The deadline ends the call here and in the server.
  public func climateExtremes(
    _ params: ClimateExtremesParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ClimateExtremesResult {
    try await call(params, deadline: deadline)
  }

  /// Finds the cities whose climate today matches this place's projection.
  ///
  /// `climate.analog`. The deadline ends the call here and in the server.
  public func climateAnalog(
    _ params: ClimateAnalogParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ClimateAnalogResult {
    try await call(params, deadline: deadline)
  }

  /// Lists the favorites in their order.
  ///
  /// `favorites.list`. The deadline ends the call here and in the server.
  public func favoritesList(
    _ params: FavoritesListParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> FavoritesListResult {
    try await call(params, deadline: deadline)
  }

  /// Adds a favorite.
  ///
  /// `favorites.add`. The deadline ends the call here and in the server.
  public func favoritesAdd(
    _ params: FavoritesAddParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> FavoritesAddResult {
    try await call(params, deadline: deadline)
  }

  /// Removes a favorite.
  ///
  /// `favorites.remove`. The deadline ends the call here and in the server.
  public func favoritesRemove(
    _ params: FavoritesRemoveParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> FavoritesRemoveResult {
    try await call(params, deadline: deadline)
  }

  /// Moves a favorite to another position.
  ///
  /// `favorites.move`. The deadline ends the call here and in the server.
  public func favoritesMove(
    _ params: FavoritesMoveParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> FavoritesMoveResult {
    try await call(params, deadline: deadline)
  }

  /// Renames a favorite.
  ///
  /// `favorites.rename`. The deadline ends the call here and in the server.
  public func favoritesRename(
    _ params: FavoritesRenameParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> FavoritesRenameResult {
    try await call(params, deadline: deadline)
  }

  /// Forecasts the coming hours.
  ///
  /// `forecast.hourly`. The deadline ends the call here and in the server.
  public func forecastHourly(
    _ params: ForecastHourlyParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ForecastHourlyResult {
    try await call(params, deadline: deadline)
  }

  /// Forecasts the coming days.
  ///
  /// `forecast.daily`. The deadline ends the call here and in the server.
  public func forecastDaily(
    _ params: ForecastDailyParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ForecastDailyResult {
    try await call(params, deadline: deadline)
  }

  /// Says how likely a threshold is crossed in the coming hours.
  ///
  /// `forecast.chance`. The deadline ends the call here and in the server.
  public func forecastChance(
    _ params: ForecastChanceParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> ForecastChanceResult {
    try await call(params, deadline: deadline)
  }

  /// Forecasts rain for the next two hours.
  ///
  /// `forecast.nowcast`. The deadline ends the call here and in the server.
  public func forecastNowcast(
    _ params: ForecastNowcastParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ForecastNowcastResult {
    try await call(params, deadline: deadline)
  }

  /// Writes one line for a status bar.
  ///
  /// `status.text`. The deadline ends the call here and in the server.
  public func statusText(
    _ params: StatusTextParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> StatusTextResult {
    try await call(params, deadline: deadline)
  }

  /// Draws a chart of a forecast, or a map.
  ///
  /// `chart.render`. The deadline ends the call here and in the server.
  public func chartRender(
    _ params: ChartRenderParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> ChartRenderResult {
    try await call(params, deadline: deadline)
  }

  /// Finds places by name.
  ///
  /// `location.search`. The deadline ends the call here and in the server.
  public func locationSearch(
    _ params: LocationSearchParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> LocationSearchResult {
    try await call(params, deadline: deadline)
  }

  /// Finds the place at a pair of coordinates.
  ///
  /// `location.reverse`. The deadline ends the call here and in the server.
  public func locationReverse(
    _ params: LocationReverseParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> LocationReverseResult {
    try await call(params, deadline: deadline)
  }

  /// Returns the current location.
  ///
  /// `location.current`. The deadline ends the call here and in the server.
  public func locationCurrent(
    _ params: LocationCurrentParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> LocationCurrentResult {
    try await call(params, deadline: deadline)
  }

  /// Sets the current location.
  ///
  /// `location.set`. The deadline ends the call here and in the server.
  public func locationSet(
    _ params: LocationSetParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> LocationSetResult {
    try await call(params, deadline: deadline)
  }

  /// Asks the client where the device is.
  ///
  /// `location.refresh`. The deadline ends the call here and in the server.
  public func locationRefresh(
    _ params: LocationRefreshParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> LocationRefreshResult {
    try await call(params, deadline: deadline)
  }

  /// Lists the layers a map can show.
  ///
  /// `map.layers`. The deadline ends the call here and in the server.
  public func mapLayers(
    _ params: MapLayersParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> MapLayersResult {
    try await call(params, deadline: deadline)
  }

  /// Returns one tile of a map layer.
  ///
  /// `map.tile`. The deadline ends the call here and in the server.
  public func mapTile(
    _ params: MapTileParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> MapTileResult {
    try await call(params, deadline: deadline)
  }

  /// Computes the moon's phase and illumination.
  ///
  /// `moon.phase`. The deadline ends the call here and in the server.
  public func moonPhase(
    _ params: MoonPhaseParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> MoonPhaseResult {
    try await call(params, deadline: deadline)
  }

  /// Computes moonrise and moonset.
  ///
  /// `moon.times`. The deadline ends the call here and in the server.
  public func moonTimes(
    _ params: MoonTimesParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> MoonTimesResult {
    try await call(params, deadline: deadline)
  }

  /// Reports what stations near a place measured.
  ///
  /// `observation.current`. The deadline ends the call here and in the server.
  public func observationCurrent(
    _ params: ObservationCurrentParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ObservationCurrentResult {
    try await call(params, deadline: deadline)
  }

  /// Reports what a station near a place measured in the last hours.
  ///
  /// `observation.history`. The deadline ends the call here and in the server.
  public func observationHistory(
    _ params: ObservationHistoryParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ObservationHistoryResult {
    try await call(params, deadline: deadline)
  }

  /// Lists the stations near a place.
  ///
  /// `observation.stations`. The deadline ends the call here and in the server.
  public func observationStations(
    _ params: ObservationStationsParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ObservationStationsResult {
    try await call(params, deadline: deadline)
  }

  /// Reads a METAR, SPECI or TAF.
  ///
  /// `observation.decode`. The deadline ends the call here and in the server.
  public func observationDecode(
    _ params: ObservationDecodeParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> ObservationDecodeResult {
    try await call(params, deadline: deadline)
  }

  /// Lists the settings in force.
  ///
  /// `config.get`. The deadline ends the call here and in the server.
  public func configGet(
    _ params: ConfigGetParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ConfigGetResult {
    try await call(params, deadline: deadline)
  }

  /// Changes a setting.
  ///
  /// `config.set`. The deadline ends the call here and in the server.
  public func configSet(
    _ params: ConfigSetParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> ConfigSetResult {
    try await call(params, deadline: deadline)
  }

  /// Reports the health of the server.
  ///
  /// `server.status`. The deadline ends the call here and in the server.
  public func serverStatus(
    _ params: ServerStatusParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ServerStatusResult {
    try await call(params, deadline: deadline)
  }

  /// Returns this OpenRPC document.
  ///
  /// `rpc.discover`. The deadline ends the call here and in the server.
  public func rpcDiscover(
    _ params: RpcDiscoverParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> RpcDiscoverResult {
    try await call(params, deadline: deadline)
  }

  /// Reports how wrong each provider's forecasts of a place were.
  ///
  /// `forecast.skill`. The deadline ends the call here and in the server.
  public func forecastSkill(
    _ params: ForecastSkillParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ForecastSkillResult {
    try await call(params, deadline: deadline)
  }

  /// Fills the ledger of a place with forecasts of the last 90 days and what came.
  ///
  /// `skill.backfill`. The deadline ends the call here and in the server.
  public func skillBackfill(
    _ params: SkillBackfillParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SkillBackfillResult {
    try await call(params, deadline: deadline)
  }

  /// Exports forecasts beside what came, as a text that verif reads.
  ///
  /// `skill.export`. The deadline ends the call here and in the server.
  public func skillExport(
    _ params: SkillExportParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> SkillExportResult {
    try await call(params, deadline: deadline)
  }

  /// Forgets what was forecast for a place and what came.
  ///
  /// `skill.remove`. The deadline ends the call here and in the server.
  public func skillRemove(
    _ params: SkillRemoveParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SkillRemoveResult {
    try await call(params, deadline: deadline)
  }

  /// Subscribes to changes of an answer.
  ///
  /// `subscription.create`. The deadline ends the call here and in the server.
  public func subscriptionCreate(
    _ params: SubscriptionCreateParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> SubscriptionCreateResult {
    try await call(params, deadline: deadline)
  }

  /// Cancels a subscription.
  ///
  /// `subscription.cancel`. The deadline ends the call here and in the server.
  public func subscriptionCancel(
    _ params: SubscriptionCancelParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> SubscriptionCancelResult {
    try await call(params, deadline: deadline)
  }

  /// Lists this connection's subscriptions.
  ///
  /// `subscription.list`. The deadline ends the call here and in the server.
  public func subscriptionList(
    _ params: SubscriptionListParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SubscriptionListResult {
    try await call(params, deadline: deadline)
  }

  /// Computes sunrise, sunset and every twilight.
  ///
  /// `sun.times`. The deadline ends the call here and in the server.
  public func sunTimes(
    _ params: SunTimesParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunTimesResult {
    try await call(params, deadline: deadline)
  }

  /// Computes the sun's position in the sky.
  ///
  /// `sun.position`. The deadline ends the call here and in the server.
  public func sunPosition(
    _ params: SunPositionParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunPositionResult {
    try await call(params, deadline: deadline)
  }

  /// Tells whether it is day, twilight or night.
  ///
  /// `sun.phase`. The deadline ends the call here and in the server.
  public func sunPhase(
    _ params: SunPhaseParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunPhaseResult {
    try await call(params, deadline: deadline)
  }

  /// Scores how colorful the coming sunsets will be.
  ///
  /// `sunset.score`. The deadline ends the call here and in the server.
  public func sunsetScore(
    _ params: SunsetScoreParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunsetScoreResult {
    try await call(params, deadline: deadline)
  }

  /// Explains the sunset score.
  ///
  /// `sunset.about`. The deadline ends the call here and in the server.
  public func sunsetAbout(
    _ params: SunsetAboutParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunsetAboutResult {
    try await call(params, deadline: deadline)
  }

  /// Scores a sky described by the caller.
  ///
  /// `sunset.evaluate`. The deadline ends the call here and in the server.
  public func sunsetEvaluate(
    _ params: SunsetEvaluateParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunsetEvaluateResult {
    try await call(params, deadline: deadline)
  }

  /// Ranks places and evenings by sunset score.
  ///
  /// `sunset.best`. The deadline ends the call here and in the server.
  public func sunsetBest(
    _ params: SunsetBestParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunsetBestResult {
    try await call(params, deadline: deadline)
  }

  /// Saves how a sunset was, and learns from it.
  ///
  /// `sunset.observe`. The deadline ends the call here and in the server.
  public func sunsetObserve(
    _ params: SunsetObserveParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> SunsetObserveResult {
    try await call(params, deadline: deadline)
  }

  /// Reports the current weather.
  ///
  /// `weather.current`. The deadline ends the call here and in the server.
  public func weatherCurrent(
    _ params: WeatherCurrentParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> WeatherCurrentResult {
    try await call(params, deadline: deadline)
  }

  /// Returns everything a weather page shows, in one call.
  ///
  /// `weather.overview`. The deadline ends the call here and in the server.
  public func weatherOverview(
    _ params: WeatherOverviewParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> WeatherOverviewResult {
    try await call(params, deadline: deadline)
  }

  /// Says in words what the coming days are like.
  ///
  /// `weather.summary`. The deadline ends the call here and in the server.
  public func weatherSummary(
    _ params: WeatherSummaryParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> WeatherSummaryResult {
    try await call(params, deadline: deadline)
  }

  /// Says what past days were like.
  ///
  /// `weather.history`. The deadline ends the call here and in the server.
  public func weatherHistory(
    _ params: WeatherHistoryParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> WeatherHistoryResult {
    try await call(params, deadline: deadline)
  }

  /// Says what changes in the next 48 hours.
  ///
  /// `weather.changes`. The deadline ends the call here and in the server.
  public func weatherChanges(
    _ params: WeatherChangesParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> WeatherChangesResult {
    try await call(params, deadline: deadline)
  }

  /// Lists every weather condition with its glyphs.
  ///
  /// `condition.catalog`. The deadline ends the call here and in the server.
  public func conditionCatalog(
    _ params: ConditionCatalogParams = .init(), deadline: Duration? = nil
  ) async throws(AlmanacError) -> ConditionCatalogResult {
    try await call(params, deadline: deadline)
  }

  /// Returns the picture of a weather condition.
  ///
  /// `icon.get`. The deadline ends the call here and in the server.
  public func iconGet(
    _ params: IconGetParams, deadline: Duration? = nil
  ) async throws(AlmanacError) -> IconGetResult {
    try await call(params, deadline: deadline)
  }
}
