import Testing

@testable import Places

/// Countries, divisions, airports and their codes are names of places too.
@Suite struct RegionTests {
  private let gazetteer = Gazetteer.embedded
  private let table = GazetteerTable.embedded

  /// A text, the place that it means, and how.
  @Test(arguments: [
    ("Texas", "Houston, Texas, United States", "region"),
    ("Bali", "Denpasar, Bali, Indonesia", "region"),
    ("Tuscany", "Florence, Tuscany, Italy", "region"),
    ("Toscana", "Florence, Tuscany, Italy", "region"),
    ("tuscany, italy", "Florence, Tuscany, Italy", "region"),
    ("Tuscany, Canada", "Tuscany, Alberta, Canada", "name"),
    ("Scotland", "Glasgow, Scotland, United Kingdom", "region"),
    ("England", "London, England, United Kingdom", "region"),
    ("Germany", "Berlin, Germany", "region"), ("Alemania", "Berlin, Germany", "region"),
    ("Deutschland", "Berlin, Germany", "region"), ("ドイツ", "Berlin, Germany", "region"),
    ("USA", "New York City, New York, United States", "region"),
    ("Georgia", "Tbilisi, Georgia", "region"),
    ("Georgia, USA", "Atlanta, Georgia, United States", "region"),
    ("Bavaria", "Munich, Bavaria, Germany", "region"),
    ("Heathrow", "London Heathrow Airport, England, United Kingdom", "other"),
    ("heathrow airport", "London Heathrow Airport, England, United Kingdom", "other"),
    ("Luton", "Luton, England, United Kingdom", "name"),
    ("KSFO", "San Francisco International Airport, California, United States", "other"),
    ("EGLL", "London Heathrow Airport, England, United Kingdom", "other"),
    ("egll", "London Heathrow Airport, England, United Kingdom", "other"),
    ("JFK", "John F Kennedy International Airport, New York, United States", "other"),
    ("LIMA", "Lima, Lima Province, Peru", "name"), ("lima", "Lima, Lima Province, Peru", "name"),
    ("New York", "New York City, New York, United States", "name"),
    ("Washington", "Washington, District of Columbia, United States", "name"),
    ("Halle", "Halle (Saale), Saxony-Anhalt, Germany", "name"),
    ("Lisbon", "Lisbon, Portugal", "name"), ("Lisboa", "Lisbon, Portugal", "other"),
    ("Mont Blanc", "Saint-Just-Malmont, Auvergne-Rhône-Alpes, France", "other"),
    ("Singapore", "Singapore", "name"), ("Luxembourg", "Luxembourg", "name"),
    ("Québec", "Québec, Canada", "name"),
  ])
  func means(text: String, displayName: String, sense: String) throws {
    let resolution = try #require(gazetteer.resolve(text))
    #expect(resolution.place.displayName == displayName)
    #expect(kind(resolution.sense) == sense)
    // The list of a search begins with the same place, for the same reason.
    let found = gazetteer.matches(text, limit: 5, preferring: PlacePreference())
    #expect(found.places.first?.displayName == displayName)
    #expect(kind(found.sense) == sense)
  }

  private func kind(_ sense: PlaceSense) -> String {
    switch sense {
    case .name: "name"
    case .otherName: "other"
    case .region: "region"
    }
  }

  @Test(arguments: [
    ("Texas", "Texas, United States"), ("Germany", "Germany"), ("Toscana", "Tuscany, Italy"),
  ])
  func theRegionIsNamed(text: String, title: String) {
    #expect(gazetteer.resolve(text)?.sense == .region(title))
  }

  /// Whatever else may be meant is named.
  @Test(arguments: [
    ("Halle", ["Halle, Flanders, Belgium", "Halle, North Rhine-Westphalia, Germany"]),
    ("Georgia", ["Georgia, United States"]), ("Washington", ["Washington, United States"]),
    ("Bali", ["Bāli, West Bengal, India"]), ("Luton", []), ("New York", []),
    ("LIMA", ["Torino-Aeritalia Airport, Piedmont, Italy"]), ("lima", []),
    (
      "Springfield",
      ["Springfield, Massachusetts, United States", "Springfield, Illinois, United States"]
    ),
  ])
  func namesEveryOtherClaim(text: String, others: [String]) throws {
    let resolution = try #require(gazetteer.resolve(text))
    for other in others { #expect(resolution.others.contains(other), "\(resolution.others)") }
    if others.isEmpty { #expect(resolution.others.isEmpty) }
  }

  @Test func newYorkIsNotInJava() {
    let found = gazetteer.search("New York", limit: 10).map(\.name)
    #expect(found.first == "New York City" && !found.contains("Jakarta"))
    #expect(gazetteer.search("New York van Java", limit: 1).first?.name == "Jakarta")
  }

  // MARK: Laws

  /// The name of a region means a place in it, or says that another place or region has the name.
  private func complaint(_ name: String, _ region: Region) -> String? {
    let title = region.title(in: table)
    guard let resolution = gazetteer.resolve(name) else { return "\(name): nothing" }
    let place = resolution.place
    let isCountry = place.countryCode == table.countryCode(region.record)
    let isInside =
      isCountry && (region.kind == .country || place.admin1 == table.admin1(region.record))
    if isInside || resolution.others.contains(title) { return nil }
    return "\(name) (\(title)): \(place.displayName), \(resolution.others)"
  }

  @Test func everyCountryLeadsIntoIt() {
    let regions = RegionTable.embedded
    var codes: Set<String> = []
    var complaints: [String] = []
    for number in 0..<regions.count where regions[number].kind == .country {
      let region = regions[number]
      let code = table.countryCode(region.record)
      codes.insert(code)
      if let name = Country.names[code] {
        if let wrong = complaint(name, region) { complaints.append(wrong) }
        #expect(Country.code(named: name) == code)
      }
    }
    #expect(complaints == [])
    // No one lives in the others.
    #expect(Set(Country.names.keys).subtracting(codes) == ["BV", "HM"])
  }

  @Test func everyDivisionLeadsIntoIt() {
    let regions = RegionTable.embedded
    var complaints: [String] = []
    var count = 0
    for number in 0..<regions.count where regions[number].kind == .division {
      let region = regions[number]
      count += 1
      if let wrong = complaint(table.admin1(region.record), region) { complaints.append(wrong) }
    }
    #expect(count > 3_700)
    #expect(complaints == [])
  }

  @Test func everyStationsCodeLeadsToIt() {
    let stations = StationTable.embedded.all
    #expect(stations.count > 6_000)
    let wrong = stations.filter { station in
      guard let resolution = gazetteer.resolve(station.id) else { return true }
      let isNear = resolution.place.coordinate.distanceKilometers(to: station.coordinate) < 1
      return !isNear && !resolution.others.contains(gazetteer.place(station).displayName)
    }
    #expect(wrong.map(\.id) == [])
  }

  @Test func aStationsIdLeadsBack() {
    let place = gazetteer.resolve("EGLL")?.place
    #expect(place?.id == "icao:EGLL" && place.map { gazetteer.place(id: $0.id) == $0 } == true)
    #expect(gazetteer.place(id: "icao:QQQQ") == nil)
  }

  /// The table's records are places of the gazetteer that was made with it.
  @Test func theLargestCityLiesInTheRegion() {
    let regions = RegionTable.embedded
    for number in 0..<regions.count {
      let region = regions[number]
      if region.kind == .airport {
        if case .airport = table.identity(region.record) { continue }
        Issue.record("\(table.name(region.record)) is no airport")
      } else {
        #expect(table.populationScore(region.record) <= region.populationScore)
      }
    }
  }
}
