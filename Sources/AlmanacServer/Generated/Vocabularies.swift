// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import AlmanacCore
package import AlmanacProtocol
package import HTTP
internal import Providers
package import Services
package import Storage

extension Wire.AirQualityCategory {
  package init(_ value: AlmanacCore.AirQualityCategory) {
    switch value {
    case .good: self = .good
    case .fair: self = .fair
    case .moderate: self = .moderate
    case .poor: self = .poor
    case .veryPoor: self = .veryPoor
    case .extremelyPoor: self = .extremelyPoor
    case .unhealthyForSensitiveGroups: self = .unhealthyForSensitiveGroups
    case .unhealthy: self = .unhealthy
    case .veryUnhealthy: self = .veryUnhealthy
    case .hazardous: self = .hazardous
    case .low: self = .low
    case .high: self = .high
    case .veryHigh: self = .veryHigh
    }
  }
}

extension AlmanacCore.AirQualityCategory {
  package init(_ value: Wire.AirQualityCategory) {
    switch value {
    case .good: self = .good
    case .fair: self = .fair
    case .moderate: self = .moderate
    case .poor: self = .poor
    case .veryPoor: self = .veryPoor
    case .extremelyPoor: self = .extremelyPoor
    case .unhealthyForSensitiveGroups: self = .unhealthyForSensitiveGroups
    case .unhealthy: self = .unhealthy
    case .veryUnhealthy: self = .veryUnhealthy
    case .hazardous: self = .hazardous
    case .low: self = .low
    case .high: self = .high
    case .veryHigh: self = .veryHigh
    }
  }
}

extension Wire.AirQualityScale {
  package init(_ value: AlmanacCore.AirQualityScale) {
    switch value {
    case .us: self = .us
    case .eu: self = .eu
    case .uk: self = .uk
    case .owm: self = .owm
    }
  }
}

extension Wire.AlertCertainty {
  package init(_ value: AlmanacCore.AlertCertainty) {
    switch value {
    case .observed: self = .observed
    case .likely: self = .likely
    case .possible: self = .possible
    case .unlikely: self = .unlikely
    case .unknown: self = .unknown
    }
  }
}

extension Wire.AlertCoverage {
  package init(_ value: AlmanacCore.AlertCoverage) {
    switch value {
    case .full: self = .full
    case .country: self = .country
    case .none: self = .none
    }
  }
}

extension Wire.AlertMatch {
  package init(_ value: AlmanacCore.AlertMatch) {
    switch value {
    case .point: self = .point
    case .area: self = .area
    case .country: self = .country
    }
  }
}

extension Wire.AlertSeverity {
  package init(_ value: AlmanacCore.AlertSeverity) {
    switch value {
    case .extreme: self = .extreme
    case .severe: self = .severe
    case .moderate: self = .moderate
    case .minor: self = .minor
    case .unknown: self = .unknown
    }
  }
}

extension AlmanacCore.AlertSeverity {
  package init(_ value: Wire.AlertSeverity) {
    switch value {
    case .extreme: self = .extreme
    case .severe: self = .severe
    case .moderate: self = .moderate
    case .minor: self = .minor
    case .unknown: self = .unknown
    }
  }
}

extension Wire.AlertUrgency {
  package init(_ value: AlmanacCore.AlertUrgency) {
    switch value {
    case .immediate: self = .immediate
    case .expected: self = .expected
    case .future: self = .future
    case .past: self = .past
    case .unknown: self = .unknown
    }
  }
}

extension Wire.BreakerState {
  package init(_ value: HTTP.CircuitBreaker.State) {
    switch value {
    case .closed: self = .closed
    case .open: self = .open
    case .halfOpen: self = .halfOpen
    }
  }
}

extension Wire.CloudAmount {
  package init(_ value: AlmanacCore.CloudLayer.Amount) {
    switch value {
    case .few: self = .few
    case .scattered: self = .scattered
    case .broken: self = .broken
    case .overcast: self = .overcast
    case .obscured: self = .obscured
    }
  }
}

