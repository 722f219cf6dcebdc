import Testing

@testable import AlmanacClient

/// The client against the mock.
@Suite(.timeLimit(guardLimit)) struct MockTests {
  @Test func anAnswer() async throws {
    try await with(.mock("answer")) { almanac in
      let answer = try await almanac.call(LoosePhase(place: "Lisbon"))
      #expect(answer["phase"] == "day")
      #expect(answer["isDay"] == true)
      #expect(await almanac.server?.protocolVersion == "1.0")
    }
  }

  @Test func answersInAnyOrder() async throws {
    try await with(.mock("out-of-order")) { almanac in
      try await almanac.start()
      async let weather = almanac.call(LooseWeather(place: "Lisbon"))
      try await eventually { await almanac.pendingCount == 1 }
      async let phase = almanac.call(LoosePhase(place: "Lisbon"))
      let found = try await phase["phase"]
      #expect(found == "night")
      let measured = try await weather["temperature"]
      #expect(measured == .number(21.4))
    }
  }

  @Test func errorsByKind() async throws {
    try await with(.mock("errors")) { almanac in
      let unknown = await failure { try await almanac.call(LooseWeather(place: "Lissabonn")) }
      guard case .server(.placeNotFound(let place)) = unknown else {
        Issue.record("\(String(describing: unknown))")
        return
      }
      #expect(place.code == -32010)
      #expect(place.data?.didYouMean == ["Lisbon"])
      let slow = await failure { try await almanac.call(LooseWeather()) }
      #expect(slow?.isRetryable == true)
      guard case .server(.rateLimited(let details)) = slow else {
        Issue.record("\(String(describing: slow))")
        return
      }
      #expect(details.data?.retryAfterSeconds == 30)
      let bare = await failure { try await almanac.call(LooseWeather()) }
      #expect(bare == .server(.internalError(ErrorObject(code: -32603, message: "Without data"))))
      #expect(bare?.isRetryable == false)
    }
  }

  @Test func hintsAreKept() async throws {
    try await with(.mock("errors")) { almanac in
      let error = await failure { try await almanac.call(LooseWeather(place: "Lissabonn")) }
      #expect(error?.hint == "Check the spelling, or give coordinates.")
    }
  }

  @Test func partsAndProgress() async throws {
    try await with(.mock("overview")) { almanac in
      var said: [String] = []
      for try await arrival in almanac.arrivals(of: LooseOverview()) {
        switch arrival {
        case .part(let part):
          let members = ["method", "state"].compactMap { part[$0]?.string }
          said.append(members.joined(separator: " "))
        case .progress(let report): said.append("\(report.kind)")
        case .answer(let answer):
          said.append("answer")
          guard case .array(let parts) = answer["parts"] else {
            Issue.record("no parts")
            continue
          }
          #expect(parts.first?["value"]?["temperature"] == .number(21.4))
        }
      }
      #expect(
        said == [
          "begin", "weather.current loading", "sunset.score loading", "weather.current success",
          "report", "sunset.score failure", "end", "answer",
        ])
    }
  }

  @Test func cancellingTheTaskCancelsInTheServer() async throws {
    try await with(.mock("cancel")) { almanac in
      try await almanac.start()
      let task = Task { await failure { try await almanac.call(LooseDaily(days: 16)) } }
      try await eventually { await almanac.pendingCount == 1 }
      task.cancel()
      #expect(await task.value == .cancelled)
      let answer = try await almanac.call(LoosePhase())
      #expect(answer["phase"] == "day")
    }
  }

  @Test func theDeadlineEndsACallThatNobodyAnswers() async throws {
    try await with(.mock("silent")) { almanac in
      try await almanac.start()
      let error = await failure {
        try await almanac.call(LooseDaily(), deadline: .milliseconds(50))
      }
      #expect(error == .deadlineExceeded)
      #expect(await almanac.pendingCount == 0)
    }
  }

  @Test func aDeadlineIncludesTheStart() async throws {
    try await with(.mock("silent")) { almanac in
      let error = await failure { try await almanac.call(LooseDaily(), deadline: .zero) }
      #expect(error == .deadlineExceeded)
    }
  }

  @Test func aCancelledTaskAsksNothing() async throws {
    try await with(.mock("silent")) { almanac in
      try await almanac.start()
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return await failure { try await almanac.call(LooseDaily()) }
      }
      task.cancel()
      #expect(await task.value == .cancelled)
      #expect(await almanac.pendingCount == 0)
    }
  }

  @Test func theLocationIsTold() async throws {
    var options = Almanac.Options.mock("location")
    options.location = { request in
      #expect(request.reason == "refresh")
      return LocationRequestResult(latitude: 38.7167, longitude: -9.1333)
    }
    try await with(options) { almanac in
      var notices = almanac.notices.makeAsyncIterator()
      let update = try await almanac.call(LooseRefresh())
      #expect(update["authorization"] == "authorized")
      guard case .locationDidChange(let change) = await notices.next() else {
        Issue.record("no notice")
        return
      }
      #expect(change.origin == .client)
      #expect(change.place.name == "Lisbon")
    }
  }

  @Test func theLocationIsDenied() async throws {
    var options = Almanac.Options.mock("location-denied")
    options.location = { _ in throw LocationDenied() }
    try await with(options) { almanac in
      let error = await failure { try await almanac.call(LooseRefresh()) }
      guard case .server(.locationUnavailable(let details)) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(details.reason == .denied)
    }
  }

  @Test func withoutAProviderTheLocationIsUnknown() async throws {
    try await with(.mock("location-unknown")) { almanac in
      let error = await failure { try await almanac.call(LooseRefresh()) }
      #expect(error?.description == "The location could not be determined.")
    }
  }

  @Test func aSubscription() async throws {
    try await with(.mock("subscription")) { almanac in
      var phases: [JSONValue?] = []
      for try await update in almanac.updates(
        of: LoosePhase(place: "Lisbon"), every: .seconds(60))
      {
        phases.append(try update.result.get()["phase"])
        if update.reason == .change { break }
      }
      #expect(phases == ["day", "civilTwilight"])
    }
  }

  @Test @MainActor func changedPartsAreShownWithTheOthers() async throws {
    try await with(.mock("changed-parts")) { almanac in
      let model = OverviewModel(almanac)
      model.follow(WeatherOverviewParams(parts: [.airQuality(), .alertsActive()]))
      try await eventually {
        model.parts["alerts.active"]?.error?.data?.reason == "timeout" || model.failure != nil
      }
      #expect(model.failure == nil)
      #expect(model.parts["air.quality"]?.error?.data?.reason == "offline")
      model.cancel()
    }
  }

  @Test func subscriptionsSurviveARestart() async throws {
    try await with(.mock("crash-after-subscription")) { almanac in
      var seen = 0
      for try await update in almanac.updates(of: LoosePhase()) {
        #expect(update.sequence == 0)
        seen += 1
        if seen == 3 { break }
      }
    }
  }

  @Test func aSubscriptionThatNobodyAnswersFailsInTheEnd() async throws {
    try await with(.mock("crash-instead-of-subscription")) { almanac in
      let error = await failure {
        for try await _ in almanac.updates(of: LoosePhase()) { Issue.record("an update") }
      }
      #expect(error == .serverKeepsEnding("the server ends again and again"))
    }
  }

  @Test func aServerThatEndsIsStartedAgain() async throws {
    let almanac = Almanac(.mock("crash-while-asked"))
    let states = await almanac.states()
    for _ in 0..<2 {
      let error = await failure { try await almanac.call(LooseDaily()) }
      #expect(error == .serverEnded("the server ended with code 9"))
    }
    await almanac.close()
    var seen: [Almanac.State] = []
    for await state in states { seen.append(state) }
    #expect(seen.prefix(6) == [.stopped, .starting, .ready, .waiting, .starting, .ready])
    #expect(seen.last == .closed)
  }

  @Test func aServerThatKeepsEnding() async throws {
    try await with(.mock("crash-at-once")) { almanac in
      for _ in 0..<2 {
        let error = await failure { try await almanac.start() }
        #expect(error == .serverKeepsEnding("the server ends again and again"))
      }
      #expect(await almanac.state == .failed)
    }
  }

  @Test(arguments: ["other-version", "later-version"])
  func anotherVersionIsRefused(_ name: String) async throws {
    try await with(.mock(name)) { almanac in
      guard case .protocolMismatch(let words) = await failure({ try await almanac.start() }) else {
        Issue.record("started")
        return
      }
      #expect(words.hasPrefix("this client speaks protocol 1.0, the server 2."))
    }
  }

  @Test func whatIsNotUnderstoodIsPassedOver() async throws {
    let logged = Mutex<[String]>([])
    var options = Almanac.Options.mock("garbage")
    let log: @Sendable (String) -> Void = { text in logged.withLock { $0.append(text) } }
    options.log = log
    try await with(options) { almanac in
      let phase = try await almanac.call(LoosePhase())
      #expect(phase["fromTheFuture"] == true)
      let error = await failure { try await almanac.call(LoosePhase(place: "x")) }
      // The mock adds what the transcript leaves out.
      let bare = ErrorObject(code: -32603, message: "An error of the transcript.")
      #expect(error == .server(.internalError(bare)))
      let other = try await almanac.call(LoosePhase(place: "y"))
      #expect(other["phase"] == "day")
    }
    #expect(logged.withLock { $0.count { $0.hasPrefix("not a message") } } == 2)
  }

  @Test func anAnswerOfAnotherShapeIsUnreadable() async throws {
    try await with(.mock("answer")) { almanac in
      let error = await failure {
        try await almanac.weatherCurrent(WeatherCurrentParams(place: "Lisbon"))
      }
      #expect(error != nil)
    }
    try await with(.mock("answer")) { almanac in
      let error = await failure { try await almanac.sunPhase(SunPhaseParams(place: "Lisbon")) }
      guard case .unreadable(method: "sun.phase", _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func noSuchProgram() async throws {
    var options = Almanac.Options()
    options.command = ["/no/such/almanac"]
    try await with(options) { almanac in
      let error = await failure { try await almanac.start() }
      #expect(error?.description.hasPrefix("/no/such/almanac") == true)
      #expect(error?.hint?.contains("ALMANAC") == true)
      guard case .serverNotFound = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test func closingFailsWhatIsUnderWay() async throws {
    let almanac = Almanac(.mock("silent"))
    try await almanac.start()
    async let error = failure { try await almanac.call(LooseDaily()) }
    try await eventually { await almanac.pendingCount == 1 }
    await almanac.close()
    guard case .serverEnded = await error else {
      Issue.record("\(String(describing: await error))")
      return
    }
    #expect(await failure { try await almanac.call(LoosePhase()) } == .closed)
  }
}

/// Waits for a condition that other code makes true.
func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () async -> Bool
) async throws {
  while await !condition() { try await Task.sleep(for: .milliseconds(2)) }
}
