// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// None in an installed copy.
let tests: [Target] =
  FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests")
  ? [
    .testTarget(
      name: "AlmanacClientTests", dependencies: ["AlmanacClient"], swiftSettings: strict)
  ] : []

let package = Package(
  name: "almanac-client",
  platforms: [.macOS(.v15)],
  products: [.library(name: "AlmanacClient", targets: ["AlmanacClient"])],
  targets: [
    .target(name: "AlmanacClient", swiftSettings: strict)
  ] + tests,
  swiftLanguageModes: [.v6]
)
