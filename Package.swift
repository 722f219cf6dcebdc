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
      name: "astronomy-bench", dependencies: ["Astronomy", "Places", "Sky", "Time"],
      path: "Benchmarks/astronomy/Bench", swiftSettings: strict),
    .executableTarget(
      name: "cap-bench", dependencies: ["CAPLaws", "Places", "Providers", "Time"],
      path: "Benchmarks/cap/Bench",
      swiftSettings: strict),
    .executableTarget(
      name: "json-bench", dependencies: ["JSON"], path: "Benchmarks/json/Bench",
      swiftSettings: strict),
    .executableTarget(
      name: "places-bench", dependencies: ["Places"],
      path: "Benchmarks/places/Bench", swiftSettings: strict),
    .executableTarget(
      name: "skill-bench", dependencies: ["Basics", "Skill", "Time", "Vocabulary"],
      path: "Benchmarks/skill/Bench", swiftSettings: strict),
    .executableTarget(
      name: "summary-bench",
      dependencies: ["Summary", "Time", "Units", "Vocabulary", "Weather", "Words"],
      path: "Benchmarks/summary/Bench", swiftSettings: strict),
    .executableTarget(
      name: "services-bench",
      dependencies: [
        "AlmanacServer", "Services", "Providers", "Storage", "HTTP", "Reports", "Weather", "Sunset",
        "Places", "Time", "EventLoop", "JSONRPC", "JSON", "Basics", "Vocabulary",
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
    fuzzer("CAP", ["CAPLaws"]),
    fuzzer("JSON", ["JSON"]),
    fuzzer("Geometry", ["Places"]),
    fuzzer("Environment", ["AlmanacServer", "OutsideText"]),
    fuzzer("Configuration", ["AlmanacServer", "OutsideText"]),
    fuzzer("Paths", ["PathLaws"]),
    fuzzer("Places", ["Places"]),
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
    // Below all floors: the vocabulary, and foreign code
    target("Vocabulary", settings: computing),
    target("Libc"),
    .target(name: "CArguments"),
    .target(name: "CCurl"),
    .target(name: "CTables", exclude: ["README.md", "Tables"]),
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    // Floor 0
    .target(
      name: "JSON", swiftSettings: computing,
      // Rounding calls floor and ceil, and nothing else of its imports brings in the library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    target("Basics", ["Vocabulary", "CTables", "Libc"], settings: computing),
    target("Astronomy", ["Libc"], settings: computing),
    // Floor 1
    target("EventLoop", ["Basics", "Libc"]),
    target("JSONRPC", ["Vocabulary", "JSON", "Basics"], settings: computing),
    target("Time", ["Basics"], settings: computing),
    target("Units", ["Vocabulary", "Basics"], settings: computing),
    target("Places", ["Vocabulary", "Basics", "Libc"], settings: computing),
    // Floor 2
    target("HTTP", ["Vocabulary", "Basics", "CCurl", "EventLoop", "Libc"]),
    target("Words", ["Vocabulary", "Basics", "Time", "Units"], settings: computing),
    target(
      "Weather", ["Vocabulary", "Basics", "Time", "Places", "Libc"], settings: computing),
    target("Sky", ["Vocabulary", "Astronomy", "Time", "Places", "Libc"], settings: computing),
    // Floor 3
    target(
      "AlmanacProtocol", ["Vocabulary", "JSON", "Basics", "Time", "Units", "Words"]),
    target(
      "Reports", ["Vocabulary", "Time", "Units", "Places", "Weather"],
      settings: computing),
    target(
      "Climate",
      [
        "Vocabulary", "Basics", "Astronomy", "Time", "Units", "Places", "Words", "Weather", "Libc",
      ], settings: computing),
    target(
      "Sunset", ["Vocabulary", "Basics", "Time", "Units", "Words", "Weather", "Sky", "Libc"],
      settings: computing),
    target(
      "Skill", ["Vocabulary", "Basics", "Time", "Units", "Places", "Weather", "Libc"],
      settings: computing),
    // Floor 4
    target(
      "Summary",
      [
        "Vocabulary", "Basics", "Time", "Units", "Places", "Words", "Weather", "Climate", "Sunset",
        "Skill",
      ], settings: computing),
    target(
      "Storage", ["Vocabulary", "Basics", "CSQLite", "EventLoop", "Time", "Words", "Skill", "Libc"]),
    target(
      "Providers",
      [
        "Vocabulary", "JSON", "Basics", "Time", "Units", "Places", "Words", "Weather", "Reports",
        "Skill",
      ]),
    // Floor 5
    target(
      "Telling",
      [
        "Vocabulary", "Basics", "AlmanacProtocol", "Time", "Units", "Places", "Words", "Weather",
        "Climate", "Sunset", "Skill", "Summary", "Libc",
      ]),
    target(
      "Services",
      [
        "Vocabulary", "Basics", "HTTP", "Storage", "Providers", "EventLoop", "Time", "Units",
        "Places", "Words", "Weather", "Sky", "Climate", "Sunset", "Skill", "Summary",
      ]),
    // Floor 6
    target(
      "Charts",
      [
        "Vocabulary", "Basics", "Time", "Units", "Places", "Words", "Weather", "Sky", "Sunset",
        "Skill", "Summary", "Telling", "Libc",
      ]),
    // Floor 7
    target(
      "AlmanacServer",
      [
        "Vocabulary", "Basics", "JSON", "JSONRPC", "EventLoop", "AlmanacProtocol", "Time", "Units",
        "Places", "Words", "Weather", "Reports", "Sky", "Climate", "Sunset", "Skill", "Summary",
        "Telling", "Charts", "Services", "Storage", "HTTP", "Providers", "Libc",
      ]),
    // Floor 8
    target(
      "AlmanacMCP",
      ["Vocabulary", "AlmanacServer", "JSON", "JSONRPC", "AlmanacProtocol", "EventLoop", "Units"]),
    target(
      "AlmanacCLI",
      [
        "Vocabulary", "AlmanacServer", "AlmanacMCP", "Basics", "JSON", "JSONRPC",
        "AlmanacProtocol", "EventLoop", "Time", "Units", "Words", "Skill", "Summary", "Telling",
        "Storage", "Libc",
      ]),
    // Floor 9
    .executableTarget(
      name: "almanac",
      dependencies: [
        "AlmanacCLI", "AlmanacServer", "AlmanacMCP", "Basics", "Time", "Services",
        "Storage", "HTTP", "Providers", "EventLoop", "Words", "Libc", "CArguments",
      ],
      swiftSettings: product),
    // The spec pipeline
    target("SpecGen", ["Basics", "JSON"], settings: strict + [.strictMemorySafety()]),
    .executableTarget(
      name: "SpecGenTool", dependencies: ["SpecGen", "Libc"],
      swiftSettings: strict + [.strictMemorySafety()]),
    // Tests
    .target(
      name: "TestSupport",
      dependencies: [
        "Vocabulary", "AlmanacProtocol", "Basics", "EventLoop", "HTTP", "JSON", "Skill", "Storage",
        "Time", "Units", "Weather", "Words",
      ],
      path: "Tests/TestSupport",
      // Its models of what the product computes run thousands of times.
      swiftSettings: strict + [optimized]),
    .target(
      name: "OutsideText",
      dependencies: [
        "AlmanacCLI", "AlmanacServer", "AlmanacProtocol", "Basics", "Services", "EventLoop", "JSON",
        "Time", "Units",
      ], path: "Tests/OutsideText", swiftSettings: strict),
    .target(
      name: "ReportLaws", dependencies: ["Vocabulary", "Time", "Units", "Weather", "Reports"],
      path: "Tests/Fuzz/ReportLaws", swiftSettings: strict),
    .target(
      name: "CAPLaws", dependencies: ["Vocabulary", "Places", "Providers", "Time", "Weather"],
      path: "Tests/Fuzz/CAPLaws", swiftSettings: strict),
    .target(
      name: "PathLaws", dependencies: ["Time", "AlmanacServer", "EventLoop", "Libc"],
      path: "Tests/Fuzz/PathLaws", swiftSettings: strict),
    tests("BasicsTests", ["Basics"]),
    tests("JSONTests", ["Basics", "JSON", "TestSupport"]),
    tests("EventLoopTests", ["EventLoop", "TestSupport"]),
    tests("AstronomyTests", ["Astronomy"], fixtures: ["Fixtures"]),
    tests(
      "JSONRPCTests", ["Basics", "JSONRPC", "JSON", "TestSupport", "Vocabulary"],
      settings: strict + [optimized]),
    tests("TimeTests", ["Time", "Basics", "TestSupport"], settings: strict + [optimized]),
    tests(
      "UnitsTests", ["Units", "Words", "Basics", "TestSupport", "Vocabulary"],
      settings: strict + [optimized]),
    tests(
      "PlacesTests",
      [
        "Places", "Basics", "CTables", "Summary", "TestSupport", "Time", "Units", "Vocabulary",
        "Words",
      ], fixtures: ["Fixtures"], settings: strict + [optimized]),
    // With the summaries, which are made of words alone.
    tests(
      "WordsTests",
      [
        "Words", "Basics", "Climate", "Places", "Skill", "Sunset", "Summary", "TestSupport", "Time",
        "Units", "Vocabulary", "Weather",
      ], fixtures: ["Fixtures"], settings: strict + [optimized]),
    tests(
      "WeatherTests",
      [
        "Weather", "Basics", "Climate", "Places", "Summary", "TestSupport", "Time", "Vocabulary",
        "Words",
      ], settings: strict + [optimized]),
    tests(
      "ReportsTests",
      ["Reports", "Basics", "ReportLaws", "TestSupport", "Time", "Vocabulary", "Weather"],
      fixtures: ["Fixtures"], settings: strict + [optimized]),
    tests(
      "SkyTests", ["Sky", "Basics", "Places", "TestSupport", "Time", "Vocabulary"],
      settings: strict + [optimized]),
    tests(
      "ClimateTests",
      [
        "Climate", "Basics", "Places", "TestSupport", "Time", "Units", "Vocabulary", "Weather",
        "Words",
      ], settings: strict + [optimized]),
    tests(
      "SunsetTests",
      [
        "Sunset", "Basics", "Climate", "Places", "TestSupport", "Time", "Units", "Vocabulary",
        "Weather", "Words",
      ], settings: strict + [optimized]),
    tests(
      "SkillTests",
      ["Skill", "Basics", "Places", "TestSupport", "Time", "Units", "Vocabulary", "Weather"],
      fixtures: ["Fixtures"], settings: strict + [optimized]),
    tests("HTTPTests", ["Basics", "HTTP", "EventLoop", "TestSupport", "Vocabulary"]),
    .target(
      name: "RowDriver",
      dependencies: ["Vocabulary", "Storage", "Time", "Places", "Skill", "CSQLite"],
      path: "Tests/Fuzz/RowDriver", swiftSettings: strict),
    tests(
      "StorageTests",
      [
        "Storage", "EventLoop", "Time", "Units", "Words", "Skill", "Basics", "CSQLite", "RowDriver",
        "TestSupport", "Vocabulary",
      ]),
    tests(
      "ProvidersTests",
      [
        "Providers", "JSON", "Time", "Units", "Places", "Weather", "Reports", "Skill", "Summary",
        "Basics", "CAPLaws", "TestSupport", "Vocabulary",
      ], settings: strict + [optimized]),
    tests(
      "ServicesTests",
      [
        "Services", "HTTP", "Storage", "Providers", "Time", "Units", "Places", "Words", "Weather",
        "Sky", "Climate", "Sunset", "Skill", "Summary", "Basics", "EventLoop", "TestSupport",
        "RowDriver", "Vocabulary",
      ]),
    tests(
      "ChartsTests",
      [
        "Charts", "Telling", "Basics", "Places", "Skill", "Sky", "Sunset", "Time", "Units",
        "Vocabulary", "Weather", "Words", "TestSupport",
      ]),
    tests(
      "AlmanacServerTests",
      [
        "AlmanacServer", "AlmanacProtocol", "Basics", "JSON", "JSONRPC", "EventLoop", "Time",
        "Units", "Places", "Words", "Weather", "Sky", "Sunset", "Skill", "Summary", "Services",
        "Telling", "HTTP", "Storage", "Providers", "TestSupport", "OutsideText", "PathLaws",
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
        "AlmanacCLI", "AlmanacServer", "AlmanacProtocol", "Time", "Units", "Words", "Basics",
        "Services", "EventLoop", "JSONRPC", "JSON", "Storage", "Telling", "TestSupport",
        "Vocabulary",
      ]),
    tests(
      "TellingTests",
      [
        "AlmanacCLI", "AlmanacMCP", "AlmanacServer", "AlmanacProtocol", "Time", "Units", "Words",
        "Basics", "Charts", "EventLoop", "HTTP", "JSON", "JSONRPC", "Places", "Providers",
        "Services", "Storage", "Telling", "TestSupport", "Vocabulary", "Weather",
      ], settings: strict + [optimized]),
    tests(
      "SpecGenTests",
      [
        "SpecGen", "AlmanacProtocol", "Basics", "JSONRPC", "JSON", "Providers", "TestSupport",
        "Time", "Units", "Vocabulary", "Words",
      ]),
    // They read every character of the sources.
    tests("TidyTests", ["TestSupport"], settings: strict + [optimized]),
    tests(
      "EndToEndTests",
      [
        "almanac", "AlmanacCLI", "AlmanacProtocol", "AlmanacServer", "EventLoop", "HTTP", "JSON",
        "JSONRPC", "Providers", "Services", "Storage", "TestSupport", "Vocabulary",
        "Words",
      ]),
  ] + benchmarks + fuzzers,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// `ALMANAC_TESTS="SunsetTests"` leaves these test targets and what they need, for a short cycle.
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
