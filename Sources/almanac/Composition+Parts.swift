import AlmanacCLI
import Basics
import EventLoop
import HTTP
import Storage
import Words

extension Composition {
  /// What the program is made of and loads, for `--version --verbose`.
  static func parts() -> [LinkedPart] {
    let loaded = LoadedLibraries.paths()
    func place(_ library: String) -> String {
      loaded.first { $0.lastPathPart.hasPrefix(library) } ?? "in the program"
    }
    let curl =
      switch HTTPLibraryProblem.libraryVersion() {
      case .success(let version):
        LinkedPart("libcurl", version: version, place: "loaded at the first request")
      case .failure(let problem):
        LinkedPart("libcurl", version: nil, place: SpokenLanguage.english.text(problem.hint))
      }
    let glibc = LoadedLibraries.glibcVersion().map {
      LinkedPart("glibc", version: $0, place: place("libc."))
    }
    let tables = EmbeddedTable.inventory.map { table in
      LinkedPart(table.name, version: nil, place: "a table of \(table.byteCount) bytes")
    }
    return [
      LinkedPart("swift", version: swiftVersion, place: place("libswiftCore.")),
      LinkedPart("sqlite", version: SQLiteStore.libraryVersion, place: place("libsqlite3.")),
      LinkedPart("libstdc++", version: nil, place: place("libstdc++.")), glibc, curl,
    ].compactMap(\.self) + tables
  }

  /// The compiler does not tell more.
  private static var swiftVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #else
      "6.3"
    #endif
  }
}
