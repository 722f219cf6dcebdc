import Libc

/// What the system's loader brought into this process, as far as the system tells.
package enum LoadedLibraries {
  /// The files, by path; empty if the system does not list them.
  package static func paths() -> [String] {
    #if os(Linux)
      guard let bytes = try? FileBytes.read("/proc/self/maps", limit: 1 << 20) else { return [] }
      var paths: [String] = []
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        guard let slash = line.firstIndex(of: "/") else { continue }
        let path = String(line[slash...])
        let isLibrary = path.lastPathPart.split(separator: ".").contains("so")
        if isLibrary, !paths.contains(path) { paths.append(path) }
      }
      return paths
    #else
      return []
    #endif
  }

  /// The version of glibc; nil for another C library.
  package static func glibcVersion() -> String? {
    #if canImport(Glibc)
      // "glibc 2.36"
      var text = [CChar](repeating: 0, count: 64)
      let count = unsafe confstr(CInt(_CS_GNU_LIBC_VERSION), &text, text.count)
      let bytes = text.prefix(max(0, count - 1)).map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self).split(separator: " ").last.map(String.init)
    #else
      return nil
    #endif
  }
}
