import JSON
import Testing

@testable import AlmanacProtocol
@testable import AlmanacServer

@Suite struct SubscriptionContentTests {
  private func content(_ method: MethodName, _ result: String) -> String {
    String(decoding: SubscriptionContent.of(Array(result.utf8), method), as: UTF8.self)
  }

  private func overview(age: Int, temperature: Double) -> String {
    """
    {"place":{"id":"p"},"units":{},"parts":[
    {"method":"weather.current","state":"success","value":{
    "time":"2026-06-21T13:\(10 + age):00+01:00",
    "temperature":\(temperature),"source":{"ageSeconds":\(age)},"warnings":[]}},
    {"method":"air.quality","state":"failure","error":{"code":-32012}}]}
    """
  }

  /// The age of what was fetched is no news, in a part as little as in a result of its own.
  @Test func `a part that is only older is the same`() {
    let first = content(.weatherOverview, overview(age: 0, temperature: 24))
    #expect(first == content(.weatherOverview, overview(age: 5, temperature: 24)))
    #expect(first != content(.weatherOverview, overview(age: 0, temperature: 24.1)))
    #expect(
      first.contains(#"{"method":"air.quality","state":"failure","error":{"code":-32012}}"#))
  }

  @Test func `a row of the favorites is news if its weather or its score changes`() {
    func list(_ clock: String, _ age: Int, score: Double, temperature: Double) -> String {
      content(
        .favoritesList,
        """
        {"favorites":[{"id":"f1","name":"Home","localTime":"\(clock)",
        "sunset":{"state":"success","value":{"score":\(score)},"error":null,
        "source":{"ageSeconds":\(age)}},"current":{"state":"success","value":{
        "temperature":\(temperature),"time":"\(clock)","source":{"ageSeconds":\(age)},
        "observed":{"temperature":{"value":20},"source":{"ageSeconds":\(age)}}},"error":null}}],
        "myLocation":{"place":{"id":"p"},"localTime":"\(clock)"},"revision":3,"warnings":[]}
        """)
    }
    let first = list("13:00", 0, score: 60, temperature: 24)
    #expect(first == list("13:15", 900, score: 60, temperature: 24))
    #expect(first != list("13:00", 0, score: 61, temperature: 24))
    #expect(first != list("13:00", 0, score: 60, temperature: 25))
  }

  @Test func `of two overviews, the changed parts are sent`() {
    let earlier = Array(overview(age: 0, temperature: 24).utf8)
    func changed(_ result: String) -> String {
      String(
        decoding: SubscriptionContent.changedParts(Array(result.utf8), earlier), as: UTF8.self)
    }
    #expect(
      changed(overview(age: 5, temperature: 24))
        == #"{"place":{"id":"p"},"units":{},"parts":[]}"#)
    let other = changed(overview(age: 5, temperature: 25))
    #expect(other.contains(#""temperature":25"#) && other.contains(#""ageSeconds":5"#))
    #expect(!other.contains(#""air.quality""#))
  }

  @Test func `the place and the units count`() {
    let one = content(.weatherCurrent, #"{"temperature":1,"units":{"temperature":"°C"}}"#)
    #expect(one != content(.weatherCurrent, #"{"temperature":1,"units":{"temperature":"°F"}}"#))
  }
}
