/// All generated files, by path relative to the repository.
///
/// - Parameter files: the contents of `protocol-spec/`, by path relative to it.
package func generate(_ files: [String: String]) throws(SpecFault) -> [String: String] {
  let spec = try SpecReader.read(files)
  var output = ["protocol-spec/openrpc.json": BundleEmitter(spec: spec).bundle().pretty() + "\n"]
  output["protocol-spec/configuration.schema.json"] = spec.configuration.pretty() + "\n"
  output["protocol-spec/REFERENCE.md"] = ReferenceEmitter(
    spec: spec, quickStart: files[ReferenceEmitter.quickStart] ?? ""
  ).text()
  output["clients/node/src/generated.d.ts"] = TypeScriptEmitter(spec: spec).text()
  output["clients/python/src/almanac_client/_generated.py"] = PythonEmitter(spec: spec).text()
  output.merge(VocabularyEmitter(spec: spec).files()) { $1 }
  let words = try WordsEmitter(files)
  output[WordsEmitter.path] = words.text()
  output[WordsEmitter.hintPath] = words.hints()
  output.merge(ShellWordsEmitter(tables: words.tables, providers: spec.providers).files()) { $1 }
  output[VocabularyEmitter.folder + "ErrorEntry.swift"] = SwiftEmitter(spec).errorTable()
  for (name, text) in SwiftEmitter(spec).files() {
    output["Sources/AlmanacProtocol/Generated/" + name] = text
  }
  output["Sources/AlmanacServer/Generated/Handler+Table.swift"] = SwiftEmitter(spec).handlers()
  output["Tests/TestSupport/Generated/Examples.swift"] = ExampleEmitter(spec).readers()
  output.merge(SwiftClientEmitter(spec: spec).files()) { $1 }
  output.merge(try Limits(files).swift) { $1 }
  return output.merging(ProviderEmitter(spec: spec).files()) { $1 }
}

/// The page that AI hosts show, by its path relative to the repository.
///
/// - Parameter files: `pageFiles`, by path relative to the repository.
package func generatePage(_ files: [String: String]) throws(SpecFault) -> [String: String] {
  [AppPageEmitter.path: try AppPageEmitter(files: files).text()]
}

/// The files that the page is made of, relative to the repository.
package let pageFiles = AppPageEmitter.sources

/// The folders of `protocol-spec/` that are read in full.
package let specFolders = ["methods", "schemas", "words", Translations.folder]

/// The single files of `protocol-spec/`.
package let sharedFiles = [
  "info.json", "common.json", "configuration.json", "errors.json", "products.json",
  Limits.path, ReferenceEmitter.quickStart, WordsEmitter.slotsPath,
]
