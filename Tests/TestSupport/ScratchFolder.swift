package import Foundation

/// Where tests put files: one folder a test process, gone when the process ends, so that no test
/// has to know which of its processes still writes.
package enum ScratchFolder {
  private static let root: URL = {
    atexit { ScratchFolder.remove() }
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("almanac-tests-\(ProcessInfo.processInfo.processIdentifier)")
    // Made here: what is tested makes its folders for itself alone, and some tests run a process as
    // somebody else.
    try? FileManager.default.createDirectory(
      at: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    return root
  }()

  /// Of a folder that nobody else has; to be made by what is tested.
  package static func path(_ name: String) -> String {
    root.appendingPathComponent("\(name)-\(UUID().uuidString)").path
  }

  /// A new folder that nobody else has.
  package static func make(_ name: String) throws -> URL {
    let folder = URL(fileURLWithPath: path(name), isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static func remove() { try? FileManager.default.removeItem(at: root) }
}
