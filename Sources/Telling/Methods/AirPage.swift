package import AlmanacProtocol
import Basics
import Units
import Vocabulary
package import Words

extension Wire.AirQualityMethod: PagedMethod {
  package static func subject(_ air: Result, _ view: ResultView) -> Text {
    view.say(.airAt(time: view.clock(air.time)))
  }

  package static func write(_ air: Result, _ view: ResultView, _ blocks: inout Blocks) {
    blocks.rows(air.aqi.map { row($0, view) })
    if let advice = air.advice.map(view.text) {
      blocks.blank()
      blocks.paragraph(advice, indent: 2)
    }
    blocks.blank()
    blocks.facts(pollutants(air, view))
    pollen(air.pollen, view, &blocks)
  }

  package static func headline(_ air: Result, _ view: ResultView) -> [Text] {
    let indexes = air.aqi.map { index in
      let value = view.marked(view.number(index.value))
      return view.wording.text(
        view.wording.words([title(index.scale, view), value]), more: category(index, view))
    }
    return [view.list(indexes)] + [air.advice.map(view.text)].compactMap(\.self)
  }

  private static func row(
    _ index: Wire.AirQualityIndex, _ view: ResultView
  ) -> (name: Text, pieces: [Blocks.Piece]) {
    let category = category(index, view)
    let words =
      index.dominantPollutant.map {
        view.say(.mostOfAll(category: category, pollutant: title($0, view)))
      } ?? category
    return (
      title(index.scale, view),
      [
        (" " + view.number(index.value) + " ", .badge(color(index.category))),
        ("  " + words, .plain),
      ]
    )
  }

  private static func category(
    _ index: Wire.AirQualityIndex, _ view: ResultView
  ) -> Text {
    index.category.map { view.wording.word($0) }
      ?? ResultView.unknown
  }

  private static func title(_ scale: AirQualityScale, _ view: ResultView) -> Text {
    switch scale {
    case .us: view.say(.usIndex)
    case .eu: view.say(.europeanIndex)
    case .uk: view.say(.ukIndex)
    case .owm: view.wording.quote("OpenWeather")
    }
  }

  private static func color(_ category: AirQualityCategory?) -> Color {
    switch category {
    case .good, .low: .green
    case .fair, .moderate: .gold
    case .unhealthyForSensitiveGroups, .poor: .orange
    case .high, .veryHigh, .veryPoor, .extremelyPoor, .unhealthy, .veryUnhealthy, .hazardous, nil:
      .red
    }
  }

  private static func pollutants(
    _ air: Wire.AirQualityResult, _ view: ResultView
  ) -> [Fact?] {
    let all = air.pollutants
    let amounts: [(Pollutant, Measure<Kinds.Pollutant>?)] = [
      (.pm25, all.pm25), (.pm10, all.pm10), (.no2, all.no2), (.o3, all.o3), (.so2, all.so2),
      (.co, all.co), (.nh3, all.nh3), (.no, all.no),
    ]
    return amounts.map { Fact($0, title($0, view), view.quantity($1)) } + [
      Fact(
        id: PageText.aerosol.id,
        view.wording.text(view.say(.aerosol), more: view.wording.quote("AOD")),
        air.aerosolOpticalDepth.map(view.number)),
      Fact(view, .dust, air.dust.map { view.quantity($0) }),
    ]
  }

  private static func pollen(
    _ pollen: Wire.Pollen?, _ view: ResultView, _ blocks: inout Blocks
  ) {
    guard let pollen else { return }
    let all: [(PageText, Measure<Kinds.Tenth>?)] = [
      (.alder, pollen.alder), (.birch, pollen.birch), (.grass, pollen.grass),
      (.mugwort, pollen.mugwort), (.olive, pollen.olive), (.ragweed, pollen.ragweed),
    ]
    let kinds = all.compactMap { name, grains in
      grains.flatMap {
        $0.rounded > 0 ? view.wording.words([view.say(name), view.number($0)]) : nil
      }
    }
    guard !kinds.isEmpty else { return }
    blocks.blank()
    blocks.paragraph(view.say(.pollen(kinds: view.list(kinds))), indent: 2)
  }

  /// As it is written; a small digit is an ordinary one aloud.
  private static func title(_ pollutant: Pollutant, _ view: ResultView) -> Text {
    let name =
      switch pollutant {
      case .pm25: "PM2.5"
      case .pm10: "PM10"
      case .no2: "NO₂"
      case .o3: "O₃"
      case .so2: "SO₂"
      case .co: "CO"
      case .nh3: "NH₃"
      case .no: "NO"
      }
    guard view.wording.voice == .spoken else { return Text(written: name) }
    return view.wording.quote(
      name.replacingEvery("₂", with: "2").replacingEvery("₃", with: "3"))
  }
}
