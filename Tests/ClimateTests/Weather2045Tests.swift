import Climate
import Testing
import Vocabulary
import Weather

@Suite struct Weather2045Tests {
  @Test(arguments: [(22.0, 24.0, 22.8), (0, 2, 0.8), (-40, -38, -39.2), (21.4, 23.4, 22.2)])
  func temperatures(now: Double, without: Double, with: Double) {
    let formula = Weather2045(temperatureCelsius: now, conditionText: nil)
    #expect(formula.without.temperatureCelsius == now + 2.0)
    #expect(formula.with.temperatureCelsius == now + 2.0 - 1.2)
    #expect(abs((formula.without.temperatureCelsius ?? 0) - without) < 1e-12)
    #expect(abs((formula.with.temperatureCelsius ?? 0) - with) < 1e-12)
    #expect(formula.without.conditionText == nil)
  }

  @Test(arguments: [
    ("light rain", "Heavy Rain", ConditionKind?.some(.heavyRain)),
    ("RAIN", "Heavy Rain", .heavyRain), ("Clouds", "Stormy", .thunderstorm),
    ("broken clouds", "Stormy", .thunderstorm), ("Clear", "Hot & Clear", .clear),
    ("clear with some clouds", "Stormy", .thunderstorm), ("Snow", "Snow", nil), ("", "", nil),
    ("Drizzle", "Drizzle", nil),
  ])
  func conditions(text: String, changed: String, kind: ConditionKind?) {
    let formula = Weather2045(temperatureCelsius: 20, conditionText: text)
    #expect(formula.without.conditionText == changed)
    #expect(formula.without.changedKind == kind)
    // 0.8 °C is not more than 1.5 °C.
    #expect(formula.with.conditionText == text)
    #expect(formula.with.changedKind == nil)
  }

  @Test func deltas() {
    let formula = Weather2045(temperatureCelsius: nil, conditionText: "Clear")
    #expect(formula.without.deltaCelsius == 2.0)
    #expect(abs(formula.with.deltaCelsius - 0.8) < 1e-12)
    #expect(formula.without.temperatureCelsius == nil)
  }

  @Test(arguments: [
    ("Light rain", ConditionKind?.some(.lightRain)), ("partlyCloudy", .partlyCloudy),
    ("Heavy Rain", .heavyRain), ("moderate rain", .rain), ("light rain and snow", .sleet),
    ("snow showers", .snowShowers), ("Clouds", .partlyCloudy), ("Sunny", .clear),
    ("Thunderstorm with rain", .thunderstorm), ("overcast clouds", .overcast), ("blah", nil),
    ("", nil), ("Hot & Clear", .clear), ("Stormy", .thunderstorm),
  ])
  func wordsMeanConditions(words: String, kind: ConditionKind?) {
    #expect(Condition(words: words)?.kind == kind)
  }
}
