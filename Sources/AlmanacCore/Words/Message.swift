/// The sentences of ours that follow the locale. `{name}` in a text is filled in.
package enum Message: String, CaseIterable, Sendable {
  // MARK: Dates, and how long

  case dayOfMonth
  case minute
  case minutes

  // MARK: Rain to come

  case nowcastUnknown
  case nowcastUsual
  case dry
  case dryAsFarAsKnown
  case dryFor
  case wetNow
  case wetNowUntil
  case wetFrom
  case wetFromFor
  case wetWithin
  case wetWithinUntil

  // MARK: What the air allows

  case airGood
  case airAcceptable
  case airForSensitiveGroups
  case airUnhealthy
  case airVeryUnhealthy
  case airHazardous

  // MARK: Why there is no score, and the original one

  case noCloudData
  case noCloudLayers
  case polarDay
  case polarNight
  case noEvent
  case beyondHorizon
  case classicScore

  // MARK: The explanation of a score

  case lowCloud
  case clearSky
  case scatteredLowCloud
  case highAndMidCloud
  case highSheet
  case cirrus
  case midOvercast
  case altocumulus
  case catchesLight
  case mayCatchLight
  case getsLittleLight
  case lowDeckCuts
  case lowDeckMayCut
  case midDeckCuts
  case midDeckMayCut
  case towardSun
  case rainInTheWay
  case poorVisibility
  case hazeMutes
  case humidAirMutes
  case both
  case spoiled

  // MARK: `sunset.about`

  case aboutTitle
  case aboutText
  case cloudCoverTitle
  case cloudCoverText
  case highCloudTitle
  case highCloudText
  case humidityTitle
  case humidityText
  case aerosolTitle
  case aerosolText
  case visibilityTitle
  case visibilityText
  case limitWeights
  case limitForecast
  case limitTerrain
  case limitHaze
}
