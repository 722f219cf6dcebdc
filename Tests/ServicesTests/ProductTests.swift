import HTTP
import Places
import Providers
import Storage
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import EventLoop
@testable import Services

@Suite("Every product has its chain")
struct ProductTests {
  let lisbon: ResolvedPlace
  let local = LocalPlaces(zones: ZoneDatabase { _ in nil })

  init() throws { lisbon = try SmallForecast.lisbon() }

  private func place(_ name: String) throws -> ResolvedPlace {
    try #require(try local.find(.text(name)))
  }

  // MARK: Providers

  @Test(arguments: [
    ([ProviderID](), false, [ProviderID.openMeteo, .metNorway]),
    ([], true, [.openMeteo, .metNorway, .openWeatherMap]),
    ([.openWeatherMap], true, [.openWeatherMap, .openMeteo, .metNorway]),
    ([.openWeatherMap, .metNorway], false, [.metNorway, .openMeteo]),
  ])
  func theUsersOrderComesFirst(
    _ order: [ProviderID], _ hasKey: Bool, _ expected: [ProviderID]
  ) {
    let settings = hasKey ? [ProviderID.openWeatherMap: ProviderSettings(apiKey: "k")] : [:]
    let catalog = ProductCatalog(
      ProviderConfiguration(order: order, settings: settings), ProviderMemory { Laboratory.start })
    let inquiry = catalog.forecast(at: lisbon, now: Laboratory.start) { nil }
    #expect(inquiry.candidates.map(\.provider) == expected)
  }

