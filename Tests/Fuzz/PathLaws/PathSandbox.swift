import Foundation
import Libc

/// A folder with one of everything that a path may lead to, which no path leads out of.
package final class PathSandbox: Sendable {
  /// Of every regular file.
  let content = Array("{}".utf8)

  private let root: String
  /// Below the root: for paths that go up.
  private let base: String
  private static let fixtures: Set<String> = [
    "file", "folder", "folder/inner", "folder/deep", "folder/away", "link", "dangling", "loop",
    "pool", "away", "pipe",
  ]

  package init() {
    // In memory where there is such a file system.
    let memory = "/dev/shm"
    let parent = FileManager.default.fileExists(atPath: memory) ? memory : NSTemporaryDirectory()
    root = "\(parent)/almanac-paths-\(UUID().uuidString)"
    base = root + "/base"
    make()
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func make() {
    for folder in [root, base, base + "/folder", base + "/folder/deep"] { _ = mkdir(folder, 0o700) }
    for file in ["file", "folder/inner"] { write("\(base)/\(file)") }
    // To folders as deep as the link, so that going up from one leads no further.
    let links = [
      ("file", "link"), ("nothing", "dangling"), ("pool", "loop"), ("loop", "pool"),
      ("deep", "folder/away"), ("folder", "away"),
    ]
    for (target, link) in links { _ = symlink(target, "\(base)/\(link)") }
    _ = mkfifo("\(base)/pipe", 0o600)
  }

  private func write(_ path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    precondition(descriptor >= 0, "the sandbox is writable")
    _ = Libc.write(descriptor, content, content.count)
    close(descriptor)
  }

  /// The path below the sandbox: parts that would lead out of it are left out.
  func path(_ text: String) -> String {
    var depth = 0
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let kept = parts.filter { part in
      if part.elementsEqual("..".utf8) {
        guard depth > 0 else { return false }
        depth -= 1
      } else if !part.isEmpty, !part.elementsEqual(".".utf8) {
        depth += 1
      }
      return true
    }
    return base + "/" + kept.map { String(Substring($0)) }.joined(separator: "/")
  }

  /// What a path leads to; nil if nothing.
  static func kind(_ path: String) -> mode_t? { kind(path) { stat($0, $1) } }

  /// The same, of a link itself.
  static func linkKind(_ path: String) -> mode_t? { kind(path) { lstat($0, $1) } }

  private static func kind(
    _ path: String, _ look: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> CInt
  ) -> mode_t? {
    guard !path.utf8.contains(0) else { return nil }
    var status = stat()
    return look(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether a file of this path can be made: the system is asked with one.
  func canTake(_ path: String) -> Bool {
    // Room for the name of a draft: what replaces a file has to be written beside it.
    guard !path.utf8.contains(0), path.utf8.count < Int(PATH_MAX) - 200 else { return false }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    unlink(path)
    return true
  }

  /// A name that is there and was not made, unless no more than `count` are.
  func strangers(besides count: Int) -> String? {
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: base)) ?? []
    let strangers = found.filter { !Self.fixtures.contains($0) }
    return strangers.count > count ? strangers.last : nil
  }

  /// As it was made.
  func restore() {
    try? FileManager.default.removeItem(atPath: base)
    make()
  }
}
