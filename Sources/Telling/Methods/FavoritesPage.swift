package import AlmanacProtocol
import Time
import Units
import Vocabulary
package import Words

extension Wire.FavoritesListMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.places)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    let rows = [FavoritePlace(result.myLocation, view)] + result.favorites.map(FavoritePlace.init)
    blocks.table(
      [
        Column(id: "place"), Column(view, .time, isNumber: true), Column(id: "icon"),
        Column(view, .temperature, isNumber: true), Column(view, .weather),
        Column(view, .score, isNumber: true), Column(id: "label"), Column(id: "warning"),
        .detail(id: "where"), .detail(id: "note"),
      ],
      rows.map { $0.cells(view) })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    [view.named(view.say(.places), view.count(result.favorites.count))]
  }
}

/// A favorite or the device's location, with what the list includes of it.
private struct FavoritePlace {
  /// Nil for the device's location.
  let name: String?
  let place: Wire.Place
  let localTime: Moment?
  let weather: Wire.WeatherCurrentResult?
  let evening: Wire.FavoriteSunset?
  let warning: Wire.Alert?

  init(_ favorite: Wire.Favorite) {
    (name, place, localTime) = (favorite.name, favorite.place, favorite.localTime)
    (weather, evening) = (favorite.current?.value, favorite.sunset)
    warning = favorite.warning?.value
  }

  init(_ here: Wire.MyLocation, _ view: ResultView) {
    (name, place, localTime) = (nil, here.place, here.localTime)
    (weather, evening) = (here.current?.value, here.sunset)
    warning = here.warning?.value
  }

  func cells(_ view: ResultView) -> [Cell] {
    [
      Cell(name.map(view.wording.quote) ?? view.say(.here), .bold),
      Cell(view.time(localTime) ?? ""), Cell(view.glyph(weather?.condition)),
      Cell(temperature(view), view.temperatureStyle(weather?.temperature)),
      Cell(view.words(weather?.condition) ?? ""), Cell(score(view), .bold), Cell(label(view)),
      Cell(severity(view), warning.map { .colored(.severity($0.severity)) } ?? .plain),
      Cell(view.wording.quote(place.displayName), .plain.quoted), Cell(note(view)),
    ]
  }

  private func temperature(_ view: ResultView) -> Text {
    guard let weather else { return "" }
    return Provenance(weather.tail).marked(view.quantity(weather.temperature), in: view.wording)
  }

  private func score(_ view: ResultView) -> Text {
    guard let day = evening?.value, let score = day.score else { return "" }
    return Provenance(day, of: evening?.source).marked(view.whole(score), in: view.wording)
  }

  private func label(_ view: ResultView) -> Text {
    guard let day = evening?.value else { return "" }
    let label = SunsetName.of(day, view)
    return day.passed ? view.say(.over(time: label)) : label
  }

  private func severity(_ view: ResultView) -> Text {
    warning.map { view.wording.word($0.severity).capitalized } ?? ""
  }

  /// That the values are no current forecast, or how old they are.
  private func note(_ view: ResultView) -> Text {
    let evening = evening?.value == nil ? nil : evening?.source
    let parts = [weather.map { Provenance($0.tail) }, evening.map { Provenance($0) }]
    return Provenance(all: parts.compactMap(\.self)).note(in: view.wording) ?? ""
  }
}