extension Wire.CloudKind {
  package init(_ value: AlmanacCore.CloudLayer.Kind) {
    switch value {
    case .cumulonimbus: self = .cumulonimbus
    case .toweringCumulus: self = .toweringCumulus
    }
  }
}

extension Wire.Compass {
  package init(_ value: AlmanacCore.Compass) {
    switch value {
    case .north: self = .north
    case .northNortheast: self = .northNortheast
    case .northeast: self = .northeast
    case .eastNortheast: self = .eastNortheast
    case .east: self = .east
    case .eastSoutheast: self = .eastSoutheast
    case .southeast: self = .southeast
    case .southSoutheast: self = .southSoutheast
    case .south: self = .south
    case .southSouthwest: self = .southSouthwest
    case .southwest: self = .southwest
    case .westSouthwest: self = .westSouthwest
    case .west: self = .west
    case .westNorthwest: self = .westNorthwest
    case .northwest: self = .northwest
    case .northNorthwest: self = .northNorthwest
    }
  }
}

extension AlmanacCore.Compass {
  package init(_ value: Wire.Compass) {
    switch value {
    case .north: self = .north
    case .northNortheast: self = .northNortheast
    case .northeast: self = .northeast
    case .eastNortheast: self = .eastNortheast
    case .east: self = .east
    case .eastSoutheast: self = .eastSoutheast
    case .southeast: self = .southeast
    case .southSoutheast: self = .southSoutheast
    case .south: self = .south
    case .southSouthwest: self = .southSouthwest
    case .southwest: self = .southwest
    case .westSouthwest: self = .westSouthwest
    case .west: self = .west
    case .westNorthwest: self = .westNorthwest
    case .northwest: self = .northwest
    case .northNorthwest: self = .northNorthwest
    }
  }
}

extension Wire.ConditionKind {
  package init(_ value: AlmanacCore.ConditionKind) {
    switch value {
    case .clear: self = .clear
    case .mainlyClear: self = .mainlyClear
    case .partlyCloudy: self = .partlyCloudy
    case .overcast: self = .overcast
    case .fog: self = .fog
    case .rimeFog: self = .rimeFog
    case .lightDrizzle: self = .lightDrizzle
    case .drizzle: self = .drizzle
    case .heavyDrizzle: self = .heavyDrizzle
    case .lightFreezingDrizzle: self = .lightFreezingDrizzle
    case .freezingDrizzle: self = .freezingDrizzle
    case .lightRain: self = .lightRain
    case .rain: self = .rain
    case .heavyRain: self = .heavyRain
    case .lightFreezingRain: self = .lightFreezingRain
    case .freezingRain: self = .freezingRain
    case .lightSnow: self = .lightSnow
    case .snow: self = .snow
    case .heavySnow: self = .heavySnow
    case .snowGrains: self = .snowGrains
    case .lightRainShowers: self = .lightRainShowers
    case .rainShowers: self = .rainShowers
    case .heavyRainShowers: self = .heavyRainShowers
    case .lightSnowShowers: self = .lightSnowShowers
    case .snowShowers: self = .snowShowers
    case .thunderstorm: self = .thunderstorm
    case .thunderstormLightHail: self = .thunderstormLightHail
    case .thunderstormHeavyHail: self = .thunderstormHeavyHail
    case .heavyThunderstorm: self = .heavyThunderstorm
    case .lightSleet: self = .lightSleet
    case .sleet: self = .sleet
    case .lightHail: self = .lightHail
    case .hail: self = .hail
    case .mist: self = .mist
    case .haze: self = .haze
    case .smoke: self = .smoke
    case .dust: self = .dust
    case .sand: self = .sand
    case .ash: self = .ash
    case .squall: self = .squall
    case .tornado: self = .tornado
    case .unknown: self = .unknown
    }
  }
}

