/// The current rule of every IANA zone, for machines without zoneinfo files.
enum BuiltInZones {
  /// The POSIX rule of a zone, as in the footer of its TZif file.
  static func posixRule(named name: String) -> String? {
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      if words.dropFirst().contains(where: { $0.elementsEqual(name.utf8) }) {
        return words.first.map { String(Substring($0)) }
      }
    }
    return nil
  }

  /// All names of the table.
  static var names: [String] {
    table.split(separator: "\n").flatMap { $0.split(separator: " ").dropFirst().map(String.init) }
  }
}
