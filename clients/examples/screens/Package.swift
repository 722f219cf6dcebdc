// swift-tools-version: 6.2
import PackageDescription

// The five screens: `swift run screens pretty-skies`.
let package = Package(
  name: "screens",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "almanac-client", path: "../../swift")],
  targets: [
    .executableTarget(
      name: "screens",
      dependencies: [.product(name: "AlmanacClient", package: "almanac-client")],
      path: "Sources/Screens",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ])
  ],
  swiftLanguageModes: [.v6]
)
