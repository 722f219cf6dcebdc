import Vocabulary
package import Weather
import Words

extension OpenWeatherMap {
  /// The five layers of Weather Maps 1.0. Their URLs contain the key, so no template is published:
  /// tiles come through `map.tile`.
  package static let layers: [MapLayer] = [
    layer("precipitation_new", .precipitation, .precipitation, precipitationLegend),
    layer("temp_new", .temperature, .temperature, temperatureLegend),
    layer("wind_new", .windSpeed, .wind, windLegend),
    layer("clouds_new", .clouds, .clouds, cloudLegend),
    layer("pressure_new", .seaLevelPressure, .pressure, pressureLegend),
  ]

  /// - Returns: `nil` for an unlisted layer.
  package static func tile(layer: String, at tile: TileCoordinate) -> Step<ImageBytes>? {
    guard let known = layers.first(where: { $0.id == layer }),
      (known.minimumZoom...known.maximumZoom).contains(tile.z)
    else { return nil }
    return ImageBytes.plan(
      .openWeatherMap, .mapTile, baseURL: "https://tile.openweathermap.org",
      path: "/map/\(known.id)/\(tile.z)/\(tile.x)/\(tile.y).png")
  }

  /// A weather icon, 100 pixels wide; no key needed.
  /// - Returns: `nil` for an unknown name.
  package static func icon(_ name: String) -> Step<ImageBytes>? {
    guard iconNames.contains(name) else { return nil }
    return ImageBytes.plan(
      .openWeatherMap, .icon, baseURL: "https://openweathermap.org", path: "/img/wn/\(name)@2x.png",
      isKeyless: true)
  }

  /// `01d` … `50n`.
  package static let iconNames: Set<String> = Set(
    ["01", "02", "03", "04", "09", "10", "11", "13", "50"].flatMap { [$0 + "d", $0 + "n"] })

  private static func layer(
    _ id: String, _ title: PageText, _ kind: MapLayerKind, _ legend: [MapLegendEntry]
  ) -> MapLayer {
    MapLayer(
      id: id, title: title, kind: kind, urlTemplate: nil, maximumZoom: 18, legend: legend,
      needsKey: true)
  }

  // The service's classic palettes (openweathermap.org/api/weathermaps), in metric units.

  private static let precipitationLegend = [
    MapLegendEntry(0.1, "#c89696", "0.1 mm"), MapLegendEntry(0.5, "#7878be", "0.5 mm"),
    MapLegendEntry(1, "#6e6ecd", "1 mm"), MapLegendEntry(10, "#5050e1", "10 mm"),
    MapLegendEntry(140, "#1414ff", "140 mm"),
  ]

  private static let temperatureLegend = [
    MapLegendEntry(-40, "#821692", "−40 °C"), MapLegendEntry(-30, "#8257db", "−30 °C"),
    MapLegendEntry(-20, "#208cec", "−20 °C"), MapLegendEntry(-10, "#20c4e8", "−10 °C"),
    MapLegendEntry(0, "#23dddd", "0 °C"), MapLegendEntry(10, "#c2ff28", "10 °C"),
    MapLegendEntry(20, "#fff028", "20 °C"), MapLegendEntry(25, "#ffc228", "25 °C"),
    MapLegendEntry(30, "#fc8014", "30 °C"),
  ]

  private static let windLegend = [
    MapLegendEntry(3.6, "#ffffff", "1 m/s"), MapLegendEntry(18, "#eececc", "5 m/s"),
    MapLegendEntry(54, "#b364bc", "15 m/s"), MapLegendEntry(90, "#3f213b", "25 m/s"),
    MapLegendEntry(180, "#744cac", "50 m/s"), MapLegendEntry(360, "#4600af", "100 m/s"),
  ]

  private static let cloudLegend = [
    MapLegendEntry(10, "#fdfdff", "10 %"), MapLegendEntry(50, "#f7f7ff", "50 %"),
    MapLegendEntry(100, "#f0f0ff", "100 %"),
  ]

  private static let pressureLegend = [
    MapLegendEntry(940, "#0073ff", "940 hPa"), MapLegendEntry(960, "#00aaff", "960 hPa"),
    MapLegendEntry(980, "#4bd0d6", "980 hPa"), MapLegendEntry(1000, "#8de7c7", "1000 hPa"),
    MapLegendEntry(1010, "#b0f720", "1010 hPa"), MapLegendEntry(1020, "#f0b800", "1020 hPa"),
    MapLegendEntry(1040, "#fb5515", "1040 hPa"), MapLegendEntry(1060, "#f3363b", "1060 hPa"),
    MapLegendEntry(1080, "#c60000", "1080 hPa"),
  ]
}
