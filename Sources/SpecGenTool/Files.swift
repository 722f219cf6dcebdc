import Libc

/// Whole files and folders, on POSIX alone.
enum Files {
  static func fail(_ message: String) -> Never {
    let bytes = Array("specgen: \(message)\n".utf8)
    unsafe bytes.withUnsafeBytes { _ = unsafe write(2, $0.baseAddress, $0.count) }
    exit(1)
  }

  /// The text of a file, or nil when it cannot be read.
  static func read(_ path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe fread($0.baseAddress, 1, $0.count, file)
      }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// Whether all of the text was written; makes the folders of the path.
  static func save(_ text: String, to path: String) -> Bool {
    for (index, character) in zip(path.indices, path) where character == "/" {
      unsafe mkdir(String(path[..<index]), 0o755)
    }
    guard let file = unsafe fopen(path, "w") else { return false }
    let bytes = Array(text.utf8)
    let count = unsafe bytes.withUnsafeBytes {
      unsafe fwrite($0.baseAddress, 1, $0.count, file)
    }
    return unsafe fclose(file) == 0 && count == bytes.count
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) -> [String] {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
