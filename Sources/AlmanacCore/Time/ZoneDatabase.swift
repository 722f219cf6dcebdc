import Synchronization

/// Finds the rules of IANA zones: in the files of the system, which `read` hands over, else in the
/// built-in table. Zones once found are kept.
package final class ZoneDatabase: Sendable {
  /// The TZif bytes of a zone, nil when there are none. It is called with valid zone names only:
  /// letters, digits and `._+-` in parts separated by single slashes, never `.` or `..`.
  package typealias Reader = @Sendable (_ name: String) -> [UInt8]?

  private let read: Reader
  /// Bounded by the number of zones that exist.
  private let known = Mutex<[String: ZoneRules]>([:])

  package init(read: @escaping Reader) { self.read = read }

  /// Nil for names that are not IANA zones.
  package func rules(named name: String) -> ZoneRules? {
    if let found = known.withLock({ $0[name] }) { return found }
    guard let found = load(name) else { return nil }
    known.withLock { $0[name] = found }
    return found
  }

  private func load(_ name: String) -> ZoneRules? {
    guard ZoneName.isValid(name) else { return nil }
    if let bytes = read(name), let file = try? TZif(parsing: bytes) {
      return ZoneRules(name: name, file: file)
    }
    guard let text = BuiltInZones.posixRule(named: name), let posix = PosixZone(parsing: text)
    else { return nil }
    return ZoneRules(name: name, posix: posix, source: .builtIn)
  }
}
