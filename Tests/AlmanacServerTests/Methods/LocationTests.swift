import AlmanacProtocol
import JSON
import JSONRPC
import Services
import Storage
import Basics
import TestSupport
import Testing

@testable import AlmanacServer
import Vocabulary

/// Where "here" is, and what is said when nobody can tell.
@Suite struct LocationTests {
  /// Too short to be taken for a misspelled name, which takes long to search for.
  private static let unknown = "Qzx"

  private func configured(_ name: String) -> LocationDefaults {
    LocationDefaults(config: .text(name), timeZone: "UTC")
  }

  // MARK: A place that cannot be found

  /// Every method of the contract that takes a place and gets none.
  @Test(arguments: Contract.located)
  func `a configured place that is none is an error`(method: MethodName) throws {
    let params = Contract.example(method, leaving: ["place"])
    let location = configured(Self.unknown)
    let alone = try MethodBench(location: location).error(method.rawValue, params)
    #expect(alone?["code"]?.integer == -32012, "nobody could be asked")
    let asked = try MethodBench(location: location, http: SkyUpstream().client)
      .error(method.rawValue, params)
    #expect(asked?["code"]?.integer == -32010, "nobody knows it")
    for error in [alone, asked] {
      #expect(error?.at("data", "place")?.string == Self.unknown)
      #expect(error?.at("data", "hint")?.string?.contains(Self.unknown) == true)
      #expect(error?.at("data", "path") == nil)
    }
    #expect(alone?.at("data", "hint")?.string?.contains("could not be asked") == true)
    #expect(alone?.at("data", "didYouMean") == nil)
  }

