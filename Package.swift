// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is compiled with the same strict settings.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

/// The product's own settings: strict memory safety, and none of a text's `contains`, `split` and
/// `replacing` that would link the regular expressions (1 MB).
let product: [SwiftSetting] =
  strict + [
    .strictMemorySafety(),
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
  ]

/// What nearly every test computes with, so that it is optimized in debug builds too, its assertions
/// included. (Optimizing every target would triple the time of a build.)
let optimized: SwiftSetting =
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
let computing: [SwiftSetting] = product + [optimized]

/// A target of the product. It may import only targets of a lower floor; the tidy test reads the
/// floors from the comments below.
func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = product
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Fixtures are read from the source folder, so they are not resources of the test bundle.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], fixtures: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: fixtures, swiftSettings: settings)
}

/// Benchmarks are built on request only: `ALMANAC_BENCH=1 swift build -c release`.
let benchmarks: [Target] =
  Context.environment["ALMANAC_BENCH"] == nil
  ? []
  : [
    .executableTarget(
      name: "astronomy-bench", dependencies: ["Astronomy", "AlmanacCore"],
      path: "Benchmarks/astronomy/Bench", swiftSettings: strict),
    .executableTarget(
      name: "json-bench", dependencies: ["JSON"], path: "Benchmarks/json/Bench",
      swiftSettings: strict),
    .executableTarget(
      name: "places-bench", dependencies: ["AlmanacCore"], path: "Benchmarks/places/Bench",
      swiftSettings: strict),
    .executableTarget(
      name: "skill-bench", dependencies: ["AlmanacCore", "Vocabulary"],
      path: "Benchmarks/skill/Bench",
      swiftSettings: strict),
    .executableTarget(
      name: "summary-bench", dependencies: ["AlmanacCore", "Vocabulary"],
      path: "Benchmarks/summary/Bench",
      swiftSettings: strict),
    .executableTarget(
      name: "services-bench",
      dependencies: [
        "AlmanacServer", "Services", "Providers", "Storage", "HTTP", "AlmanacCore", "EventLoop",
        "JSONRPC", "JSON", "Vocabulary",
      ],
      path: "Benchmarks/services/Bench", swiftSettings: strict),
  ]

/// Inputs mutated by libFuzzer, built by `Scripts/fuzz.sh` only: they need `--sanitize=fuzzer`.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: "\(name.lowercased())-fuzz", dependencies: dependencies, path: "Tests/Fuzz/\(name)",
    swiftSettings: strict)
}

let fuzzers: [Target] =
  Context.environment["FUZZ"] == nil
  ? []
  : [
    fuzzer("Session", ["JSONRPC", "JSON"]),
    fuzzer("JSON", ["JSON"]),
    fuzzer("Environment", ["AlmanacServer", "OutsideText"]),
    fuzzer("Configuration", ["AlmanacServer", "OutsideText"]),
    fuzzer("Paths", ["PathLaws"]),
    fuzzer("Places", ["AlmanacCore"]),
    fuzzer("Report", ["ReportLaws"]),
    fuzzer("Rows", ["RowDriver"]),
  ]

