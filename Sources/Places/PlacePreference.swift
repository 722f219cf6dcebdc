import Libc

/// What decides between places that a text matches equally well.
package struct PlacePreference: Sendable {
  /// Places close to it come first: within 25 km, a village outranks a capital far away; each
  /// doubling of the distance takes a factor of eight, and beyond 1,000 km nothing is gained.
  package var near: Coordinate?
  /// ISO 3166-1 alpha-2; a place there counts as if it were twice as large.
  package var countryCode: String?

  package init(near: Coordinate? = nil, countryCode: String? = nil) {
    self.near = near
    self.countryCode = countryCode
  }

  private static let nearWorth = 128.0
  private static let nearKilometers = 25.0
  private static let worthPerDoubling = 24.0
  private static let countryWorth = 8

  /// The most that a place can gain, in eighths of a doubling of its population.
  var maximumGain: Int {
    (near == nil ? 0 : Int(Self.nearWorth)) + (countryCode == nil ? 0 : Self.countryWorth)
  }

  /// What a place gains, in the same measure.
  func gain(_ record: Int, in table: GazetteerTable) -> Int {
    var gain = 0
    if let countryCode, table.countryCode(record) == countryCode { gain += Self.countryWorth }
    if let near {
      let distance = near.distanceKilometers(to: table.coordinate(record))
      let doublings = log2(max(1, distance / Self.nearKilometers))
      gain += Int(max(0, Self.nearWorth - Self.worthPerDoubling * doublings))
    }
    return gain
  }
}