extension AlmanacCore.ConditionKind {
  package init(_ value: Wire.ConditionKind) {
    switch value {
    case .clear: self = .clear
    case .mainlyClear: self = .mainlyClear
    case .partlyCloudy: self = .partlyCloudy
    case .overcast: self = .overcast
    case .fog: self = .fog
    case .rimeFog: self = .rimeFog
    case .lightDrizzle: self = .lightDrizzle
    case .drizzle: self = .drizzle
    case .heavyDrizzle: self = .heavyDrizzle
    case .lightFreezingDrizzle: self = .lightFreezingDrizzle
    case .freezingDrizzle: self = .freezingDrizzle
    case .lightRain: self = .lightRain
    case .rain: self = .rain
    case .heavyRain: self = .heavyRain
    case .lightFreezingRain: self = .lightFreezingRain
    case .freezingRain: self = .freezingRain
    case .lightSnow: self = .lightSnow
    case .snow: self = .snow
    case .heavySnow: self = .heavySnow
    case .snowGrains: self = .snowGrains
    case .lightRainShowers: self = .lightRainShowers
    case .rainShowers: self = .rainShowers
    case .heavyRainShowers: self = .heavyRainShowers
    case .lightSnowShowers: self = .lightSnowShowers
    case .snowShowers: self = .snowShowers
    case .thunderstorm: self = .thunderstorm
    case .thunderstormLightHail: self = .thunderstormLightHail
    case .thunderstormHeavyHail: self = .thunderstormHeavyHail
    case .heavyThunderstorm: self = .heavyThunderstorm
    case .lightSleet: self = .lightSleet
    case .sleet: self = .sleet
    case .lightHail: self = .lightHail
    case .hail: self = .hail
    case .mist: self = .mist
    case .haze: self = .haze
    case .smoke: self = .smoke
    case .dust: self = .dust
    case .sand: self = .sand
    case .ash: self = .ash
    case .squall: self = .squall
    case .tornado: self = .tornado
    case .unknown: self = .unknown
    }
  }
}

extension Wire.ConfigOrigin {
  package init(_ value: AlmanacServer.SettingOrigin) {
    switch value {
    case .`default`: self = .`default`
    case .file: self = .file
    case .environment: self = .environment
    case .initialize: self = .initialize
    case .set: self = .set
    }
  }
}

extension Wire.CorrectionVerdict {
  package init(_ value: AlmanacCore.WithheldProof.Verdict) {
    switch value {
    case .proven: self = .proven
    case .fewDays: self = .fewDays
    case .withinNoise: self = .withinNoise
    case .notBetter: self = .notBetter
    }
  }
}

extension Wire.ExtremeKind {
  package init(_ value: AlmanacCore.ClimateExtreme.Kind) {
    switch value {
    case .hotExtreme10Year: self = .hotExtreme10Year
    case .hotExtreme50Year: self = .hotExtreme50Year
    case .heavyPrecipitation10Year: self = .heavyPrecipitation10Year
    case .drought10Year: self = .drought10Year
    }
  }
}

extension AlmanacCore.ClimateExtreme.Kind {
  package init(_ value: Wire.ExtremeKind) {
    switch value {
    case .hotExtreme10Year: self = .hotExtreme10Year
    case .hotExtreme50Year: self = .hotExtreme50Year
    case .heavyPrecipitation10Year: self = .heavyPrecipitation10Year
    case .drought10Year: self = .drought10Year
    }
  }
}

extension Services.FetchPolicy.Fallback {
  package init(_ value: Wire.Fallback) {
    switch value {
    case .estimate: self = .estimate
    case .stale: self = .stale
    case .none: self = .none
    }
  }
}

extension Wire.FeelsLikeMethod {
  package init(_ value: AlmanacCore.FeelsLike.Method) {
    switch value {
    case .windChill: self = .windChill
    case .apparentTemperature: self = .apparentTemperature
    case .heatIndex: self = .heatIndex
    }
  }
}

extension Wire.ForecastPart {
  package init(_ value: AlmanacCore.ForecastPart) {
    switch value {
    case .rows: self = .rows
    case .temperature: self = .temperature
    case .pressure: self = .pressure
    case .wind: self = .wind
    case .clouds: self = .clouds
    case .visibility: self = .visibility
    case .uvIndex: self = .uvIndex
    case .precipitation: self = .precipitation
    }
  }
}

extension Wire.FrameKind {
  package init(_ value: AlmanacCore.MapFrame.Kind) {
    switch value {
    case .past: self = .past
    case .forecast: self = .forecast
    }
  }
}