  @Test(arguments: [
    ("Lisbon", [ProviderID.meteoAlarm]), ("Berlin", [.brightSky, .meteoAlarm]),
    ("New York", [.nws]), ("Nairobi", [.capFeeds]), ("Dhaka", []), ("Oslo", [.meteoAlarm]),
    ("Tokyo", [.jma]), ("Hong Kong", [.hko, .capFeeds]),
  ])
  func warningsComeFromWhoSpeaksForTheCountry(
    _ name: String, _ expected: [ProviderID]
  ) throws {
    let catalog = ProductCatalog(ProviderConfiguration(), ProviderMemory { Laboratory.start })
    let inquiry = catalog.alerts(at: try place(name), language: "en") { 0 }
    #expect(inquiry.main.candidates.map(\.provider) == expected)
    // What is Norway's own is of the weather alone.
    #expect(
      inquiry.partial.flatMap(\.candidates).map(\.provider) == (name == "Oslo" ? [.metNorway] : []))
  }

  /// A source that is turned off, everywhere or in a country, is named and not asked.
  @Test func sourcesCanBeTurnedOff() throws {
    let settings: [ProviderID: ProviderSettings] = [
      .meteoAlarm: ProviderSettings(isEnabled: false),
      .capFeeds: ProviderSettings(disabledCountries: ["KE"]),
    ]
    let catalog = ProductCatalog(
      ProviderConfiguration(settings: settings), ProviderMemory { Laboratory.start })
    for (name, asked, off) in [
      ("Lisbon", [ProviderID](), [ProviderID.meteoAlarm]), ("Berlin", [.brightSky], [.meteoAlarm]),
      ("Nairobi", [], [.capFeeds]), ("Accra", [.capFeeds], []),
      ("Oslo", [.metNorway], [.meteoAlarm]),
    ] {
      let inquiry = catalog.alerts(at: try place(name), language: "en") { 0 }
      #expect(inquiry.all.flatMap(\.candidates).map(\.provider) == asked, "\(name)")
      #expect(inquiry.disabled == off, "\(name)")
    }
    #expect(ProviderConfiguration(settings: settings).isUsable(.capFeeds))
    #expect(!ProviderConfiguration(settings: settings).isUsable(.meteoAlarm))
  }

  @Test func placesAreToldToTwoDecimals() {
    let urls = onLoop { loop in
      let lab = Laboratory(loop)
      _ = await WeatherService(lab.pipeline).current(at: lisbon, FetchPolicy())
      return lab.http.requests.map(\.url)
    }
    #expect(urls.allSatisfy { $0.contains("=38.7300&") })
    #expect(!urls.isEmpty)
  }

  // MARK: Alerts

  @Test func anEmptyListNeverLooksLikeSafety() throws {
    let dhaka = try place("Dhaka")
    let york = try place("New York")
    let (uncovered, covered, failed) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on("https://api.weather.gov") { request in
        .text(request.url.contains("/points/") ? #"{"properties":{}}"# : #"{"features":[]}"#)
      }
      let weather = WeatherService(lab.pipeline)
      let uncovered = await weather.alerts(at: dhaka, FetchPolicy())
      let covered = await weather.alerts(at: york, FetchPolicy())
      let other = Laboratory(loop)
      other.http.on("https://api.weather.gov", .failure(.tls))
      return (
        uncovered, covered, await WeatherService(other.pipeline).alerts(at: york, FetchPolicy())
      )
    }
    #expect(uncovered.value?.value.coverage == AlertCoverage.none)
    #expect(uncovered.value?.has(.outOfCoverage) == true)
    #expect(covered.value?.value.coverage == .full && covered.value?.value.alerts == [])
    #expect(covered.value?.value.services.map(\.state) == [.noneInForce])
    #expect(failed.error != nil)
  }

  /// Bright Sky does not have the place; MeteoAlarm may, and cannot be asked.
  @Test func notMineOfOneIsNoAnswerForAll() throws {
    let berlin = try place("Berlin")
    let error = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        "https://api.brightsky.dev",
        .success(
          HTTPResponse(
            status: 404,
            body: Array(#"{"detail":"Requested position is not covered by the DWD"}"#.utf8))))
      lab.http.on("https://feeds.meteoalarm.org", .failure(.tls))
      return await WeatherService(lab.pipeline).alerts(at: berlin, FetchPolicy()).error
    }
    #expect(
      error
        == .providerUnavailable(.tls, provider: .upstream(.meteoAlarm)))
  }

  // MARK: Nowcast

  @Test func withoutQuartersTheHoursSpeak() {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host) { request in
        request.url.contains("minutely_15") ? .failure(.tls) : .text(SmallForecast.json())
      }
      return await WeatherService(lab.pipeline).nowcast(at: lisbon, minutes: 60, FetchPolicy())
    }
    #expect(answer.value?.value.steps.count == 4)
    #expect(answer.value?.value.isNative == false)
    #expect(answer.value?.has(.interpolated) == true)
  }

  /// What the first question took of the time is gone for the second.
  @Test func theHoursGetWhatTimeIsLeft() {
    let time = Box(MonotonicInstant(nanoseconds: 0))
    let answer = onLoop(clock: MonotonicClock(now: { time.value }, rate: 1)) { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host) { request in
        guard request.url.contains("minutely_15") else { return .text(SmallForecast.json()) }
        time.change { $0 = $0.advanced(byMilliseconds: 300) }
        return .failure(.tls)
      }
      return await WeatherService(lab.pipeline).nowcast(
        at: lisbon, minutes: 60, FetchPolicy(deadlineMilliseconds: 300))
    }
    #expect(answer.value?.kind == .estimate)
  }

  // MARK: Many places

  @Test func aPlaceThatFailsDoesNotFailTheOthers() throws {
    let names = ["Lisbon", "Porto", "Faro", "Braga", "Madrid", "Oslo"]
    let places = try names.map(place)
    let ranked = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(SmallForecast.host) { request in
        let isKnown = ["=38.7300&", "=41.1500&"].contains { request.url.contains($0) }
        return isKnown ? .text(SmallForecast.json()) : .failure(.tls)
      }
      return await WeatherService(lab.pipeline).bestSunsets(
        at: places, days: 1, model: .afterglow, FetchPolicy(fallback: .none))
    }
    #expect(Set(ranked.value?.value.map(\.place.place.name) ?? []) == ["Lisbon", "Porto"])
  }

  // MARK: Maps

  private static let radar = """
    {"version":"2.0","host":"https://tilecache.rainviewer.com","radar":{"past":[
    {"time":1782042600,"path":"/v2/radar/aaaa"},{"time":1782043200,"path":"/v2/radar/bbbb"}],
    "nowcast":[]}}
    """
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]

  @Test func layersAreListedEvenWhereTheyCannotBeHad() {
    let (with, without) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on("https://api.rainviewer.com", .text(Self.radar))
      let other = Laboratory(loop)
      return (
        await MapService(lab.pipeline).layers(FetchPolicy()).value?.value ?? [],
        await MapService(other.pipeline).layers(FetchPolicy()).value?.value ?? []
      )
    }
    for layers in [with, without] {
      let kinds: Set<MapLayerKind> = Set(layers.map(\.layer.kind))
      #expect(kinds == Set(MapLayerKind.allCases))
    }
    #expect(with.filter(\.isAvailable).map(\.layer.id) == ["radar"])
    #expect(without.filter(\.isAvailable).isEmpty)
    #expect(with.allSatisfy { $0.layer.urlTemplate?.contains("appid") != true })
  }

  @Test func aProviderThatIsTurnedOffHasNoLayers() {
    let (layers, tile, urls) = onLoop { loop in
      let settings = [ProviderID.openWeatherMap: ProviderSettings(apiKey: "k", isEnabled: false)]
      let lab = Laboratory(loop, providers: ProviderConfiguration(settings: settings))
      lab.http.on("https://api.rainviewer.com", .text(Self.radar))
      let maps = MapService(lab.pipeline)
      let layers = await maps.layers(FetchPolicy()).value?.value ?? []
      let id = OpenWeatherMap.layers[0].id
      let tile = await maps.tile(layer: id, z: 1, x: 0, y: 0, FetchPolicy())
      return (layers, tile, lab.http.requests.map(\.url))
    }
    #expect(layers.map(\.layer.id) == ["radar"])
    #expect(tile.error?.entry == .notAllowed)
    #expect(!urls.contains { $0.contains("openweathermap") })
  }

  /// Thirty files of a second each: one after the other they would take longer than anybody waits.
  @Test func messagesOfAFeedAreFetchedBesideEachOther() throws {
    let nairobi = try place("Nairobi")
    let names = (0..<30).map { "m\($0)" }
    let items = names.map { "<item><link>https://meteo.go.ke/\($0).xml</link></item>" }
    let feed =
      "<rss><channel><pubDate>Sun, 21 Jun 2026 11:00:00 +0000</pubDate>\(items.joined())"
      + "</channel></rss>"
    let (answer, count, again) = onSteppedLoop(step: 20) { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        "https://meteo.go.ke/",
        answer: { request in
          if !request.url.contains("/m") || request.url.contains("rss") { return .text(feed) }
          let name = request.url.split(separator: "/").last ?? ""
          _ = await loop.sleep(milliseconds: 1_000)
          return .text(
            """
            <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>\(name)</identifier>
            <status>Actual</status><msgType>Alert</msgType><scope>Public</scope><info>
            <event>Rain \(name)</event><severity>Severe</severity><area><areaDesc>x</areaDesc>
            <polygon>-2,36 -2,38 0,38 0,36 -2,36</polygon></area></info></alert>
            """)
        })
      let weather = WeatherService(lab.pipeline)
      let answer = await weather.alerts(at: nairobi, FetchPolicy())
      let count = lab.http.requests.count
      lab.wall.change { $0 = $0 + 600 }
      _ = await weather.alerts(at: nairobi, FetchPolicy())
      return (answer, count, lab.http.requests.count)
    }
    #expect(answer.value?.value.own.count == 30 && answer.value?.value.coverage == .full)
    // Each once, and never again.
    #expect(count == 31 && again == 32)
  }

  @Test func tilesComeFromWhoListedTheFrames() {
    let (layers, tile, urls) = onLoop { loop in
      let lab = Laboratory(loop)
      let listed = Self.radar.replacing("tilecache.rainviewer.com", with: "api.librewxr.net")
      lab.http.on("https://api.librewxr.net/public", .text(listed))
      lab.http.on(
        "https://api.librewxr.net/v2", .success(HTTPResponse(status: 200, body: Self.png)))
      let maps = MapService(lab.pipeline)
      let layers = await maps.layers(FetchPolicy()).value?.value ?? []
      let tile = await maps.tile(layer: "radar", z: 9, x: 3, y: 3, FetchPolicy())
      return (layers, tile, lab.http.requests.map(\.url))
    }
    let radar = layers.first { $0.layer.id == "radar" }
    #expect(radar?.provider == .libreWXR && radar?.isAvailable == true)
    #expect(radar?.layer.urlTemplate?.hasPrefix("https://api.librewxr.net/v2/radar/") == true)
    #expect(tile.value?.value.image.mimeType == "image/png")
    #expect(urls.last?.hasPrefix("https://api.librewxr.net/v2/radar/bbbb/256/9/3/3/") == true)
    #expect(!urls.contains { $0.contains("tilecache.rainviewer") })
  }

  /// A forecast picture ends when its time comes, whatever the policy: the same address then has
  /// the measured one. Without an answer there is none.
  @Test func aForecastTileIsNeverShownAsMeasured() {
    let frame = Int(Laboratory.start) + 300
    let (expiry, bytes) = onLoop { loop in
      let lab = Laboratory(loop)
      let listed = Self.radar.replacing(
        "\"nowcast\":[]", with: "\"nowcast\":[{\"time\":\(frame),\"path\":\"/v2/radar/\(frame)\"}]")
      lab.http.on("https://api.librewxr.net/public", .text(listed))
      let pictures = (1...2).map { HTTPResponse(status: 200, body: Self.png + [UInt8($0)]) }
      lab.http.on(
        "https://api.librewxr.net/v2", .success(pictures[0]), .failure(.timeout),
        .success(pictures[1]))
      let maps = MapService(lab.pipeline)
      func tile(_ policy: FetchPolicy = FetchPolicy()) async -> Result<
        Sourced<MapTile>, Failure
      > {
        await maps.tile(layer: "radar", z: 3, x: 3, y: 3, frame: "\(frame)", policy)
      }
      let first = await tile().value
      lab.wall.value += 299
      var bytes = [first?.value.image.bytes.last, await tile().value?.value.image.bytes.last]
      lab.wall.value += 1
      // The provider does not answer, then does.
      for _ in 0..<2 {
        bytes.append(await tile(FetchPolicy(maxAgeSeconds: 3600)).value?.value.image.bytes.last)
      }
      return (first?.source.expiresAt, bytes)
    }
    #expect(expiry == Laboratory.start + 300)
    #expect(bytes == [1, 1, nil, 2])
  }

  @Test func tilesAreTakenOnlyAsListed() {
    let (tile, errors, urls) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on("https://api.rainviewer.com", .text(Self.radar))
      lab.http.on(
        "https://tilecache.rainviewer.com",
        .success(HTTPResponse(status: 200, body: Self.png)))
      let maps = MapService(lab.pipeline)
      let tile = await maps.tile(layer: "radar", z: 3, x: 3, y: 3, FetchPolicy())
      let errors = [
        await maps.tile(layer: "../x", z: 0, x: 0, y: 0, FetchPolicy()).error,
        await maps.tile(layer: "radar", z: 9, x: 0, y: 0, FetchPolicy()).error,
        await maps.tile(layer: "radar", z: 3, x: 8, y: 0, FetchPolicy()).error,
        await maps.tile(layer: "radar", z: 3, x: 0, y: 0, frame: "cccc", FetchPolicy()).error,
        await maps.tile(layer: "temp_new", z: 3, x: 0, y: 0, FetchPolicy()).error,
      ]
      return (tile, errors, lab.http.requests.map(\.url))
    }
    #expect(tile.value?.value.image.mimeType == "image/png")
    #expect(urls.last?.contains("/bbbb/") == true, "the newest frame")
    #expect(
      errors == [
        Failure(
          .notAllowed, at: "/layer", allowed: OpenWeatherMap.layers.map(\.id) + ["radar"]),
        Failure(.outOfRange, at: "/z", within: (0, 7)),
        Failure(.outOfRange, at: "/x", within: (0, 7)),
        Failure(.notAllowed, at: "/frame", allowed: ["aaaa", "bbbb"]),
        .unauthorized(provider: .openWeatherMap, reason: .keyMissing),
      ])
  }

  // MARK: Names

  @Test func aVillageIsFoundByTheProvider() {
    let found = """
      {"results":[{"id":99,"name":"Almanaceixe","latitude":37.43,"longitude":-8.77,"elevation":30,
      "country_code":"PT","country":"Portugal","admin1":"Faro","timezone":"Europe/Lisbon"},
      {"id":98,"name":"Almanaceixe","latitude":-10,"longitude":-50,"country_code":"BR",
      "country":"Brazil","timezone":"America/Araguaina"}]}
      """
    let (one, two, none, listed) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on("https://geocoding-api.open-meteo.com", .text(found))
      let resolver = PlaceResolver(local: local, pipeline: lab.pipeline)
      let one = await resolver.resolve(.text("Almanaceixe"), FetchPolicy())
      let two = await resolver.resolve(.text("Almanaceixe, Brazil"), FetchPolicy())
      lab.http.on("https://geocoding-api.open-meteo.com", .text("{}"))
      return (
        one, two, await resolver.resolve(.text("Lisbonn"), FetchPolicy()),
        await resolver.search("almanaceixe", limit: 5, FetchPolicy())
      )
    }
    #expect(one.value?.place.name == "Almanaceixe")
    #expect(one.value?.place.timeZone == "Europe/Lisbon")
    #expect(one.value?.place.timeZoneSource == .provider)
    #expect(one.value?.others.map { $0.hasSuffix("Brazil") } == [true])
    #expect(two.value?.place.countryCode == "BR")
    #expect(none.error?.entry == .placeNotFound)
    #expect(none.error?.details.didYouMean.first == "Lisbon, Portugal")
    #expect(listed.value.map(\.place.name) == ["Almanaceixe", "Almanaceixe"])
    // The id carries the place: it is found again without a network.
    let again = one.value.flatMap { local.place(id: $0.place.id) }
    #expect(again?.name == "Almanaceixe")
  }
}
