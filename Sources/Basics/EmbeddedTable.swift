internal import CTables

/// Read-only little-endian bytes of the executable, addressed by offset.
///
/// Nothing is copied; the system loads a page of the executable on first access. Every read is
/// bounds-checked: a mismatch with the directory is a broken build.
///
/// Public, as is all that loops of other modules call: what is only of the package is not inlined
/// in them (Swift 6.3).
public struct EmbeddedTable: Sendable {
  /// A run of records or bytes inside the table.
  public struct Section: Sendable {
    public let start: Int
    public let count: Int

    /// The number of members before the first that is not in the first part, by binary search.
    @inlinable
    public func partition(_ isInFirstPart: (Int) -> Bool) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if isInFirstPart(middle) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// The pointer is kept as a number so that the value is `Sendable`; it never dangles, because
  /// the bytes are constants of the executable.
  @usableFromInline let address: UInt
  public let count: Int

  private init(_ bytes: ctables_bytes) {
    unsafe address = UInt(bitPattern: bytes.start)
    unsafe count = bytes.count
  }

  /// The integer at a byte offset, aligned or not.
  @inlinable
  @inline(__always)
  public func integer<Value: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Value.Type = Value.self
  ) -> Value {
    precondition(offset >= 0 && offset &+ MemoryLayout<Value>.size <= count)
    let pointer = unsafe UnsafeRawPointer(bitPattern: address &+ UInt(bitPattern: offset))
    return unsafe Value(
      littleEndian: pointer.unsafelyUnwrapped.loadUnaligned(as: Value.self))
  }

  /// An unsigned integer of three bytes.
  @inlinable
  @inline(__always)
  public func threeBytes(at offset: Int) -> Int {
    Int(integer(at: offset, as: UInt16.self)) | Int(integer(at: offset + 2, as: UInt8.self)) << 16
  }

  /// The number of up to 25 bits that starts at a bit of a section.
  @inlinable
  public func bits(at bit: Int, count: Int, in section: Section) -> Int {
    let word = integer(at: section.start + bit / 8, as: UInt32.self)
    return Int(word >> UInt32(bit % 8)) & (1 << count - 1)
  }

  /// The `Int16` at a byte offset, divided by 1000.
  @inlinable
  @inline(__always)
  public func thousandths(at offset: Int) -> Double {
    Double(integer(at: offset, as: Int16.self)) / 1000
  }

  /// The NUL-terminated UTF-8 text at a byte offset.
  package func text(at offset: Int) -> String {
    var end = offset
    while integer(at: end, as: UInt8.self) != 0 { end += 1 }
    return text(at: offset, byteCount: end - offset)
  }

  /// Negative if the NUL-terminated text at a byte offset comes before another, 0 if it is that.
  /// Nothing behind its end is read, whatever the other one has.
  package func order(ofTextAt offset: Int, _ other: [UInt8]) -> Int {
    for (index, wanted) in other.enumerated() {
      let own = integer(at: offset + index, as: UInt8.self)
      if own == 0 { return -1 }
      if own != wanted { return Int(own) - Int(wanted) }
    }
    return Int(integer(at: offset + other.count, as: UInt8.self))
  }

  /// A UTF-8 text in a fixed-size field, without its NUL padding.
  package func text(at offset: Int, byteCount: Int) -> String {
    // A lazy sequence here would be specialized at run time, before the first answer.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    for index in offset..<offset + byteCount {
      let byte = integer(at: index, as: UInt8.self)
      guard byte != 0 else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The sections listed in the directory after the magic: pairs of (start, count).
  package func sections(magic: StaticString, count sectionCount: Int) -> [Section] {
    precondition(text(at: 0, byteCount: 8) == magic.description, "wrong embedded table")
    return (0..<sectionCount).map { number in
      Section(
        start: Int(integer(at: 8 + number * 8, as: UInt32.self)),
        count: Int(integer(at: 12 + number * 8, as: UInt32.self)))
    }
  }
}

/// Every table in the program. NOTICE has the sources and licenses.
extension EmbeddedTable {
  package static var climate: Self { unsafe Self(ctables_climate()) }
  package static var gazetteer: Self { unsafe Self(ctables_gazetteer()) }
  package static var locales: Self { unsafe Self(ctables_locales()) }
  package static var normals: Self { unsafe Self(ctables_normals()) }
  package static var outlines: Self { unsafe Self(ctables_outlines()) }
  package static var regions: Self { unsafe Self(ctables_regions()) }
  package static var residuals: Self { unsafe Self(ctables_residuals()) }
  package static var stations: Self { unsafe Self(ctables_stations()) }
  package static var timezones: Self { unsafe Self(ctables_timezones()) }
  package static var warningAreas: Self { unsafe Self(ctables_warning_areas()) }
  package static var warningFeeds: Self { unsafe Self(ctables_warning_feeds()) }
  package static var zoneCountries: Self { unsafe Self(ctables_zone_countries()) }

  /// By name, with its bytes.
  package static var inventory: [(name: String, byteCount: Int)] {
    [
      ("climate", climate.count), ("gazetteer", gazetteer.count), ("locales", locales.count),
      ("normals", normals.count), ("outlines", outlines.count), ("regions", regions.count),
      ("residuals", residuals.count), ("stations", stations.count),
      ("timezones", timezones.count), ("warning_areas", warningAreas.count),
      ("warning_feeds", warningFeeds.count), ("zone_countries", zoneCountries.count),
    ]
  }
}