extension Wire.LocationAuthorization {
  package init(_ value: Services.LocationAuthorization) {
    switch value {
    case .notDetermined: self = .notDetermined
    case .denied: self = .denied
    case .authorized: self = .authorized
    case .unsupported: self = .unsupported
    }
  }
}

extension Wire.LocationOrigin {
  package init(_ value: Services.LocationOrigin) {
    switch value {
    case .param: self = .param
    case .client: self = .client
    case .set: self = .set
    case .initialize: self = .initialize
    case .environment: self = .environment
    case .stored: self = .stored
    case .config: self = .config
    case .timezone: self = .timezone
    }
  }
}

extension Wire.MapLayerKind {
  package init(_ value: AlmanacCore.MapLayerKind) {
    switch value {
    case .precipitation: self = .precipitation
    case .temperature: self = .temperature
    case .wind: self = .wind
    case .clouds: self = .clouds
    case .pressure: self = .pressure
    case .radar: self = .radar
    }
  }
}

extension Wire.MeasuredField {
  package init(_ value: AlmanacCore.MeasuredField) {
    switch value {
    case .temperature: self = .temperature
    case .dewPoint: self = .dewPoint
    case .humidity: self = .humidity
    case .wind: self = .wind
    case .pressure: self = .pressure
    case .visibility: self = .visibility
    case .cloudCover: self = .cloudCover
    case .cloudBase: self = .cloudBase
    case .condition: self = .condition
    case .precipitation: self = .precipitation
    case .snowDepth: self = .snowDepth
    }
  }
}

extension Wire.MeasuredQuality {
  package init(_ value: AlmanacCore.MeasuredQuality) {
    switch value {
    case .fresh: self = .fresh
    case .stale: self = .stale
    case .stuck: self = .stuck
    }
  }
}

extension Wire.MoonPhaseName {
  package init(_ value: AlmanacCore.MoonPhase.Name) {
    switch value {
    case .newMoon: self = .newMoon
    case .waxingCrescent: self = .waxingCrescent
    case .firstQuarter: self = .firstQuarter
    case .waxingGibbous: self = .waxingGibbous
    case .fullMoon: self = .fullMoon
    case .waningGibbous: self = .waningGibbous
    case .lastQuarter: self = .lastQuarter
    case .waningCrescent: self = .waningCrescent
    }
  }
}

extension AlmanacCore.MoonPhase.Name {
  package init(_ value: Wire.MoonPhaseName) {
    switch value {
    case .newMoon: self = .newMoon
    case .waxingCrescent: self = .waxingCrescent
    case .firstQuarter: self = .firstQuarter
    case .waxingGibbous: self = .waxingGibbous
    case .fullMoon: self = .fullMoon
    case .waningGibbous: self = .waningGibbous
    case .lastQuarter: self = .lastQuarter
    case .waningCrescent: self = .waningCrescent
    }
  }
}

extension Wire.Pollutant {
  package init(_ value: AlmanacCore.Pollutant) {
    switch value {
    case .pm25: self = .pm25
    case .pm10: self = .pm10
    case .no2: self = .no2
    case .o3: self = .o3
    case .so2: self = .so2
    case .co: self = .co
    case .nh3: self = .nh3
    case .no: self = .no
    }
  }
}

extension Wire.Provider {
  package init(_ value: Services.SourceProvider) {
    switch value {
    case .upstream(.openMeteo): self = .openMeteo
    case .upstream(.metNorway): self = .metNorway
    case .upstream(.nws): self = .nws
    case .upstream(.brightSky): self = .brightSky
    case .upstream(.meteoAlarm): self = .meteoAlarm
    case .upstream(.aviationWeather): self = .aviationWeather
    case .upstream(.openWeatherMap): self = .openWeatherMap
    case .upstream(.rainViewer): self = .rainViewer
    case .upstream(.libreWXR): self = .libreWXR
    case .climatology: self = .climatology
    }
  }
}

