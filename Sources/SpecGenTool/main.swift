import Libc
import SpecGen

// Reads protocol-spec/, the parts of the page for AI hosts and packaging/owner.conf, and writes
// what is made from them.
// Run from the root of the repository; `--check` writes nothing and fails when something is out of
// date. `specgen translated LANGUAGE [KEY…]` records that a translator has read rows of a language
// (all of them without a key) beside their English.

var files: [String: String] = [:]
for name in sharedFiles {
  files[name] = Files.read("protocol-spec/" + name)
}
for folder in specFolders {
  for name in Files.names(in: "protocol-spec/" + folder) where name.hasSuffix(".json") {
    files["\(folder)/\(name)"] = Files.read("protocol-spec/\(folder)/\(name)")
  }
}

if let place = CommandLine.arguments.firstIndex(of: "translated") {
  let words = CommandLine.arguments.dropFirst(place + 1)
  do throws(SpecFault) {
    let written = try Translations(files).reading(words.first ?? "", Array(words.dropFirst()))
    if written.isEmpty { Files.fail("no such language or row: \(words.joined(separator: " "))") }
    for (path, text) in written {
      if !Files.save(text, to: path) { Files.fail("cannot write \(path)") }
      print("wrote \(path)")
    }
  } catch {
    Files.fail("\(error.file)\(error.pointer): \(error.reason)")
  }
  exit(0)
}

let isChecking = CommandLine.arguments.contains("--check")
var outdated: [String] = []
do throws(SpecFault) {
  let owner = OwnerEmitter(file: Files.read(OwnerEmitter.source) ?? "").files()
  var made = try generate(files).merging(owner) { $1 }
  var pages: [String: String] = [:]
  for name in pageFiles { pages[name] = made[name] ?? Files.read(name) }
  made.merge(try generatePage(pages)) { $1 }
  for row in try Translations(files).behind { print("behind its English: \(row)") }
  for (path, text) in made.sorted(by: { $0.key < $1.key }) where Files.read(path) != text {
    outdated.append(path)
    if !isChecking, !Files.save(text, to: path) { Files.fail("cannot write \(path)") }
  }
} catch {
  Files.fail("\(error.file)\(error.pointer): \(error.reason)")
}
for path in outdated { print(isChecking ? "out of date: \(path)" : "wrote \(path)") }
if isChecking, !outdated.isEmpty { Files.fail("run `swift run specgen`") }
