import AlmanacServer
import EventLoop
import Libc
import Time

/// What holds of every text that is given as a path.
package enum PathLaws {
  private static let home = "/home/me"

  /// What is wrong; nil if nothing is.
  package static func complaint(_ text: String, in sandbox: PathSandbox) -> String? {
    let wrong =
      folders(text) ?? parts(text) ?? zone(text) ?? reading(text, sandbox)
      ?? replacing(text, sandbox) ?? making(text, sandbox)
    return wrong.map { "\($0): “\(text)”" }
  }

  // MARK: Texts

  /// A variable names a path of its own, or the parent of a folder if it is absolute; a tilde is
  /// the home folder.
  private static func folders(_ text: String) -> String? {
    func named(_ variable: EnvironmentVariable, home: String? = home) -> [String?] {
      var variables = [variable.rawValue: text]
      if variable != .home { variables["HOME"] = home }
      let environment = ProcessEnvironment(variables)
      return [environment.configurationFile, environment.dataFolder, environment.cacheFolder]
    }
    let bytes = Array(text.utf8)
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    let expected: String? =
      bytes.isEmpty ? nil : bytes.starts(with: "~/".utf8) ? home + text.dropFirst() : text
    let own: [(EnvironmentVariable, Int)] = [(.config, 0), (.dataFolder, 1), (.cacheFolder, 2)]
    for (variable, index) in own {
      let found = named(variable)[index]
      if let expected, found.map({ !$0.utf8.elementsEqual(expected.utf8) }) ?? true {
        return "\(variable) is \(found ?? "nothing")"
      }
      if !bytes.isEmpty, named(variable, home: nil)[index] != text { return "\(variable) is lost" }
    }
    let usual = ProcessEnvironment(["HOME": home])
    let defaults = [usual.configurationFile, usual.dataFolder, usual.cacheFolder]
    for (index, variable) in [EnvironmentVariable.configHome, .dataHome, .cacheHome].enumerated() {
      let found = named(variable)[index]
      let begins = found.map { $0.utf8.starts(with: isAbsolute ? text.utf8 : home.utf8) } ?? false
      if !begins || (!isAbsolute && found != defaults[index]) {
        return "\(variable) gives \(found ?? "nothing")"
      }
    }
    for found in named(.home) where (found != nil) != isAbsolute { return "a home that is none" }
    return nil
  }

  /// Folder and last part make up the path again, by their bytes.
  private static func parts(_ text: String) -> String? {
    let (bytes, last) = (Array(text.utf8), Array(text.lastPathPart.utf8))
    if last.contains(UInt8(ascii: "/")) || !bytes.reversed().starts(with: last.reversed()) {
      return "the last part is not the last"
    }
    guard let parent = text.parentFolder else {
      return last.count < bytes.count && bytes.contains { $0 != UInt8(ascii: "/") }
        ? "no parent" : nil
    }
    let rest = bytes.dropLast(last.count + 1)
    return parent.utf8.elementsEqual(rest.isEmpty ? Array("/".utf8) : Array(rest))
      ? nil : "the parent is \(parent)"
  }

  /// A zone is a file below the folder of zones.
  private static func zone(_ text: String) -> String? {
    guard ZoneName.isValid(text) else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isBelow = parts.allSatisfy { $0.first.map { $0 != UInt8(ascii: ".") } ?? false }
    return isBelow && !text.utf8.contains(0) ? nil : "a zone that is elsewhere"
  }

  // MARK: Files

  /// A regular file gives its bytes, a missing one is missing, and nothing else gives any.
  private static func reading(_ text: String, _ sandbox: PathSandbox) -> String? {
    let path = sandbox.path(text)
    let result = ConfigurationText.read(path)
    switch (result, PathSandbox.kind(path)) {
    case (.bytes(let bytes, _), S_IFREG?): return bytes == sandbox.content ? nil : "other bytes"
    case (.unreadable(.missing), nil): return nil
    case (.unreadable(.unreadable), let kind) where kind != S_IFREG: return nil
    case (_, let kind): return "\(result) of kind \(kind ?? 0)"
    }
  }

  /// A file is replaced as a whole or not at all, a link stays, and no draft is left.
  private static func replacing(_ text: String, _ sandbox: PathSandbox) -> String? {
    let path = sandbox.path(text)
    let (before, target) = (PathSandbox.linkKind(path), PathSandbox.kind(path))
    defer { sandbox.restore() }
    var failure: FileBytes.Failure?
    do throws(FileBytes.Failure) { try FileBytes.replace(path, with: [7]) } catch {
      failure = error
    }
    if let name = sandbox.strangers(besides: failure == nil ? 1 : 0) { return "\(name) is left" }
    if let failure {
      if PathSandbox.kind(path) != target { return "\(failure), and another kind" }
      let isPossible =
        target == S_IFREG || (before == nil && sandbox.canTake(path))
      return isPossible ? "\(failure)" : nil
    }
    if (try? FileBytes.read(path, limit: 9)) != [7] { return "it is not what was written" }
    if before == S_IFLNK, PathSandbox.linkKind(path) != S_IFLNK { return "the link is gone" }
    return target == nil || target == S_IFREG ? nil : "what is no file was replaced"
  }

  /// A folder is there afterwards if that is said.
  private static func making(_ text: String, _ sandbox: PathSandbox) -> String? {
    let path = sandbox.path(text)
    defer { sandbox.restore() }
    let isMade = FileBytes.makeFolder(path)
    if isMade != (PathSandbox.kind(path) == S_IFDIR) { return "made: \(isMade)" }
    return isMade && !FileBytes.makeFolder(path) ? "not made again" : nil
  }
}
