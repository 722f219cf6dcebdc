import AlmanacProtocol

extension PageCommand {
  static func air(_ arguments: Arguments) -> PageCommand {
    PageCommand(Wire.AirQualityMethod.self, arguments, { .init(place: $0) }) { air, view, page in
      page.heading(view, "air, \(view.clock(air.time))")
      for index in air.aqi { write(index, &page) }
      if let advice = air.advice {
        page.blank()
        page.paragraph(advice, indent: 2)
      }
      page.blank()
      page.facts(pollutants(air, view))
      pollen(air.pollen, &page)
      page.provenance(view)
    }
  }

  private static func write(_ index: Wire.AirQualityIndex, _ page: inout Page) {
    let name = index.scale.title
    let value = ResultView.number(index.value)
    let cause = index.dominantPollutant.map { ", most of all \($0.title)" } ?? ""
    page.line(
      ("  " + name, .muted), (TextWidth.padding(name, to: 14), .plain),
      (" \(value) ", .badge(color(index.category))),
      ("  \(ResultView.words(index.category))\(cause)", .plain))
  }

  private static func color(_ category: Wire.AirQualityCategory?) -> Color {
    switch category {
    case .good: .green
    case .fair, .moderate: .gold
    case .unhealthyForSensitiveGroups, .poor: .orange
    case .veryPoor, .extremelyPoor, .unhealthy, .veryUnhealthy, .hazardous, nil: .red
    }
  }

  private static func pollutants(
    _ air: Wire.AirQualityResult, _ view: ResultView
  ) -> [(name: String, value: String?)] {
    let all = air.pollutants
    let amounts: [(Wire.Pollutant, Double?)] = [
      (.pm25, all.pm25), (.pm10, all.pm10), (.no2, all.no2), (.o3, all.o3), (.so2, all.so2),
      (.co, all.co), (.nh3, all.nh3), (.no, all.no),
    ]
    return amounts.map { ($0.title, view.quantity($1, \.pollutant)) } + [
      ("Aerosol (AOD)", air.aerosolOpticalDepth?.wireText),
      ("Dust", air.dust.map { view.quantity($0, \.pollutant) }),
    ]
  }

  private static func pollen(_ pollen: Wire.Pollen?, _ page: inout Page) {
    guard let pollen else { return }
    let kinds = [
      ("alder", pollen.alder), ("birch", pollen.birch), ("grass", pollen.grass),
      ("mugwort", pollen.mugwort), ("olive", pollen.olive), ("ragweed", pollen.ragweed),
    ].compactMap { name, grains in
      grains.flatMap { $0 > 0 ? "\(name) \($0.wireText)" : nil }
    }
    guard !kinds.isEmpty else { return }
    page.blank()
    page.paragraph("Pollen (grains/m³): " + kinds.joined(separator: ", "), indent: 2)
  }
}

extension Wire.AirQualityScale {
  fileprivate var title: String {
    switch self {
    case .us: "US AQI"
    case .eu: "European AQI"
    case .owm: "OpenWeather"
    }
  }
}

extension Wire.Pollutant {
  fileprivate var title: String {
    switch self {
    case .pm25: "PM2.5"
    case .pm10: "PM10"
    case .no2: "NO₂"
    case .o3: "O₃"
    case .so2: "SO₂"
    case .co: "CO"
    case .nh3: "NH₃"
    case .no: "NO"
    }
  }
}