  @Test(arguments: [
    LocationDefaults(environment: .text(unknown)), LocationDefaults(config: .text(unknown)),
    LocationDefaults(config: .text("91,0")),
    LocationDefaults(config: .parts(PlaceParts(latitude: 10))),
  ])
  func `no origin falls through to another one`(location: LocationDefaults) throws {
    let bench = try MethodBench(location: location, http: SkyUpstream().client)
    #expect(try bench.error("location.current")?["code"]?.integer == -32010)
    let status = try bench.result("server.status")["location"]
    #expect(status?["state"]?.string == "unresolved")
    #expect(status?["error"]?.string == "placeNotFound")
    let origin = location.environment == nil ? "config" : "environment"
    #expect(status?["origin"]?.string == origin)
    _ = try bench.result("location.set", #"{"place":"Oslo"}"#)
    // What the environment says is weaker than what is set on this connection.
    #expect(try bench.result("server.status").at("location", "state")?.string == "known")
  }

  @Test func `a village that only the search knows is found once`() throws {
    let sky = SkyUpstream()
    let bench = try MethodBench(location: configured(SkyUpstream.village), http: sky.client)
    #expect(try bench.result("server.status").at("location", "state")?.string == "unasked")
    for _ in 0..<3 {
      let place = try bench.result("sun.phase")["place"]
      #expect(place?["name"]?.string == SkyUpstream.village)
    }
    #expect(sky.urls.count == 1)
    #expect(try bench.result("server.status").at("location", "state")?.string == "known")
  }

  @Test func `a list of favorites is there without a place for the device`() throws {
    let bench = try MethodBench(location: configured(Self.unknown))
    _ = try bench.result("favorites.add", #"{"place":"Lisbon"}"#)
    let list = try bench.result("favorites.list", #"{"include":["current"]}"#)
    #expect(list["favorites"]?.count == 1)
    let row = list["myLocation"]
    #expect(row?.at("error", "data", "place")?.string == Self.unknown)
    #expect(row?["origin"]?.string == "timezone")
    #expect(row?.at("current", "state")?.string == "failure")
  }

  // MARK: A store that cannot be read

  /// Somebody chose Oslo before; what is said elsewhere comes after that.
  @Test(arguments: Contract.located)
  func `a store that cannot be read is an error, and is read again`(method: MethodName) throws {
    let settings = LockedSettings(SQLiteStore.inMemory(), failures: 1)
    let bench = try MethodBench(location: configured("Lisbon"), settings: settings)
    let params = Contract.example(method, leaving: ["place"])
    let error = try bench.error(method.rawValue, params)
    #expect(error?["code"]?.integer == -32016)
    #expect(error?.at("data", "reason")?.string == "locked")
    #expect(error?.at("data", "hint")?.string?.contains("stored location") == true)
    #expect(error?.at("data", "path") == nil && error?.at("data", "place") == nil)
    #expect(try bench.error(method.rawValue, params)?["code"]?.integer != -32016)
    #expect(settings.reads == 2)
  }

  @Test func `what was stored counts as soon as it can be read`() throws {
    let store = SQLiteStore.inMemory()
    _ = try MethodBench(store: store).result("location.set", #"{"place":"Oslo"}"#)
    let bench = try MethodBench(
      location: configured("Lisbon"), settings: LockedSettings(store, failures: 3))
    let status = try bench.result("server.status")["location"]
    #expect(status?["state"]?.string == "unresolved" && status?["origin"]?.string == "stored")
    #expect(status?["error"]?.string == "storageFailure")
    let row = try bench.result("favorites.list")["myLocation"]
    #expect(row?.at("error", "code")?.integer == -32016)
    #expect(try bench.error("location.current")?["code"]?.integer == -32016)
    let here = try bench.result("location.current")
    #expect(here.at("place", "name")?.string == "Oslo" && here["origin"]?.string == "stored")
    #expect(try bench.result("server.status").at("location", "origin")?.string == "stored")
  }

  @Test func `a place that needs no store is there without one`() throws {
    let settings = LockedSettings(SQLiteStore.inMemory(), failures: .max)
    let told = LocationDefaults(environment: .text("Oslo"))
    let bench = try MethodBench(location: told, settings: settings)
    #expect(try bench.result("location.current")["origin"]?.string == "environment")
    _ = try MethodBench(location: configured("Lisbon"), settings: settings)
      .result("sun.phase", #"{"place":"Oslo"}"#)
  }

  /// A fix of the device that could not be read is not lost to a place that is set then.
  @Test func `what is set does not hide what could not be read`() throws {
    let store = SQLiteStore.inMemory()
    let before = try deviceBench(store)
    before.answers(try fix(59.91, 10.75))
    _ = try before.result("location.refresh")
    let bench = try MethodBench(
      location: configured("Lisbon"), settings: LockedSettings(store, failures: 1))
    _ = try bench.result("location.set", #"{"place":"Paris"}"#)
    #expect(try bench.result("location.current").at("place", "name")?.string == "Paris")
    let device = try bench.result("favorites.list").at("myLocation", "place", "countryCode")
    #expect(device?.string == "NO")
  }

  // MARK: A name in the params

  /// Whether there is such a place is known only when somebody was asked.
  @Test(arguments: Contract.located)
  func `a name that nobody could be asked for is not misspelled`(method: MethodName) throws {
    let example = Contract.example(method, leaving: ["place"]).dropFirst()
    let params = #"{"place":"\#(Self.unknown)"# + (example == "}" ? "\"" : "\",") + example
    let alone = try MethodBench().error(method.rawValue, params)
    #expect(alone?["code"]?.integer == -32012)
    #expect(alone?.at("data", "path")?.string == "/place")
    #expect(alone?.at("data", "didYouMean") == nil)
    let asked = try MethodBench(http: SkyUpstream().client).error(method.rawValue, params)
    #expect(asked?["code"]?.integer == -32010)
    #expect(asked?.at("data", "path")?.string == "/place")
    #expect(asked?.at("data", "didYouMean")?.kind == .array)
  }

  // MARK: Device, choice and store

  private func deviceBench(_ store: any Store = SQLiteStore.inMemory()) throws -> MethodBench {
    let bench = try MethodBench(location: LocationDefaults(timeZone: "Europe/Oslo"), store: store)
    _ = try bench.result("initialize", #"{"capabilities":{"location":true}}"#)
    return bench
  }

  private func fix(_ latitude: Double, _ longitude: Double) throws -> ClientAnswer {
    .result(
      try JSONDocument(parsing: Array(#"{"latitude":\#(latitude),"longitude":\#(longitude)}"#.utf8))
        .root)
  }

  @Test func `the device's place outlives a choice and a start, and is forgotten on request`()
    throws
  {
    let store = SQLiteStore.inMemory()
    let bench = try deviceBench(store)
    func my(_ bench: MethodBench) throws -> [String?] {
      let row = try bench.result("favorites.list")["myLocation"]
      let here = try bench.result("location.current")
      return [
        row?.at("place", "name")?.string, row?["origin"]?.string,
        here.at("place", "name")?.string, here["origin"]?.string,
      ]
    }
    #expect(try my(bench) == ["Oslo", "timezone", "Oslo", "timezone"])
    _ = try bench.result("location.set", #"{"place":"Porto"}"#)
    #expect(try my(bench) == ["Oslo", "timezone", "Porto", "set"])
    bench.answers(try fix(48.8566, 2.3522))
    _ = try bench.result("location.refresh")
    #expect(try my(bench) == ["Paris", "client", "Paris", "client"])
    _ = try bench.result("location.set", #"{"place":"Porto"}"#)
    #expect(try my(bench) == ["Paris", "client", "Porto", "set"])
    #expect(try my(deviceBench(store)) == ["Paris", "stored", "Porto", "stored"])
    _ = try bench.result("config.set", #"{"setting":"location","value":null}"#)
    #expect(try my(bench) == ["Oslo", "timezone", "Oslo", "timezone"])
    #expect(try my(deviceBench(store)) == ["Oslo", "timezone", "Oslo", "timezone"])
  }

  /// An unknown place is refused; one that cannot be looked up is set, with a warning.
  @Test func `an unknown location is not set`() throws {
    let params = #"{"setting":"location","value":"\#(Self.unknown)"}"#
    let asked = try MethodBench(http: SkyUpstream().client)
    let refused = try asked.error("config.set", params)
    #expect(refused?["code"]?.integer == -32010)
    #expect(refused?.at("data", "path")?.string == "/value")
    let alone = try deviceBench()
    let setting = try alone.result("config.set", params)
    let warning = setting["warnings"]?.element(at: 0)
    #expect(warning?["code"]?.string == "inferredPlace")
    #expect(warning?["message"]?.string?.contains(Self.unknown) == true)
    let here = try alone.error("location.current")
    #expect(here?["code"]?.integer == -32012)
    #expect(here?.at("data", "place")?.string == Self.unknown)
    #expect(
      try alone.result("config.set", #"{"setting":"location","value":"Porto"}"#)["warnings"] == nil)
    #expect(try alone.result("location.current").at("place", "name")?.string == "Porto")
  }

  /// A text that has the form of coordinates or a code and is wrong: nobody is asked about it.
  @Test(arguments: Contract.located)
  func `a malformed place is an error of its param`(method: MethodName) throws {
    let bench = try MethodBench(http: SkyUpstream().client)
    for text in ["NaN,NaN", "-38°N 9°W", "8FVC9G8F+6A", "JN67TNZZ", "38.7,-9.1,5", "1e2,3"] {
      var params = String(Contract.example(method, leaving: ["place"]).dropLast())
      params += (params == "{" ? "" : ",") + #""place":"\#(text)"}"#
      let error = try bench.error(method.rawValue, params)
      #expect(error?["code"]?.integer == -32602, "\(text)")
      #expect(error?.at("data", "path")?.string == "/place")
      #expect(error?.at("data", "hint")?.string?.isEmpty == false)
    }
  }

  @Test func `a choice ends the last error`() throws {
    let bench = try deviceBench()
    #expect(try bench.error("location.refresh")?["code"]?.integer == -32011)
    #expect(try bench.result("location.current")["lastError"]?.isNull == false)
    let state = try bench.result("location.set", #"{"place":"Porto"}"#)
    #expect(state["lastError"]?.isNull == true)
    #expect(try bench.result("location.current")["lastError"]?.isNull == true)
  }

  // MARK: Subscriptions

  private func places(_ bench: MethodBench) -> [String?] {
    bench.notified("subscription/event").map { $0.at("result", "place", "name")?.string }
  }

  @Test func `a subscription without a place goes along`() throws {
    let bench = try deviceBench()
    _ = try bench.result("subscription.create", #"{"method":"sun.position"}"#)
    _ = try bench.result(
      "subscription.create", #"{"method":"sun.position","params":{"place":"Faro"}}"#)
    #expect(bench.turn { bench.notified("subscription/event").count == 2 })
    _ = try bench.result("location.set", #"{"place":"Porto"}"#)
    #expect(bench.turn { bench.notified("subscription/event").count == 3 })
    #expect(places(bench).last == "Porto")
    bench.answers(try fix(48.8566, 2.3522))
    _ = try bench.result("location.refresh")
    #expect(bench.turn { bench.notified("subscription/event").count == 4 })
    #expect(places(bench).last == "Paris")
    #expect(places(bench).filter { $0 == "Faro" }.count == 1)
  }

  @Test func `a condition that holds at the new place too is told`() throws {
    let bench = try deviceBench()
    _ = try bench.result(
      "subscription.create",
      #"{"method":"sun.phase","when":{"condition":{"path":"/phase","op":"eq","value":"day"}}}"#)
    #expect(bench.turn { bench.notified("subscription/event").count == 1 })
    _ = try bench.result("location.set", #"{"place":"Porto"}"#)
    #expect(bench.turn { bench.notified("subscription/event").count == 2 })
    #expect(places(bench) == ["Oslo", "Porto"])
  }
}

/// Another process has the lock for the first reads.
private final class LockedSettings: SettingStore {
  private let store: SQLiteStore
  private let failures: Int
  private let count = Mutex(0)

  init(_ store: SQLiteStore, failures: Int) {
    self.store = store
    self.failures = failures
  }

  var reads: Int { count.withLock { $0 } }

  func settings() async throws(StorageFailure) -> [String: String] {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if number <= failures { throw .locked }
    return try await store.settings()
  }

  func setSetting(_ key: String, to value: String?) async throws(StorageFailure) {
    try await store.setSetting(key, to: value)
  }
}
