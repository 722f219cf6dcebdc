import AlmanacClient
import Observation

/// Pretty Skies: how good tonight's sunset will be, here and at the favorites.
@MainActor @Observable final class PrettySkies: Screen {
  private let sky: CallModel<SunsetScoreParams>
  private let about: CallModel<SunsetAboutParams>
  private let search: SearchModel
  private let favorites: FavoritesModel
  private var model = SunsetModel.afterglow
  private var message = ""

  init(_ almanac: Almanac) {
    (sky, about) = (CallModel(almanac), CallModel(almanac))
    (search, favorites) = (SearchModel(almanac), FavoritesModel(almanac))
  }

  func start() async {
    about.load(SunsetAboutParams())
    open(nil)
  }

  private func open(_ place: PlaceReference?) {
    sky.follow(SunsetScoreParams(days: 10, model: model, place: place))
    favorites.follow(FavoritesListParams(include: [.localTime, .sunset], model: model))
  }

  func type(_ command: String, _ rest: String) async {
    let rows = favorites.state.value?.favorites ?? []
    let row = Int(rest).flatMap { rows.indices.contains($0 - 1) ? rows[$0 - 1] : nil }
    do throws(AlmanacError) {
      message = ""
      switch (command, row) {
      case ("search", _): search.text = rest
      case ("open", let row?): open(.placeFields(PlaceFields(id: row.place.id)))
      case ("open", nil): open(.string(rest))
      case ("home", _): open(nil)
      case ("add", _): try await favorites.add(.string(rest))
      case ("remove", let row?): try await favorites.remove(row.id)
      case ("classic", _), ("afterglow", _):
        model = SunsetModel(rawValue: command)
        open(sky.call?.place)
      default: break
      }
    } catch {
      message = error.textAndHint
    }
  }

  func settled() async {
    await about.settled()
    await search.settled()
    while sky.state.isLoading || favorites.state.isLoading {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  var lines: [String] {
    var lines = ["PRETTY SKIES   \(sky.state.value?.place.displayName ?? "")   \(model)"]
    lines.append(sky.state.text { $0.days.first.map(Self.headline) ?? "–" })
    if let answer = sky.state.value {
      lines += Self.detail(answer, about.state.value?.factors ?? [])
    }
    lines += ["", "favorites"]
    if let list = favorites.state.value {
      let here = list.myLocation
      lines.append(Self.row("⌖", here.place.name, here.localTime, here.sunset))
      for (index, row) in list.favorites.enumerated() {
        lines.append(Self.row("\(index + 1)", row.name, row.localTime, row.sunset))
      }
    }
    if !search.text.isEmpty {
      let found = search.state.text { places in
        places.map { "  \($0.displayName)  \($0.localTime.clock)" }.joined(separator: "\n")
      }
      lines += ["", "search: \(search.text)", found]
    }
    return lines + [
      message, "", "open ROW|NAME · search TEXT · add NAME · remove ROW · classic · home",
    ]
  }

  private static func headline(_ day: SunsetDay) -> String {
    let mark = day.preliminary == true ? "≈" : ""
    let score = "\(day.symbols?.emoji ?? "") \(mark)\(day.score.with(""))  \(day.label ?? "")"
    return "\(score)  at \(day.time?.clock ?? "–")"
  }

  /// The sky in its three colors with the sentence on it, ten bars, and the tiles.
  private static func detail(_ answer: SunsetScoreResult, _ about: [AboutFactor]) -> [String] {
    guard let day = answer.days.first else { return [] }
    let bars = answer.days.map { day -> Character in
      day.score.map { Array("▁▂▃▄▅▆▇█")[min(7, Int($0 / 12.5))] } ?? " "
    }
    let sky = day.gradient.map { Colors.painted(String(repeating: " ", count: 40), $0) }
    return sky + [String(bars) + "  ten days", day.explanation ?? "", tiles(day, about)]
  }

  private static func tiles(_ day: SunsetDay, _ about: [AboutFactor]) -> String {
    guard let factors = day.factors else { return "" }
    let cover = factors.cloudCover
    var tiles = ["cloudCover": (cover.symbols, cover.label)]
    for (id, factor) in [
      ("highCloud", factors.highCloud), ("humidity", factors.humidity),
      ("visibility", factors.visibility), ("aerosolOpticalDepth", factors.aerosolOpticalDepth),
    ] { tiles[id] = (factor.symbols, factor.label) }
    return about.compactMap { factor -> String? in
      guard let (symbols, label) = tiles[factor.id] else { return nil }
      return symbols.emoji + " " + factor.title + ": " + (label ?? "–")
    }.joined(separator: "   ")
  }

  private static func row(
    _ key: String, _ name: String, _ time: Timestamp?, _ sunset: FavoriteSunset?
  ) -> String {
    let score = LoadingState(part: sunset).text {
      $0.score.with("") + " " + ($0.symbols?.emoji ?? "")
    }
    return "\(key)  \(name)   \(time?.clock ?? "")   \(score)"
  }
}
