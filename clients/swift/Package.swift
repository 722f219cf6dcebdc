// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "almanac-client",
  platforms: [.macOS(.v15)],
  products: [.library(name: "AlmanacClient", targets: ["AlmanacClient"])],
  targets: [
    .target(name: "AlmanacClient", swiftSettings: strict),
    // The five screens: `swift run screens pretty-skies`.
    .executableTarget(
      name: "screens", dependencies: ["AlmanacClient"], path: "Examples/Screens",
      swiftSettings: strict),
    .testTarget(
      name: "AlmanacClientTests", dependencies: ["AlmanacClient"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
