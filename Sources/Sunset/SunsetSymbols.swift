package import Vocabulary

/// The same picture in three sets.
package struct Symbols: Sendable {
  /// Name in Apple's SF Symbols.
  package let sfSymbol: String
  package let emoji: String
  /// Name in Material Symbols.
  package let material: String

  private init(_ sfSymbol: String, _ emoji: String, _ material: String) {
    (self.sfSymbol, self.emoji, self.material) = (sfSymbol, emoji, material)
  }

  /// Of the scored factors.
  package static let cloudCover = Symbols("cloud.fill", "☁️", "cloud")
  package static let highCloud = Symbols("cloud", "🌤️", "filter_drama")
  package static let humidity = Symbols("humidity", "💧", "humidity_percentage")
  package static let aerosol = Symbols("aqi.medium", "🌫️", "foggy")
  package static let visibility = Symbols("eye", "👁️", "visibility")

  package init(_ rating: SunsetRating) {
    self =
      switch rating {
      case .poor: Symbols("cloud.fill", "☁️", "cloud")
      case .muted: Symbols("cloud.sun", "🌥️", "partly_cloudy_day")
      case .fine: Symbols("sun.haze", "🌤️", "wb_sunny")
      case .colorful: Symbols("sunset", "🌇", "wb_twilight")
      case .vivid: Symbols("sunset.fill", "🌅", "flare")
      case .spectacular: Symbols("sparkles", "✨", "auto_awesome")
      }
  }
}
