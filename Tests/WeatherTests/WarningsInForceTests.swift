import TestSupport
import Testing
import Vocabulary

@testable import Time
@testable import Weather

/// Which warning a text begins with.
@Suite struct WarningsInForceTests {
  private static let now: Instant = 1_000_000

  private static func alert(
    _ event: String, _ severity: AlertSeverity = .severe, from onset: Double? = -3_600,
    until expires: Double? = 3_600, _ match: AlertMatch = .point
  ) -> WeatherAlert {
    WeatherAlert(
      id: event, event: event, severity: severity, onset: onset.map { now + $0 },
      expires: expires.map { now + $0 }, match: match)
  }

  private static func gravest(_ alerts: WeatherAlert...) -> (event: String, others: Int)? {
    guard case .gravest(let alert, let others) = WarningsInForce(alerts, missing: nil, at: now)
    else {
      return nil
    }
    return (alert.event, others)
  }

  @Test func `without a warning there is none`() {
    #expect(WarningsInForce([], missing: nil, at: Self.now) == .none)
  }

  /// Nor is there an all-clear, where nobody who knows has spoken; a warning is one all the same.
  @Test(arguments: WarningGap.allCases) func `silence of nobody is no all-clear`(gap: WarningGap) {
    let country = Self.alert("elsewhere", .extreme, .country)
    for alerts in [[], [country]] {
      #expect(WarningsInForce(alerts, missing: gap, at: Self.now) == .unknown(gap))
    }
    let own = Self.alert("own")
    #expect(
      WarningsInForce([own], missing: gap, at: Self.now) == .gravest(own, others: 0))
  }

  /// Severity comes before everything; an unknown one may be grave.
  @Test func `the gravest comes first, whatever the order`() {
    let severities: [AlertSeverity] = [.extreme, .severe, .moderate, .unknown, .minor]
    for (graver, milder) in zip(severities, severities.dropFirst()) {
      let (one, two) = (Self.alert("one", graver, until: 9_000), Self.alert("two", milder))
      #expect(Self.gravest(one, two)?.event == "one")
      #expect(Self.gravest(two, one)?.event == "one")
    }
  }

  @Test func `of equals, one in force comes before one to come, and the first to end`() {
    let (short, long) = (Self.alert("short", until: 60), Self.alert("long", until: nil))
    let later = Self.alert("later", from: 10, until: 30)
    #expect(Self.gravest(later, long, short)?.event == "short")
    #expect(Self.gravest(later, long)?.event == "long")
  }

  @Test func `what is over, or a day away, is not said`() {
    #expect(Self.gravest(Self.alert("over", until: 0)) == nil)
    #expect(Self.gravest(Self.alert("far", from: 86_401, until: 90_000)) == nil)
    #expect(Self.gravest(Self.alert("near", from: 86_400, until: 90_000))?.event == "near")
    #expect(Self.gravest(Self.alert("always", from: nil, until: nil))?.event == "always")
  }

  @Test func `one for somewhere in the country is never the gravest of the place`() {
    let country = Self.alert("elsewhere", .extreme, .country)
    #expect(Self.gravest(country) == nil)
    for match in [AlertMatch.point, .area] {
      #expect(Self.gravest(country, Self.alert("own", .minor, match))?.event == "own")
      #expect(Self.gravest(country, Self.alert("own", .minor, match))?.others == 0)
    }
  }

  /// A service may issue the same warning for several heights or areas.
  @Test func `others are other events`() {
    let same = Self.alert("Gale", .moderate)
    #expect(Self.gravest(Self.alert("Gale"), same, Self.alert("Frost", .minor))?.others == 1)
  }
}
