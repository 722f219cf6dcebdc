import Foundation
import Testing

@testable import AlmanacClient

/// The client against the built server.
@Suite(.enabled(if: hasServer, "no server: set ALMANAC to its path"), .timeLimit(guardLimit))
struct ServerTests {
  static let lisbon = PlaceReference.placeFields(
    PlaceFields(latitude: 38.72, longitude: -9.14, timeZone: "Europe/Lisbon"))

  @Test func theServerHasEveryCall() async throws {
    try await withServer { almanac in
      try await almanac.start()
      let server = await almanac.server
      let methods = try #require(server?.capabilities.methods)
      // No key path: the compiler crashes on one to a static member of an existential type.
      #expect(Set(Almanac.calls.map { $0.method }).subtracting(methods) == [])
    }
  }

  @Test func offlineThereIsAnEstimateOrAnHonestError() async throws {
    try await withServer { almanac in
      let weather = try await almanac.weatherCurrent(.init(place: Self.lisbon))
      #expect(weather.source.kind == .estimate)
      let strict = WeatherCurrentParams(place: Self.lisbon, fallback: Fallback.none)
      guard
        case .server(.providerUnavailable(let details)) = await failure({
          try await almanac.weatherCurrent(strict)
        })
      else {
        Issue.record("no error")
        return
      }
      #expect(details.reason == .offline)
    }
  }

  @Test func theOverviewArrivesInPartsAndIsWhole() async throws {
    try await withServer { almanac in
      var parts: [String: OverviewPart] = [:]
      for try await arrival in almanac.arrivals(of: WeatherOverviewParams(place: Self.lisbon)) {
        switch arrival {
        case .part(let part): parts[part.method] = part
        case .answer(let answer):
          #expect(answer.parts.count == parts.count)
          for part in answer.parts {
            #expect(parts[part.method]?.state == part.state)
            #expect(parts[part.method]?.value == part.value)
          }
          #expect(answer.parts.answer(of: SunsetScoreParams.self)?.days.isEmpty == false)
          #expect(answer.parts.answer(of: MoonPhaseParams.self) == nil)
        case .progress: break
        }
      }
      #expect(parts["weather.current"]?.state == .success)
    }
  }

  @Test func theDeviceIsAsked() async throws {
    try await withServer {
      $0.location = { _ in LocationRequestResult(latitude: 47.37, longitude: 8.54) }
    } _: { almanac in
      let state = try await almanac.locationRefresh()
      #expect(state.origin == .client)
      #expect(state.place.latitude == 47.37)
    }
  }

  @Test func aSubscriptionSpeaksAtOnceAndEnds() async throws {
    try await withServer { almanac in
      for try await update in almanac.updates(of: SunPhaseParams(place: Self.lisbon)) {
        #expect(update.reason == .initial)
        #expect(try update.result.get().isDay)
        break
      }
      try await eventually {
        (try? await almanac.subscriptionList().subscriptions.isEmpty) == true
      }
    }
  }

  @Test func aSubscriptionWithALeadSaysWhatBegins() async throws {
    try await withServer { almanac in
      let updates = almanac.updates(
        of: SunPhaseParams(place: Self.lisbon),
        when: SubscriptionTrigger(
          condition: .comparison(Comparison(path: "/next/phase", op: .notEqual, value: "day")),
          leadMinutes: 2_880, quietHours: QuietHours(start: "03:00", end: "04:00"),
          oncePerDay: true))
      for try await update in updates {
        #expect(update.onsets.map(\.path) == ["/next"])
        break
      }
    }
  }

  @Test func aRefusedSubscriptionEndsWithItsError() async throws {
    try await withServer { almanac in
      let error = await failure {
        for try await _ in almanac.updates(of: SunPhaseParams(place: Self.lisbon), every: .zero) {}
      }
      guard case .server(.outOfRange(let details)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(details.data?.path == "/intervalSeconds")
    }
  }

  /// Kills the server under a watcher and a stream of calls: each call is answered or fails because
  /// the server ended, and the watcher hears from every run.
  @Test func aKilledServerIsStartedAgainAndWatched() async throws {
    try await withServer { almanac in
      var updates = almanac.updates(of: SunPhaseParams(place: Self.lisbon)).makeAsyncIterator()
      for run in 0..<3 {
        let update = try await updates.next()
        #expect(update?.reason == .initial)
        let running = await almanac.serverProcessID
        let child = try #require(running)
        async let calls = (0..<50).asyncMap { _ in
          await failure { try await almanac.sunPhase(.init(place: Self.lisbon)) }
        }
        if run < 2 { kill(child, SIGKILL) }
        for error in await calls {
          if case .serverEnded(let words)? = error {
            #expect(words.hasPrefix("the server was ended by signal 9"))
          } else {
            #expect(error == nil)
          }
        }
      }
    }
  }

  /// A thousand calls cancelled at every stage: nothing is left, and the server answers on.
  @Test func aStormOfCancellations() async throws {
    try await withServer { almanac in
      try await almanac.start()
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<1000 {
          group.addTask {
            let task = Task {
              await failure { try await almanac.forecastDaily(.init(place: Self.lisbon)) }
            }
            for _ in 0..<(number % 40) { await Task.yield() }
            task.cancel()
            let error = await task.value
            #expect(error == nil || error == .cancelled)
          }
        }
      }
      // What was about to be sent when it was cancelled is still taken back.
      try await eventually { await almanac.pendingCount == 0 }
      let phase = try await almanac.sunPhase(.init(place: Self.lisbon))
      #expect(phase.isDay)
    }
  }

  @Test func theServerEndsWithTheClient() async throws {
    let child = try await withServer { almanac in
      try await almanac.start()
      let running = await almanac.serverProcessID
      return try #require(running)
    }
    #expect(kill(child, 0) == -1)
  }
}

extension Sequence where Self: Sendable, Element: Sendable {
  func asyncMap<Value: Sendable>(
    _ body: @escaping @Sendable (Element) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: Value.self) { group in
      for element in self { group.addTask { await body(element) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
