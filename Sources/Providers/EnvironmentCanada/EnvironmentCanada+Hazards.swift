import Vocabulary

/// What the names and codes of Environment Canada are about.
extension HazardCodes {
  /// `freezing rain warning`: the types of alerts, a closed list ("Criteria for public weather
  /// alerts", canada.ca), and those of the marine forecasts.
  static func environmentCanada(event: String?) -> AlertHazard? {
    named(event, in: environmentCanadaNames)
  }

  private static let environmentCanadaNames = HazardCodes([
    .airQuality: "air quality, special air quality",
    .lowTemperature: "arctic outflow, extreme cold, cold", .blizzard: "blizzard",
    .snow: "blowing snow, snowfall, snow squall", .dust: "dust storm",
    .ice: "flash freeze, freezing spray",
    .fog: "fog", .freezingRain: "freezing drizzle, freezing rain", .frost: "frost",
    .wind:
      "gale, gale wind, storm wind, hurricane force wind, les suêtes wind, squall, "
      + "strong wind, wind, wreckhouse wind",
    .highTemperature: "heat", .tropicalCyclone: "hurricane, tropical storm",
    .rain: "rainfall, rain", .stormSurge: "storm surge", .coastalEvent: "coastal flooding",
    .thunderstorm: "severe thunderstorm, thunderstorm", .tornado: "tornado, waterspout",
    .tsunami: "tsunami", .highWaves: "wave", .snowIce: "winter storm", .flood: "high water level",
  ])

  /// The events of the Canadian Profile of CAP (CAP-CP Event References 1.0).
  static let canadianProfile = HazardCodes([
    .airQuality: "airquality", .lowTemperature: "arcticout, coldwave, windchill",
    .avalanche: "avalanche", .blizzard: "blizzard", .snow: "blowsnow, snowfall, snowsquall",
    .flood: "dambreak, flashflood, flood, highwater, overlandflood", .dust: "duststorm",
    .earthquake: "earthquake", .ice: "flashfreeze, freezngspr", .fog: "fog",
    .freezingRain: "freezedrzl, freezerain", .frost: "frost",
    .wind: "galewind, hurricfrcwnd, squall, stormfrcwnd, strongwind, wind", .hail: "hail",
    .highTemperature: "heat, heathumid, heatwave",
    .tropicalCyclone: "hurricane, tropstorm, typhoon",
    .landslide: "landslide", .marine: "marine, spclmarine", .rain: "rainfall",
    .stormSurge: "stormsurge", .thunderstorm: "thunderstorm", .tornado: "tornado, waterspout",
    .tsunami: "tsunami", .volcano: "ashfall, volcano", .forestFire: "forestfire, wildfire",
    .snowIce: "winterstorm",
  ])
}
