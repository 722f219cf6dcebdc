import Basics

/// Finds the rules of IANA zones: in the system's files, loaded by `read`, else in the built-in
/// table. Caches the zones it finds.
package final class ZoneDatabase: Sendable {
  /// The TZif bytes of a zone; nil if there are none. Called only with valid zone names: letters,
  /// digits and `._+-` in parts separated by single slashes, never `.` or `..`.
  package typealias Reader = @Sendable (_ name: String) -> [UInt8]?

  private let read: Reader
  /// Bounded by the number of existing zones.
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
