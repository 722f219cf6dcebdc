import EventLoop
package import Storage

extension SQLiteStore {
  /// A store for tests of the layers above: in memory, and on the thread of who calls it, so that a
  /// clock that passes only while there is nothing to do sees its work.
  package static func inMemory(cacheBytes: Int = CacheLimits.bytes) -> SQLiteStore {
    SQLiteStore(Settings(cacheBytes: cacheBytes), thread: .ofCaller())
  }
}
