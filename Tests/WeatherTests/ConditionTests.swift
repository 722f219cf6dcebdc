import Testing
import Vocabulary

@testable import Weather

@Suite struct ConditionTests {
  @Test func everyKindHasOneRowInOrder() {
    #expect(ConditionCatalog.entries.map(\.kind) == ConditionKind.allCases)
    #expect(ConditionKind.allCases.map(\.index) == Array(ConditionKind.allCases.indices))
    for entry in ConditionCatalog.entries {
      #expect((0...4).contains(entry.severity))
      #expect(entry.owmIcon.count == 2)
      #expect(entry.ascii.day.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      for glyph in [entry.emoji, entry.nerd, entry.sfSymbol] {
        #expect(!glyph.day.isEmpty && !glyph.night.isEmpty)
      }
    }
  }

  @Test(arguments: [
    0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86,
    95, 96, 99,
    // Of the whole table: haze, mist, rain and snow mixed, showers of hail.
    5, 10, 68, 69, 89, 90,
  ])
  func everyCodeWithAKindComesBack(code: Int) {
    #expect(Condition(wmoCode: code).wmoCode == code)
  }

  @Test(arguments: [
    (4, ConditionKind.smoke), (17, .thunderstorm), (19, .tornado), (60, .lightRain),
    (68, .lightSleet), (83, .lightSleet), (87, .lightHail), (88, .hail), (100, .unknown),
    (-1, .unknown), (Int.max, .unknown),
  ])
  func otherCodesTakeTheirDecade(code: Int, kind: ConditionKind) {
    #expect(Condition(wmoCode: code).kind == kind)
  }

  @Test func everyCodeOfTheTableIsKnown() {
    for code in 4...99 where !(0...3).contains(code) {
      #expect(Condition(wmoCode: code).kind != .unknown, "\(code)")
    }
  }

  @Test(arguments: [
    (200, 95, "Thunderstorm"), (300, 51, "Drizzle"), (301, 53, "Drizzle"), (313, 80, "Rain"),
    (314, 81, "Rain"), (500, 61, "Rain"), (501, 63, "Rain"), (504, 65, "Rain"), (511, 66, "Rain"),
    (520, 80, "Rain"), (531, 82, "Rain"), (600, 71, "Snow"), (602, 75, "Snow"), (611, 68, "Snow"),
    (613, 69, "Snow"), (616, 69, "Snow"), (622, 86, "Snow"), (701, 10, "Mist"), (721, 5, "Haze"),
    (906, 90, "Rain"), (741, 45, "Fog"),
    (800, 0, "Clear"), (801, 1, "Clouds"), (802, 2, "Clouds"), (804, 3, "Clouds"),
    (212, 95, "Thunderstorm"),
  ])
  func owmIDsHaveCodes(id: Int, code: Int, group: String) {
    #expect(Condition(owmID: id).wmoCode == code)
    #expect(Condition(owmID: id).owmGroup == group)
  }

  @Test(arguments: [
    (711, ConditionKind.smoke), (751, .sand), (762, .ash), (771, .squall), (781, .tornado),
    (12345, .unknown),
  ])
  func owmIDsWithoutCodeKeepTheirKind(id: Int, kind: ConditionKind) {
    #expect(Condition(owmID: id).kind == kind)
    #expect(Condition(owmID: id).wmoCode == nil)
  }

  /// openweathermap.org/weather-conditions.
  @Test(arguments: [
    (800, "01"), (801, "02"), (802, "03"), (803, "04"), (804, "04"), (500, "10"), (600, "13"),
    (741, "50"), (211, "11"), (301, "09"),
  ])
  func owmIconsAreTheServicesOwn(id: Int, icon: String) {
    #expect(Condition(owmID: id).owmIcon == icon + "d")
    #expect(Condition(owmID: id, isDay: false).owmIcon == icon + "n")
    #expect(Condition(owmID: id, isDay: false).byDay.owmIcon == icon + "d")
  }

  @Test func nightHasItsOwnGlyphs() {
    #expect(Condition(.clear).owmIcon == "01d")
    #expect(Condition(.clear, isDay: false).owmIcon == "01n")
    #expect(Condition(.clear, isDay: false).emoji == "🌙")
    #expect(Condition(.rain).emoji == Condition(.rain, isDay: false).emoji)
  }
}