extension Services.SourceProvider {
  package init(_ value: Wire.Provider) {
    switch value {
    case .openMeteo: self = .upstream(.openMeteo)
    case .metNorway: self = .upstream(.metNorway)
    case .nws: self = .upstream(.nws)
    case .brightSky: self = .upstream(.brightSky)
    case .meteoAlarm: self = .upstream(.meteoAlarm)
    case .aviationWeather: self = .upstream(.aviationWeather)
    case .openWeatherMap: self = .upstream(.openWeatherMap)
    case .rainViewer: self = .upstream(.rainViewer)
    case .libreWXR: self = .upstream(.libreWXR)
    case .climatology: self = .climatology
    }
  }
}

extension Wire.ProviderFaultKind {
  package init(_ value: AlmanacCore.ProviderFault.Kind) {
    switch value {
    case .still: self = .still
    case .frozen: self = .frozen
    case .shifted: self = .shifted
    case .apart: self = .apart
    case .changed: self = .changed
    }
  }
}

extension Wire.ReportKind {
  package init(_ value: AlmanacCore.AerodromeReport.Kind) {
    switch value {
    case .metar: self = .metar
    case .speci: self = .speci
    case .taf: self = .taf
    }
  }
}

extension Wire.ReportedChangeKind {
  package init(_ value: AlmanacCore.ReportedChange.Kind) {
    switch value {
    case .from: self = .from
    case .becoming: self = .becoming
    case .temporary: self = .temporary
    case .possible: self = .possible
    }
  }
}

extension Wire.RowKind {
  package init(_ value: AlmanacCore.ForecastKind) {
    switch value {
    case .forecast: self = .forecast
    case .estimate: self = .estimate
    }
  }
}

extension Wire.Scenario {
  package init(_ value: AlmanacCore.Scenario) {
    switch value {
    case .ssp119: self = .ssp119
    case .ssp126: self = .ssp126
    case .ssp245: self = .ssp245
    case .ssp370: self = .ssp370
    case .ssp585: self = .ssp585
    }
  }
}

extension AlmanacCore.Scenario {
  package init(_ value: Wire.Scenario) {
    switch value {
    case .ssp119: self = .ssp119
    case .ssp126: self = .ssp126
    case .ssp245: self = .ssp245
    case .ssp370: self = .ssp370
    case .ssp585: self = .ssp585
    }
  }
}

extension Services.FetchPolicy.SkillUse {
  package init(_ value: Wire.SkillUse) {
    switch value {
    case .whenProven: self = .whenProven
    case .never: self = .never
    }
  }
}

extension Wire.SkillVariable {
  package init(_ value: AlmanacCore.SkillVariable) {
    switch value {
    case .temperature: self = .temperature
    case .dewPoint: self = .dewPoint
    case .windSpeed: self = .windSpeed
    case .windGust: self = .windGust
    case .precipitation: self = .precipitation
    case .precipitationProbability: self = .precipitationProbability
    case .cloudCover: self = .cloudCover
    }
  }
}

extension AlmanacCore.SkillVariable {
  package init(_ value: Wire.SkillVariable) {
    switch value {
    case .temperature: self = .temperature
    case .dewPoint: self = .dewPoint
    case .windSpeed: self = .windSpeed
    case .windGust: self = .windGust
    case .precipitation: self = .precipitation
    case .precipitationProbability: self = .precipitationProbability
    case .cloudCover: self = .cloudCover
    }
  }
}

extension Wire.SpreadDoubt {
  package init(_ value: AlmanacCore.SpreadDoubt) {
    switch value {
    case .fewPairs: self = .fewPairs
    case .offCoverage: self = .offCoverage
    case .pastNotKept: self = .pastNotKept
    case .otherValues: self = .otherValues
    case .noErrors: self = .noErrors
    }
  }
}

extension Wire.SpreadMethod {
  package init(_ value: AlmanacCore.SpreadMethod) {
    switch value {
    case .errors: self = .errors
    case .ensemble: self = .ensemble
    }
  }
}

extension Wire.SpreadVariable {
  package init(_ value: AlmanacCore.SpreadVariable) {
    switch value {
    case .temperature: self = .temperature
    case .windSpeed: self = .windSpeed
    case .windGust: self = .windGust
    case .precipitation: self = .precipitation
    }
  }
}

