import Foundation
import SpecGen

/// The files of the repository this test was compiled from.
enum Repository {
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false))
    return (names ?? []).sorted()
  }

  /// What `specgen` reads.
  static let specFiles: [String: String] = {
    var paths = sharedFiles
    for folder in specFolders {
      paths += names(in: "protocol-spec/" + folder).filter { $0.hasSuffix(".json") }
        .map { "\(folder)/\($0)" }
    }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, text("protocol-spec/" + $0) ?? "") })
  }()

  /// Everything that is generated, made once.
  static let generated = Result {
    let owner = OwnerEmitter(file: text(OwnerEmitter.source) ?? "").files()
    let made = try generate(specFiles).merging(owner) { $1 }
    let pages = Dictionary(
      uniqueKeysWithValues: pageFiles.map { ($0, made[$0] ?? text($0) ?? "") })
    return try made.merging(generatePage(pages)) { $1 }
  }

  private static let document = Result {
    try Tree(parsing: try generated.get()["protocol-spec/openrpc.json"] ?? "")
  }

  /// The bundled document.
  static func bundle() throws -> Tree { try document.get() }
}