let package = Package(
  name: "almanac",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "almanac", targets: ["almanac"]),
    // Named apart from its target: two names that differ only in case collide on macOS.
    .executable(name: "specgen", targets: ["SpecGenTool"]),
  ],
  targets: [
    // The system's C library under one name, below all floors
    target("Libc"),
    // Floor 0
    .target(
      name: "JSON", swiftSettings: computing,
      // Rounding calls floor and ceil, and nothing else of its imports brings in the library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    target("Basics", settings: computing),
    target("Vocabulary", settings: computing),
    target("EventLoop", ["Libc"]),
    target("Astronomy", ["Libc"], settings: computing),
    .target(name: "CArguments"),
    .target(name: "CCurl"),
    .target(name: "CTables", exclude: ["README.md", "Tables"]),
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    // Floor 1
    target("JSONRPC", ["Vocabulary", "JSON", "Basics"], settings: computing),
    target("AlmanacProtocol", ["Vocabulary", "JSON", "Basics"]),
    target(
      "AlmanacCore", ["Vocabulary", "Astronomy", "Basics", "CTables", "Libc"], settings: computing),
    // Floor 2
    target("HTTP", ["Vocabulary", "Basics", "CCurl", "EventLoop", "Libc"]),
    target("Storage", ["Vocabulary", "CSQLite", "EventLoop", "AlmanacCore", "Libc"]),
    target("Providers", ["Vocabulary", "JSON", "AlmanacCore", "Basics"]),
    // Floor 3
    target(
      "Services",
      ["Vocabulary", "HTTP", "Storage", "Providers", "AlmanacCore", "Astronomy", "EventLoop"]),
    // Floor 4
    target(
      "AlmanacServer",
      [
        "Vocabulary",
        "Basics", "JSON", "JSONRPC", "EventLoop", "AlmanacProtocol", "AlmanacCore", "Astronomy",
        "Services", "Storage", "HTTP", "Providers", "Libc",
      ]),
    // Floor 5
    target(
      "AlmanacMCP",
      ["Vocabulary", "AlmanacServer", "JSON", "JSONRPC", "AlmanacProtocol", "EventLoop"]),
    target(
      "AlmanacCLI",
      [
        "Vocabulary",
        "AlmanacServer", "AlmanacMCP", "Basics", "JSON", "JSONRPC", "AlmanacProtocol",
        "EventLoop", "AlmanacCore", "Storage", "Libc",
      ]),
    // Floor 6
    .executableTarget(
      name: "almanac",
      dependencies: [
        "AlmanacCLI", "AlmanacServer", "AlmanacMCP", "AlmanacCore", "Services", "Storage", "HTTP",
        "Providers", "EventLoop", "Libc", "CArguments",
      ],
      swiftSettings: product),
    // The spec pipeline
    target("SpecGen", ["JSON"], settings: strict + [.strictMemorySafety()]),
    .executableTarget(
      name: "SpecGenTool", dependencies: ["SpecGen", "Libc"],
      swiftSettings: strict + [.strictMemorySafety()]),
    // Tests
    .target(
      name: "TestSupport",
      dependencies: [
        "Vocabulary",
        "AlmanacCore", "AlmanacProtocol", "Basics", "CTables", "EventLoop", "HTTP", "JSON",
        "Storage",
      ],
      path: "Tests/TestSupport",
      // Its models of what the product computes run thousands of times.
      swiftSettings: strict + [optimized]),
    .target(
      name: "OutsideText",
      dependencies: [
        "AlmanacCLI", "AlmanacServer", "AlmanacProtocol", "AlmanacCore", "Services", "EventLoop",
        "JSON",
      ], path: "Tests/OutsideText", swiftSettings: strict),
    .target(
      name: "ReportLaws", dependencies: ["Vocabulary", "AlmanacCore"],
      path: "Tests/Fuzz/ReportLaws",
      swiftSettings: strict),
    .target(
      name: "PathLaws", dependencies: ["AlmanacCore", "AlmanacServer", "EventLoop", "Libc"],
      path: "Tests/Fuzz/PathLaws", swiftSettings: strict),
    tests("BasicsTests", ["Basics"]),
    tests("JSONTests", ["Basics", "JSON", "TestSupport"]),
    tests("EventLoopTests", ["EventLoop", "TestSupport"]),
    tests("AstronomyTests", ["Astronomy"], fixtures: ["Fixtures"]),
    tests(
      "JSONRPCTests", ["Basics", "JSONRPC", "JSON", "TestSupport", "Vocabulary"],
      settings: strict + [optimized]),
    tests(
      "AlmanacCoreTests",
      ["AlmanacCore", "Astronomy", "Basics", "CTables", "ReportLaws", "TestSupport", "Vocabulary"],
      fixtures: [
        "Observations/Fixtures", "Places/Fixtures", "Skill/Fixtures", "Text/Fixtures",
        "Time/Fixtures",
      ], settings: strict + [optimized]),
    tests("HTTPTests", ["Basics", "HTTP", "EventLoop", "TestSupport", "Vocabulary"]),
    .target(
      name: "RowDriver", dependencies: ["Vocabulary", "Storage", "AlmanacCore", "CSQLite"],
      path: "Tests/Fuzz/RowDriver", swiftSettings: strict),
    tests(
      "StorageTests",
      [
        "Storage", "EventLoop", "AlmanacCore", "Basics", "CSQLite", "RowDriver", "TestSupport",
        "Vocabulary",
      ]),
    tests(
      "ProvidersTests",
      ["Providers", "JSON", "AlmanacCore", "Basics", "TestSupport", "Vocabulary"],
      settings: strict + [optimized]),
    tests(
      "ServicesTests",
      [
        "Services", "HTTP", "Storage", "Providers", "AlmanacCore", "Basics", "EventLoop",
        "TestSupport", "RowDriver", "Vocabulary",
      ]),
    tests(
      "AlmanacServerTests",
      [
        "AlmanacServer", "AlmanacCore", "AlmanacProtocol", "Basics", "JSON", "JSONRPC", "EventLoop",
        "Services", "HTTP", "Storage", "Providers", "TestSupport", "OutsideText", "PathLaws",
        "Vocabulary",
      ]),
    tests(
      "AlmanacMCPTests",
      [
        "AlmanacMCP", "AlmanacServer", "AlmanacProtocol", "EventLoop", "JSONRPC", "JSON",
        "TestSupport",
      ]),
    tests(
      "AlmanacCLITests",
      [
        "AlmanacCLI", "AlmanacServer", "AlmanacProtocol", "AlmanacCore", "EventLoop", "JSONRPC",
        "JSON", "Storage", "TestSupport", "Vocabulary",
      ]),
    tests(
      "TellingTests",
      [
        "AlmanacCLI", "AlmanacMCP", "AlmanacServer", "AlmanacProtocol", "AlmanacCore", "Basics",
        "EventLoop", "HTTP", "JSON", "JSONRPC", "Providers", "Services", "Storage", "TestSupport",
        "Vocabulary",
      ], fixtures: ["Breaks"], settings: strict + [optimized]),
    tests(
      "SpecGenTests",
      ["SpecGen", "AlmanacProtocol", "Basics", "JSONRPC", "JSON", "Providers", "Vocabulary"]),
    // They read every character of the sources.
    tests("TidyTests", ["TestSupport"], settings: strict + [optimized]),
    tests(
      "EndToEndTests",
      [
        "almanac", "AlmanacCLI", "AlmanacProtocol", "AlmanacServer", "EventLoop", "HTTP", "JSON",
        "JSONRPC", "Providers", "Services", "Storage", "TestSupport", "Vocabulary",
      ]),
  ] + benchmarks + fuzzers,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// `ALMANAC_TESTS="AlmanacCoreTests"` leaves these test targets and what they need, for a short cycle.
if let chosen = Context.environment["ALMANAC_TESTS"] {
  var wanted = Set(chosen.split(separator: " ").map(String.init))
  var names = Array(wanted)
  while let name = names.popLast() {
    for dependency in package.targets.first(where: { $0.name == name })?.dependencies ?? [] {
      if case .byNameItem(let below, _) = dependency, wanted.insert(below).inserted {
        names.append(below)
      }
    }
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
}
