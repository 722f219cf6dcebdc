import Basics
import TestSupport
import Testing

@testable import Places

@Suite struct GazetteerSearchTests {
  let gazetteer = Gazetteer.embedded

  /// The first answer to what a person types.
  @Test(arguments: [
    ("lisb", "Lisbon, Portugal"), ("LISBON", "Lisbon, Portugal"),
    ("Lisbon, PT", "Lisbon, Portugal"), ("lisbon,portugal", "Lisbon, Portugal"),
    ("lisboa", "Lisbon, Portugal"), ("são paulo", "São Paulo, Brazil"),
    ("SAO PAULO", "São Paulo, Brazil"), ("zurich", "Zürich, Switzerland"),
    ("zuerich", "Zürich, Switzerland"), ("München", "Munich, Bavaria, Germany"),
    ("muenchen", "Munich, Bavaria, Germany"), ("malmo", "Malmö, Skåne, Sweden"),
    ("東京", "Tokyo, Japan"), ("москва", "Moscow, Russia"), ("МОСКВА", "Moscow, Russia"),
    ("서울", "Seoul, South Korea"), ("서우", "Seoul, South Korea"),
    ("القاهرة", "Cairo, Egypt"), ("Αθήνα", "Athens, Attica, Greece"),
    ("αθηνα", "Athens, Attica, Greece"), ("मुंबई", "Mumbai, Maharashtra, India"),
    ("tromso", "Tromsø, Troms, Norway"), ("Praga", "Prague, Czechia"),
    ("Florenz", "Florence, Tuscany, Italy"), ("Bozen", "Bolzano, Trentino-Alto Adige, Italy"),
    ("Zermatt", "Zermatt, Valais, Switzerland"), ("banff", "Banff, Alberta, Canada"),
    ("Hallstatt", "Hallstatt, Upper Austria, Austria"), ("Aspen", "Aspen, Colorado, United States"),
    ("st moritz", "St. Moritz, Grisons, Switzerland"),
    ("Sankt Moritz", "St. Moritz, Grisons, Switzerland"),
    ("paris, texas", "Paris, Texas, United States"),
    ("jfk", "John F Kennedy International Airport, New York, United States"),
    ("Peking", "Beijing, China"), ("saigon", "Ho Chi Minh City, Vietnam"),
    ("cologne", "Köln, North Rhine-Westphalia, Germany"),
    ("nyc", "New York City, New York, United States"),
    ("new york", "New York City, New York, United States"),
    ("springfield, il", "Springfield, Illinois, United States"),
    ("springfield MO", "Springfield, Missouri, United States"),
    ("london ontario", "London, Ontario, Canada"),
    ("valencia, spain", "Valencia, Spain"), ("valencia, es", "Valencia, Spain"),
    ("perth, wa", "Perth, Western Australia, Australia"),
    ("saint louis, mo", "St. Louis, Missouri, United States"),
    ("angeles, ca", "Los Angeles, California, United States"),
    ("  paris ", "Paris, Île-de-France, France"), ("paris france", "Paris, Île-de-France, France"),
    ("saint-etienne", "Saint-Étienne, Auvergne-Rhône-Alpes, France"),
  ])
  func finds(query: String, displayName: String) {
    let first = gazetteer.search(query, limit: 5).first?.displayName
    #expect(first == displayName)
  }

  @Test(arguments: [
    ("lisbnn", "Lisbon"), ("barcelna", "Barcelona"), ("Kopenhagen", "Copenhagen"),
    ("berlni", "Berlin"), ("frankfrt", "Frankfurt am Main"), ("san fransisco", "San Francisco"),
    ("melborne", "Melbourne"), ("halstat", "Hallstatt"), ("мосвка", "Moscow"),
    ("chigaco, il", "Chicago"),
  ])
  func forgivesTypingErrors(query: String, name: String) {
    #expect(gazetteer.search(query, limit: 5).first?.name == name)
  }

  @Test(arguments: ["", " ", ",", "xqzwvk", "paris, tx, zz", "qqx", "\u{301}"])
  func findsNothing(query: String) {
    #expect(gazetteer.search(query).isEmpty)
  }

  @Test func respectsLimitWithoutRepeats() {
    for limit in [1, 3, 10, 100] {
      let found = gazetteer.search("san", limit: limit)
      #expect(found.count == limit)
      #expect(Set(found.map(\.id)).count == limit)
    }
  }

  @Test func ranksByPopulationAmongEqualMatches() {
    let names = gazetteer.search("ber", limit: 3).map(\.name)
    #expect(names.first == "Berlin")
  }

  /// A name folds here as the index was folded: it finds its place.
  @Test func everyNameResolvesToItsOwnPlace() {
    let search = PlaceSearch(table: .embedded)
    let missing = stride(from: 0, to: gazetteer.count, by: 61).filter { record in
      let name = GazetteerTable.embedded.name(record)
      return !search.resolve(name, limit: 1000).entries.contains { $0.record == record }
    }
    #expect(missing == [])
  }

  /// Not one text, however odd, may trap or take long.
  @Test func anyBytesAreAQuery() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(gazetteer.search(text, limit: 3).count <= 3)
      _ = gazetteer.resolve(text)
    }
  }

  @Test(arguments: [
    ("Paris", 32.8, -96.8, "US", "Texas"), ("Springfield", 42.36, -71.06, "US", "Massachusetts"),
    ("San José", 9.6, -84.2, "CR", "San José"), ("lond", 42.9, -81.2, "CA", "Ontario"),
    ("Paris", 43.3, 5.4, "FR", "Île-de-France"),
  ])
  func `prefers places nearby`(
    _ text: String, _ latitude: Double, _ longitude: Double, _ country: String, _ division: String
  ) throws {
    let near = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let place = try #require(
      Gazetteer.embedded.search(text, limit: 5, preferring: PlacePreference(near: near)).first)
    #expect(place.countryCode == country && place.admin1 == division)
  }

  /// Only between places about as large.
  @Test func `prefers places in a country`() throws {
    func first(_ text: String, _ country: String) -> String? {
      let preference = PlacePreference(countryCode: country)
      return Gazetteer.embedded.search(text, limit: 3, preferring: preference).first?.countryCode
    }
    #expect(first("Cambridge", "US") == "US")
    #expect(first("Cambridge", "GB") == "GB")
    #expect(first("London", "CA") == "GB")
    #expect(first("Paris", "US") == "FR")
  }
}
