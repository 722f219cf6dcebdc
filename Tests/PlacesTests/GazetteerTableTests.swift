import Testing

@testable import Places

/// The embedded table against a second reader of its layout, Scripts/tables/read_gazetteer.py,
/// which prints these digests: every place with all its members, and every name with its places.
@Suite struct GazetteerTableTests {
  private let table = GazetteerTable.embedded

  @Test func everyPlaceIsReadAsWritten() {
    var digest = Digest()
    for record in 0..<table.recordCount {
      digest.mix(identifier(record))
      digest.mix(table.population(record))
      digest.mix(Int((table.latitude(record) * 1000).rounded()))
      digest.mix(Int((table.longitude(record) * 1000).rounded()))
      digest.mix(table.name(record).utf8)
      digest.mix(table.admin1(record).utf8)
      digest.mix(table.countryCode(record).utf8)
      digest.mix(table.zoneName(table.zoneNumber(record)).utf8)
      digest.mix(table.elevationMeters(record).map { Int($0) } ?? -32768)
      digest.mix(table.isCapital(record) ? 1 : 0)
    }
    #expect(digest.value == 0xf41f_51c5_173b_c006)
  }

  private func identifier(_ record: Int) -> Int {
    switch table.identity(record) {
    case .geoNames(let number): number
    case .airport(let code): code.utf8.reduce(0) { $0 * 26 + Int($1) - 65 } + 0xF0_0000
    case .zoneCity: 0
    }
  }

  @Test func everyNameIsReadAsWritten() throws {
    var digest = Digest()
    var cursor = try #require(table.names.lowerBound([]))
    repeat {
      digest.mix(cursor.key)
      cursor.forEachPlace { record, kind in digest.mix(record << 2 | Int(kind.rawValue)) }
    } while cursor.advance()
    #expect(digest.value == 0xf7e9_4c13_ec5b_226d)
  }

  @Test func scoresFollowThePopulation() {
    for record in stride(from: 0, to: table.recordCount, by: 101) {
      let population = table.population(record)
      let exponent = Int.bitWidth - 1 - max(population, 1).leadingZeroBitCount
      let expected = population < 8 ? 0 : exponent * 8 + (population >> (exponent - 3)) & 7
      #expect(table.populationScore(record) == expected)
    }
  }
}

/// FNV-1a of 64 bits.
private struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func mix(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  mutating func mix(_ number: Int) {
    let bits = UInt32(bitPattern: Int32(number))
    mix((0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) })
  }
}
