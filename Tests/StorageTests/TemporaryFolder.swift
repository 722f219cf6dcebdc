import Foundation
import TestSupport
import Time

@testable import Storage

/// A folder of one test, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    do { path = try ScratchFolder.make("store").path } catch { fatalError("\(error)") }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var data: String { path + "/data" }
  var cache: String { path + "/cache" }
  var dataFile: String { data + "/almanac.db" }
  var cacheFile: String { cache + "/cache.db" }

  /// Another store on the same files, as another process would have.
  func store(cacheBytes: Int = CacheLimits.bytes, fileSystem: String? = nil) -> SQLiteStore {
    SQLiteStore(
      SQLiteStore.Settings(
        dataFolder: data, cacheFolder: cache, cacheBytes: cacheBytes, fileSystem: fileSystem))
  }

  func mode(_ path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.posixPermissions] as? Int
  }

  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}

extension FavoriteDraft {
  /// One more place each time, a degree apart, all around the Earth.
  static func number(_ number: Int) -> FavoriteDraft {
    FavoriteDraft(
      name: "place \(number)", latitude: Double(number % 90),
      longitude: Double(number / 90 % 360) - 180,
      place: Array("{\"n\":\(number)}".utf8), addedAt: 1_000.5)
  }
}

extension CachedResponse {
  static func sized(_ bytes: Int, at time: Instant) -> CachedResponse {
    CachedResponse(
      provider: "p", product: "q", fetchedAt: time, expiresAt: time + 600,
      body: Array(repeating: 7, count: bytes))
  }
}