extension AlmanacCore.SpreadVariable {
  package init(_ value: Wire.SpreadVariable) {
    switch value {
    case .temperature: self = .temperature
    case .windSpeed: self = .windSpeed
    case .windGust: self = .windGust
    case .precipitation: self = .precipitation
    }
  }
}

extension Wire.SourceKind {
  package init(_ value: Services.SourceKind) {
    switch value {
    case .live: self = .live
    case .cache: self = .cache
    case .estimate: self = .estimate
    case .computed: self = .computed
    }
  }
}

extension Wire.StationKind {
  package init(_ value: AlmanacCore.Station.Kind) {
    switch value {
    case .aerodrome: self = .aerodrome
    case .synoptic: self = .synoptic
    }
  }
}

extension Wire.SunPhase {
  package init(_ value: AlmanacCore.SunLight.Phase) {
    switch value {
    case .night: self = .night
    case .astronomicalTwilight: self = .astronomicalTwilight
    case .nauticalTwilight: self = .nauticalTwilight
    case .civilTwilight: self = .civilTwilight
    case .day: self = .day
    }
  }
}

extension AlmanacCore.SunLight.Phase {
  package init(_ value: Wire.SunPhase) {
    switch value {
    case .night: self = .night
    case .astronomicalTwilight: self = .astronomicalTwilight
    case .nauticalTwilight: self = .nauticalTwilight
    case .civilTwilight: self = .civilTwilight
    case .day: self = .day
    }
  }
}

extension Wire.SunState {
  package init(_ value: AlmanacCore.SunEvents.State) {
    switch value {
    case .normal: self = .normal
    case .polarDay: self = .polarDay
    case .polarNight: self = .polarNight
    case .partial: self = .partial
    }
  }
}

extension Services.SunsetQuestion.Event {
  package init(_ value: Wire.SunEvent) {
    switch value {
    case .sunset: self = .sunset
    case .sunrise: self = .sunrise
    }
  }
}

extension Wire.SunsetModel {
  package init(_ value: Services.SunsetQuestion.Model) {
    switch value {
    case .afterglow: self = .afterglow
    case .classic: self = .classic
    }
  }
}

extension Services.SunsetQuestion.Model {
  package init(_ value: Wire.SunsetModel) {
    switch value {
    case .afterglow: self = .afterglow
    case .classic: self = .classic
    }
  }
}

extension Wire.VisibilityBound {
  package init(_ value: AlmanacCore.Visibility.Bound) {
    switch value {
    case .atLeast: self = .atLeast
    case .lessThan: self = .lessThan
    }
  }
}

extension Wire.SunsetPredictor {
  package init(_ value: AlmanacCore.SunsetLearning.Predictor) {
    switch value {
    case .reasoned: self = .reasoned
    case .learned: self = .learned
    case .calibrated: self = .calibrated
    case .meanRating: self = .meanRating
    case .lessCloud: self = .lessCloud
    case .drierAir: self = .drierAir
    }
  }
}

extension Wire.SunsetPath {
  package init(_ value: AlmanacCore.SunsetPathSource) {
    switch value {
    case .sampled: self = .sampled
    case .local: self = .local
    }
  }
}

extension Wire.SummaryFactKind {
  package init(_ value: AlmanacCore.SummaryFact.Kind) {
    switch value {
    case .warning: self = .warning
    case .warningsUnknown: self = .warningsUnknown
    case .precipitation: self = .precipitation
    case .fog: self = .fog
    case .frost: self = .frost
    case .wind: self = .wind
    case .sky: self = .sky
    case .extremes: self = .extremes
    case .range: self = .range
    case .uncertainty: self = .uncertainty
    case .comparison: self = .comparison
    case .ultraviolet: self = .ultraviolet
    case .sunset: self = .sunset
    case .usual: self = .usual
    case .unknown: self = .unknown
    }
  }
}

extension Wire.SunsetRating {
  package init(_ value: AlmanacCore.SunsetRating) {
    switch value {
    case .poor: self = .poor
    case .muted: self = .muted
    case .fine: self = .fine
    case .colorful: self = .colorful
    case .vivid: self = .vivid
    case .spectacular: self = .spectacular
    }
  }
}

