import Testing

@testable import Places

@Suite struct GazetteerResolveTests {
  let gazetteer = Gazetteer.embedded

  @Test func countsEveryPlace() { #expect(gazetteer.count == 242_850) }

  @Test(arguments: [
    ("Lisbon", "geonames:2267057", false), ("paris", "geonames:2988507", false),
    ("London", "geonames:2643743", true), ("London, Ontario", "geonames:6058560", false),
    ("Birmingham, AL", "geonames:4049979", false), ("JFK", "iata:JFK", false),
    ("Porto", "geonames:2735943", false),
    ("San José", "geonames:3621849", true),
    ("San Jose", "geonames:5392171", true), ("Washington, DC", "geonames:4140963", false),
  ])
  func resolves(name: String, id: String, isAmbiguous: Bool) throws {
    let resolution = try #require(gazetteer.resolve(name))
    #expect(resolution.place.id == id)
    #expect(resolution.isAmbiguous == isAmbiguous)
    #expect(!resolution.others.contains(resolution.place.displayName))
  }

  @Test(arguments: ["Lisb", "Lisbnn", "", "York City", "Paris, TX, FR", "38.72,-9.14"])
  func resolvesNoGuess(name: String) { #expect(gazetteer.resolve(name) == nil) }

  @Test(arguments: [
    ("Lisbnn", "Lisbon, Portugal"), ("Barcelna", "Barcelona, Spain"), ("Lisb", "Lisbon, Portugal"),
  ])
  func suggests(name: String, suggestion: String) {
    let suggestions = gazetteer.suggestions(for: name)
    #expect(suggestions.first == suggestion)
    #expect(suggestions.allSatisfy { gazetteer.resolve($0) != nil })
  }

  /// A likeness of letters alone does not lead into another country, unless to a large city or by
  /// a single typo in a long name.
  @Test(arguments: [
    "Zermattt", "Xanthii", "Lisbnn", "Portoo", "Lisb", "San", "Parris, Germany", "Barcelna, VE",
    "Berlinn, Portugal", "Kirchdorff", "Grindelwald", "Halstatt",
  ])
  func suggestionsStayInOneCountry(name: String) throws {
    let suggestions = gazetteer.suggestions(for: name, limit: 10)
    let found = try suggestions.map { try #require(gazetteer.resolve($0)?.place) }
    let countries = Set(found.map(\.countryCode))
    #expect(countries.count <= 1)
    let wanted = ["Germany": "DE", "VE": "VE", "Portugal": "PT"]
      .first { name.hasSuffix(", " + $0.key) }?.value
    if let wanted { #expect(countries.isSubset(of: [wanted])) }
    let isBegun = found.contains { $0.name.hasPrefix(name) }
    #expect(
      wanted != nil || isBegun
        || found.allSatisfy { $0.population ?? 0 >= 500_000 || $0.name.count >= 7 })
  }

  /// The largest places, a share of the others, and those that only the zones know.
  private var sample: [Int] {
    Array(0..<1000) + Array(stride(from: 1000, to: gazetteer.count, by: 97))
      + Array(gazetteer.count - 200..<gazetteer.count)
  }

  @Test func everyIdLeadsBack() {
    let wrong = sample.filter { record in
      let place = gazetteer.place(record)
      return gazetteer.place(id: place.id) != place || place.id.utf8.count > 128
    }
    #expect(wrong == [])
  }

  @Test func everyPlaceIsWhole() {
    for record in sample {
      let place = gazetteer.place(record)
      #expect(!place.name.isEmpty && place.country != nil && place.timeZone.contains("/"))
    }
  }

  @Test(arguments: [
    "geonames:1", "geonames:0", "geonames:-5", "geonames:15728640", "iata:jfk", "iata:QQQ", "iata:",
    "zone:Europe/Lisbon", "x", "", "9",
  ])
  func unknownIds(id: String) { #expect(gazetteer.place(id: id) == nil) }

  @Test(arguments: [
    ("Europe/Lisbon", "Lisbon"), ("America/New_York", "New York City"), ("Asia/Tokyo", "Tokyo"),
    ("Atlantic/Bermuda", "Bermuda"), ("Asia/Calcutta", "Kolkata"),
    ("America/Argentina/Buenos_Aires", "Buenos Aires"), ("Antarctica/Vostok", "Vostok"),
  ])
  func zoneCities(zone: String, name: String) {
    #expect(gazetteer.place(ofTimeZone: zone)?.name == name)
  }

  @Test(arguments: ["UTC", "Etc/UTC", "Etc/GMT+5", "", "Nowhere/Land"])
  func zonesWithoutCity(zone: String) { #expect(gazetteer.place(ofTimeZone: zone) == nil) }

  @Test func aCityLocatesToItself() throws {
    let lisbon = try #require(gazetteer.resolve("Lisbon")?.place)
    #expect(lisbon.coordinate.identifier == "38.7250,-9.1500")
    #expect(lisbon.countryCode == "PT")
    #expect(lisbon.timeZone == "Europe/Lisbon")
    #expect(lisbon.isCapitalSized)
  }
}

extension Place {
  fileprivate var isCapitalSized: Bool { (population ?? 0) > 500_000 }
}
