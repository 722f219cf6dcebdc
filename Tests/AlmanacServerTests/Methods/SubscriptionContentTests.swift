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
    {"place":{"id":"p"},"units":{},"components":{
    "current":{"state":"success","value":{"time":"2026-06-21T13:\(10 + age):00+01:00",
    "temperature":\(temperature),"source":{"ageSeconds":\(age)},"warnings":[]},"error":null},
    "air":{"state":"failure","value":null,"error":{"code":-32012}}}}
    """
  }

  /// The age of what was fetched is no news, in a part as little as in a result of its own.
  @Test func `a part that is only older is the same`() {
    let first = content(.weatherOverview, overview(age: 0, temperature: 24))
    #expect(first == content(.weatherOverview, overview(age: 5, temperature: 24)))
    #expect(first != content(.weatherOverview, overview(age: 0, temperature: 24.1)))
    #expect(first.contains(#""air":{"state":"failure","value":null,"error":{"code":-32012}}"#))
  }

  @Test func `the place and the units count`() {
    let one = content(.weatherCurrent, #"{"temperature":1,"units":{"temperature":"°C"}}"#)
    #expect(one != content(.weatherCurrent, #"{"temperature":1,"units":{"temperature":"°F"}}"#))
  }
}
