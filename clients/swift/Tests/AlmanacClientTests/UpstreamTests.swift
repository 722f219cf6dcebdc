import Foundation
import Testing

@testable import AlmanacClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The local upstream that `clients/peers/world.py` starts; nil without it.
private let upstream = ProcessInfo.processInfo.environment["PEER_UPSTREAM"]

/// The built server before an upstream that is slow or broken, and the models of the views.
@Suite(
  .enabled(if: hasServer && upstream != nil, "no upstream: see test.sh"), .timeLimit(guardLimit))
@MainActor struct UpstreamTests {
  private static let overview = WeatherOverviewParams(
    parts: [.weatherCurrent(), .airQuality()], place: ServerTests.lisbon)

  /// Runs with the server before a room of the upstream in which requests below the path misbehave.
  private func withUpstream(
    _ match: String = "/none", _ fault: String = "status", _ arguments: String = "{}",
    _ change: (inout Almanac.Options) -> Void = { _ in },
    _ body: @MainActor (Almanac) async throws -> Void
  ) async throws {
    let base = try #require(upstream)
    let room = "/~swift-\(UUID().uuidString)"
    var request = URLRequest(url: try #require(URL(string: base + "/-/script")))
    request.httpMethod = "POST"
    request.httpBody = Data(
      #"{"match": "\#(room)\#(match)", "fault": "\#(fault)", "arguments": \#(arguments)}"#.utf8)
    _ = try await URLSession.shared.data(for: request)
    try await withServer {
      let home = $0.environment["HOME"] ?? ""
      let file = home + "/config.json"
      let text = #"{"providers": {"openMeteo": {"baseURL": "\#(base)\#(room)"}}}"#
      try? text.write(toFile: file, atomically: true, encoding: .utf8)
      $0.environment["ALMANAC_CONFIG"] = file
      $0.environment["ALMANAC_OFFLINE"] = ""
      change(&$0)
    } _: { almanac in
      try await body(almanac)
    }
  }

  @Test func aSlowPartHoldsUpNoOther() async throws {
    try await withUpstream("/v1/air-quality", "slow-first-byte", #"{"ms": 600000}"#) { almanac in
      let model = OverviewModel(almanac)
      model.load(Self.overview)
      try await eventually { if case .success = model.current { true } else { false } }
      #expect(model.current.source?.kind == .live)
      #expect(model.current.age == .zero)
      #expect(model.air.isLoading)
      #expect(model.daily == .idle)
      model.cancel()
      try await eventually { await almanac.pendingCount == 0 }
    }
  }

  @Test func aDeadlineEndsASlowCall() async throws {
    try await withUpstream("/v1/forecast", "slow-first-byte", #"{"ms": 600000}"#) { almanac in
      let error = await failure {
        try await almanac.weatherCurrent(
          .init(place: ServerTests.lisbon, deadlineMs: 120_000), deadline: .milliseconds(200))
      }
      #expect(error == .deadlineExceeded)
      #expect(await almanac.pendingCount == 0)
      let phase = try await almanac.sunPhase(.init(place: ServerTests.lisbon))
      #expect(phase.isDay)
    }
  }

  @Test func aFailedPartIsRetriedAlone() async throws {
    // Two answers, as the server itself asks twice.
    try await withUpstream("/v1/air-quality", "status", #"{"code": 500}"#) { almanac in
      let model = OverviewModel(almanac)
      var params = Self.overview
      params.fallback = Fallback.none
      model.load(params)
      await model.settled()
      #expect(model.current.source?.kind == .live)
      #expect(model.air.error?.isRetryable == true)
      model.retry(AirQualityParams.self)
      #expect(model.current.source?.kind == .live)
      await model.settled()
      #expect(model.air.error != nil)
      #expect(model.place?.timeZone == "Europe/Lisbon")
    }
  }

  @Test func anotherPlaceCancelsTheFirst() async throws {
    try await withUpstream("/v1/air-quality", "slow-first-byte", #"{"ms": 600000}"#) { almanac in
      let model = OverviewModel(almanac)
      model.load(Self.overview)
      try await eventually { model.current.value != nil }
      var params = Self.overview
      params.parts = [.weatherCurrent()]
      params.place = "Porto"
      model.load(params)
      #expect(model.current.value == nil)
      await model.settled()
      #expect(model.place?.name == "Porto")
      #expect(model.air == .idle)
      try await eventually { await almanac.pendingCount == 0 }
    }
  }

  @Test func anOverviewWithoutAPlaceFollowsTheDevice() async throws {
    try await withUpstream {
      $0.location = { _ in LocationRequestResult(latitude: 41.15, longitude: -8.61) }
    } _: { almanac in
      let model = OverviewModel(almanac)
      model.follow(WeatherOverviewParams(parts: [.weatherCurrent()]))
      try await eventually { model.place != nil }
      #expect(model.place?.latitude == 38.72)
      _ = try await almanac.locationRefresh()
      try await eventually { model.place?.latitude == 41.15 }
      model.cancel()
    }
  }

  @Test func theLastTextTypedIsSearchedFor() async throws {
    try await withUpstream { almanac in
      let model = SearchModel(almanac, pause: .milliseconds(1))
      for text in ["Lis", "Lisb", "Porto"] { model.text = text }
      #expect(model.state.isLoading)
      await model.settled()
      #expect(model.state.value?.first?.name == "Porto")
      model.text = " "
      #expect(model.state == .idle)
    }
  }

  @Test func favoritesChangeByThemselves() async throws {
    try await withUpstream { almanac in
      let model = FavoritesModel(almanac)
      model.follow(.init(include: [.localTime, .sunset], model: .classic))
      try await eventually { if case .success = model.state { true } else { false } }
      #expect(model.state.value?.favorites == [])
      _ = try await almanac.favoritesAdd(.init(place: ServerTests.lisbon))
      try await eventually { model.state.value?.favorites.count == 1 }
      let row = try #require(model.state.value?.favorites.first)
      #expect(row.sunset?.value?.score != nil && row.sunset?.value?.confidence == nil)
      #expect(row.sunset?.value?.symbols != nil)
      try await model.remove(row.id)
      try await eventually { model.state.value?.favorites == [] }
      model.cancel()
    }
  }

  @Test func aModelShowsWhyThereIsNoValue() async throws {
    try await withUpstream { almanac in
      let model = CallModel<WeatherCurrentParams>(almanac)
      #expect(model.state == .idle)
      model.load(WeatherCurrentParams(place: "Xyzzyville"))
      #expect(model.state == .loading())
      await model.settled()
      guard case .server(.placeNotFound) = model.state.error else {
        Issue.record("\(model.state)")
        return
      }
      #expect(model.state.hint != nil)
      model.load(WeatherCurrentParams(place: ServerTests.lisbon))
      await model.settled()
      #expect(model.state.source?.kind == .live)
      model.retry()
      #expect(model.state.isLoading && model.state.value != nil)
      model.cancel()
      #expect(model.state.source?.kind == .live)
    }
  }
}
