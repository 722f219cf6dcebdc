/// The state of the sky, finer than a WMO code if the providers' codes are finer.
///
/// The raw value is the slug that clients see; it never changes once released.
package enum ConditionKind: String, CaseIterable, Sendable {
  case clear
  case mainlyClear
  case partlyCloudy
  case overcast
  case fog
  case rimeFog
  case lightDrizzle
  case drizzle
  case heavyDrizzle
  case lightFreezingDrizzle
  case freezingDrizzle
  case lightRain
  case rain
  case heavyRain
  case lightFreezingRain
  case freezingRain
  case lightSnow
  case snow
  case heavySnow
  case snowGrains
  case lightRainShowers
  case rainShowers
  case heavyRainShowers
  case lightSnowShowers
  case snowShowers
  case thunderstorm
  case thunderstormLightHail
  case thunderstormHeavyHail
  // Kinds outside the WMO subset used in forecasts.
  case heavyThunderstorm
  case lightSleet
  case sleet
  case lightHail
  case hail
  case mist
  case haze
  case smoke
  case dust
  case sand
  case ash
  case squall
  case tornado
  case unknown
}

extension ConditionKind {
  /// Of its row in the catalog: cases without payload are numbered in their order (Swift ABI, type
  /// layout). A hash would be that of the slug.
  var index: Int { unsafe Int(unsafeBitCast(self, to: UInt8.self)) }
}
