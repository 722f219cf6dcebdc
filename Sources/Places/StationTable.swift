import Basics
import Vocabulary

/// The aerodromes that send METARs: 6,600 of the world (OurAirports and NOAA, public domain).
/// Layout: Scripts/tables/stations.py.
package struct StationTable: Sendable {
  package static let embedded = StationTable(.stations)

  private static let recordBytes = 18
  private static let unknownElevation = Int16.min

  private let bytes: EmbeddedTable
  private let records: EmbeddedTable.Section
  private let latitudes: EmbeddedTable.Section
  private let names: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALST0001", count: 3)
    self.bytes = bytes
    records = sections[0]
    latitudes = sections[1]
    names = sections[2]
  }

  package var count: Int { records.count }
  var all: [Station] { (0..<count).compactMap(station) }

  /// The station of an ICAO location indicator.
  package subscript(id: String) -> Station? {
    let letters = Array(id.utf8)
    guard letters.count == 4 else { return nil }
    let wanted = letters.reduce(0) { $0 << 8 | UInt32($1) }
    let record = records.partition { indicator($0) < wanted }
    return record < count && indicator(record) == wanted ? station(record) : nil
  }

  /// The stations up to a distance from a point, nearest first.
  package func stations(near point: Coordinate, kilometers: Double) -> [Station] {
    // A degree of latitude is at least 110.5 km.
    let height = Int32((kilometers / 110.5 * 10_000).rounded(.up))
    let middle = Int32(point.latitude * 10_000)
    let first = latitudes.partition { latitude(recordFromSouth($0)) < middle - height }
    let end = latitudes.partition { latitude(recordFromSouth($0)) <= middle + height }
    var found: [(station: Station, kilometers: Double)] = []
    for number in first..<max(first, end) {
      let record = recordFromSouth(number)
      guard let distance = coordinate(record)?.distanceKilometers(to: point),
        distance <= kilometers, let station = station(record)
      else { continue }
      found.append((station, distance))
    }
    return found.sorted { $0.kilometers < $1.kilometers }.map(\.station)
  }

  // MARK: Records

  private func offset(_ record: Int) -> Int { records.start + record * Self.recordBytes }

  private func indicator(_ record: Int) -> UInt32 {
    bytes.integer(at: offset(record), as: UInt32.self).byteSwapped
  }

  private func recordFromSouth(_ number: Int) -> Int {
    Int(bytes.integer(at: latitudes.start + number * 2, as: UInt16.self))
  }

  /// In ten-thousandths of a degree.
  private func latitude(_ record: Int) -> Int32 { bytes.integer(at: offset(record) + 4) }

  private func coordinate(_ record: Int) -> Coordinate? {
    let longitude = bytes.integer(at: offset(record) + 8, as: Int32.self)
    return Coordinate(
      latitude: Double(latitude(record)) / 10_000, longitude: Double(longitude) / 10_000)
  }

  /// Nil if the position is impossible, which no record of the table's is.
  private func station(_ record: Int) -> Station? {
    guard let coordinate = coordinate(record) else { return nil }
    let elevation = bytes.integer(at: offset(record) + 12, as: Int16.self)
    let name = bytes.integer(at: offset(record) + 14, as: UInt32.self)
    return Station(
      id: bytes.text(at: offset(record), byteCount: 4),
      name: bytes.text(at: names.start + Int(name)),
      kind: .aerodrome, coordinate: coordinate,
      elevationMeters: elevation == Self.unknownElevation ? nil : Double(elevation))
  }
}

extension Station {
  /// An aerodrome as a provider describes it; the table fills in what the provider leaves out. Nil
  /// if neither knows where it is.
  package init?(
    aerodrome id: String, name: String?, coordinate: Coordinate?, elevationMeters: Double?
  ) {
    let isComplete = name != nil && coordinate != nil && elevationMeters != nil
    let known = isComplete ? nil : StationTable.embedded[id]
    guard let coordinate = coordinate ?? known?.coordinate else { return nil }
    self.init(
      id: id, name: name ?? known?.name, kind: .aerodrome, coordinate: coordinate,
      elevationMeters: elevationMeters ?? known?.elevationMeters)
  }
}
