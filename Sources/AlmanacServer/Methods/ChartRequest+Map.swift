import Charts
import AlmanacProtocol
import Places
import Providers
import Services
import Sky
import Sunset
import Units
import Vocabulary
import Weather
import Words
import Telling

/// `chart.render` of kind `map`.
extension ChartRequest {
  /// The radius from which the map shows the whole world.
  private static let worldKilometers = 20_000
  private static let cities = 48

  /// The figures fill the map from what is stored; only the place's own are fetched. Without any of
  /// them there is still a map.
  func map(_ params: Wire.MapChartParams) async throws(Failure) -> Sourced<any Chart> {
    let favorites = try await call.services.favorites.list().get().rows.map(\.place)
      .filter { $0.place.id != call.place.place.id }
    return params.extentKm >= Self.worldKilometers
      ? await world(favorites, params.extentKm)
      : await surroundings(favorites, params.extentKm)
  }

  private var numbers: NumberStyle { call.wording.numbers.drawn }

  private var storedPolicy: FetchPolicy { call.invocation.preview.policy(call.params.network) }

  // MARK: The weather around

  private func surroundings(
    _ favorites: [ResolvedPlace], _ extentKilometers: Int
  ) async -> Sourced<any Chart> {
    let (here, name) = (call.place.found, call.place.place.name)
    let answer = try? await call.services.weather.current(at: here, call.policy).get()
    let others = await favorites.mapConcurrently { place in
      (place, try? await call.services.weather.current(at: place, storedPolicy).get())
    }
    let own = mark(here, answer?.value.weather)
    let marks = [own] + others.compactMap { $1 == nil ? nil : mark($0, $1?.value.weather) }
    let extent = Double(extentKilometers)
    let half = min(60, extent / 2 / 111)
    let center = here.place.coordinate
    let bounds = Outlines.Bounds(
      west: center.longitude - half, south: center.latitude - half / 2,
      east: center.longitude + half, north: center.latitude + half / 2)
    let weather = answer?.value.weather
    let facts = [
      weather?.temperatureCelsius.map { temperature($0) },
      weather?.cloudCover.totalPercent.map { say(.cloudCover(percent: numbers.percent($0))) },
    ].compactMap(\.self)
    let sky = say(sunIsUp(here) ? .sunIsUp : .sunIsDown)
    let chart = MapChart(
      title: say(.around(place: name)),
      subtitle: ([clock.time(call.now)] + facts + [sky]).joined(separator: " · "),
      period: say(.across(distance: "\(numbers.whole(extentKilometers)) km")),
      sentences: [call.wording.language.list(facts + [sky])],
      provenance: Provenance(answer?.source ?? .computed), wording: call.wording, center: center,
      extentKilometers: extent, now: call.now,
      marks: marks + cities(in: bounds, besides: marks, extent))
    return (answer?.map { _ in chart } ?? Sourced(chart)).crediting(.naturalEarth)
  }

  private func mark(_ place: ResolvedPlace, _ weather: CurrentWeather?) -> MapChart.Mark {
    let celsius = weather?.temperatureCelsius
    let degrees = celsius.map { " \(temperature($0))" } ?? ""
    return MapChart.Mark(
      coordinate: place.place.coordinate, label: place.place.name + degrees,
      color: ChartColors.color(celsius: celsius ?? 21), cloudCover: weather?.cloudCover.totalPercent
    )
  }

  private func temperature(_ celsius: Double) -> String {
    numbers.figure(call.units.shown(celsius, .temperature), 0)
      + " \(call.units.unit(of: .temperature).symbol)"
  }

  private func sunIsUp(_ place: ResolvedPlace) -> Bool {
    SunPosition(
      at: call.now, place: SkyPlace(coordinate: place.place.coordinate, zone: place.zone)
    ).isUp
  }

  // MARK: Sunsets of the world

  private func world(
    _ favorites: [ResolvedPlace], _ extentKilometers: Int
  ) async -> Sourced<any Chart> {
    let extent = Double(extentKilometers)
    let question = SunsetQuestion(span: .coming, model: call.invocation.sunsetModel(nil))
    let own = try? await call.services.weather
      .sunsets(at: call.place.found, question, call.policy).get()
    let others = await favorites.mapConcurrently { place in
      (place, try? await call.services.weather.sunsets(at: place, question, storedPolicy).get())
    }
    let scored = [(call.place.found, own)] + others
    let marks = scored.map { place, answer in mark(place, answer?.value.first) }
    let best = scored.compactMap { place, answer in
      answer?.value.first?.evidence.flatMap { score in
        score.score.map { (score.rank, $0, place.place.name) }
      }
    }.max { $0.0 < $1.0 }
    let facts = best.map {
      say(
        .bestSunset(place: $0.2, score: numbers.figure($0.1, 0), most: numbers.whole(100)))
    }
    let bounds = Outlines.Bounds(west: -180, south: -90, east: 180, north: 90)
    let chart = MapChart(
      title: say(.whereSunSets),
      subtitle: [say(.goldenLine), facts].compactMap(\.self)
        .joined(separator: " · "),
      period: call.wording.language.groups([say(.world), facts].compactMap(\.self)),
      sentences: [],
      provenance: Provenance(own?.source ?? .computed), wording: call.wording, center: .origin,
      extentKilometers: extent, now: call.now,
      marks: marks + cities(in: bounds, besides: marks, extent))
    return (own?.map { _ in chart } ?? Sourced(chart)).crediting(.naturalEarth)
  }

  private func mark(_ place: ResolvedPlace, _ sunset: SunsetReport?) -> MapChart.Mark {
    let score = sunset?.evidence?.score.map { " \(numbers.figure($0, 0))" } ?? ""
    return MapChart.Mark(
      coordinate: place.place.coordinate, label: place.place.name + score,
      color: sunset?.evidence?.gradient?.hexColors.last ?? "#f59f00")
  }

  // MARK: Cities

  private func cities(
    in bounds: Outlines.Bounds, besides marks: [MapChart.Mark], _ extentKilometers: Double
  ) -> [MapChart.Mark] {
    Gazetteer.embedded.largest(in: bounds, count: Self.cities).compactMap { city in
      // Suburbs have no room of their own.
      let isMarked = marks.contains {
        $0.coordinate.distanceKilometers(to: city.coordinate) < extentKilometers / 30
      }
      return isMarked
        ? nil : MapChart.Mark(coordinate: city.coordinate, label: city.name, color: nil)
    }
  }
}