extension Wire.SunsetReason {
  package init(_ value: AlmanacCore.SunsetReason) {
    switch value {
    case .noCloudData: self = .noCloudData
    case .noCloudLayers: self = .noCloudLayers
    case .polarDay: self = .polarDay
    case .polarNight: self = .polarNight
    case .noEvent: self = .noEvent
    case .beyondHorizon: self = .beyondHorizon
    }
  }
}

extension Wire.TextDirection {
  package init(_ value: AlmanacCore.TextDirection) {
    switch value {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension Wire.TimeZoneSource {
  package init(_ value: AlmanacCore.Place.TimeZoneSource) {
    switch value {
    case .given: self = .given
    case .gazetteer: self = .gazetteer
    case .boundary: self = .boundary
    case .provider: self = .provider
    case .longitude: self = .longitude
    }
  }
}

extension AlmanacCore.UnitSystem.Preset {
  package init(_ value: Wire.UnitPreset) {
    switch value {
    case .metric: self = .metric
    case .imperial: self = .imperial
    case .uk: self = .uk
    case .si: self = .si
    }
  }
}

extension Wire.WarningCode {
  package init(_ value: Services.ServiceWarning.Code) {
    switch value {
    case .notProvided: self = .notProvided
    case .beyondHorizon: self = .beyondHorizon
    case .outOfCoverage: self = .outOfCoverage
    case .polar: self = .polar
    case .interpolated: self = .interpolated
    case .staleUsed: self = .staleUsed
    case .estimateUsed: self = .estimateUsed
    case .unrepresentative: self = .unrepresentative
    case .ambiguousPlace: self = .ambiguousPlace
    case .inferredPlace: self = .inferredPlace
    case .clamped: self = .clamped
    case .throttled: self = .throttled
    case .deprecated: self = .deprecated
    case .locationFallback: self = .locationFallback
    case .impossibleValue: self = .impossibleValue
    case .suspectValues: self = .suspectValues
    case .keyRefused: self = .keyRefused
    case .storage: self = .storage
    }
  }
}

extension ErrorEntry {
  package init(_ value: Services.ProviderOutage.Reason) {
    switch value {
    case .offline: self = .providerUnavailableOffline
    case .unreachable: self = .providerUnavailableUnreachable
    case .libraryMissing: self = .providerUnavailableLibraryMissing
    case .noResources: self = .providerUnavailableNoResources
    case .dns: self = .providerUnavailableDns
    case .refused: self = .providerUnavailableRefused
    case .tls: self = .providerUnavailableTls
    case .timeout: self = .providerUnavailableTimeout
    case .cut: self = .providerUnavailableCut
    case .http: self = .providerUnavailableHttp
    case .malformed: self = .providerUnavailableMalformed
    case .tooLarge: self = .providerUnavailableTooLarge
    case .redirect: self = .providerUnavailableRedirect
    case .invalidURL: self = .providerUnavailableInvalidURL
    case .breakerOpen: self = .providerUnavailableBreakerOpen
    case .budget: self = .providerUnavailableBudget
    }
  }
}

extension ErrorEntry {
  package init(_ value: Services.AuthorizationProblem) {
    switch value {
    case .keyMissing: self = .unauthorizedKeyMissing
    case .keyInvalid: self = .unauthorizedKeyInvalid
    case .subscriptionMissing: self = .unauthorizedSubscriptionMissing
    }
  }
}

extension ErrorEntry {
  package init(_ value: Services.NoDataReason) {
    switch value {
    case .dateSkipped: self = .noDataDateSkipped
    case .beyondHorizon: self = .noDataBeyondHorizon
    case .outOfCoverage: self = .noDataOutOfCoverage
    case .notProvided: self = .noDataNotProvided
    }
  }
}

extension ErrorEntry {
  package init(_ value: Storage.StorageFailure) {
    switch value {
    case .full: self = .storageFailureFull
    case .readOnly: self = .storageFailureReadOnly
    case .corrupt: self = .storageFailureCorrupt
    case .locked: self = .storageFailureLocked
    case .irregular: self = .storageFailureIrregular
    }
  }
}

