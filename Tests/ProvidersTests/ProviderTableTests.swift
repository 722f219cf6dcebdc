import Foundation
import Testing

@testable import Providers

/// `docs/providers.md` says what the code says. `RECORD=1` writes it anew.
@Suite struct ProviderTableTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/providers.md")

  static var text: String {
    let products = ProductID.allCases.flatMap { product in
      Provider.all.compactMap { provider in
        provider.offer(of: product).map { offer in
          "| \(product.rawValue) | \(provider.id.rawValue) | \(offer.scope) "
            + "| \(product.freshSeconds) |"
        }
      }
    }
    let credits = Provider.all.map { provider in
      let credit = provider.attribution.map {
        "[\($0.text)](\($0.url ?? "")), \($0.license ?? "")"
      }
      return "| \(provider.id.rawValue) | \(provider.needsKey ? "yes" : "no") "
        + "| \(credit.joined(separator: "; ")) |"
    }
    return """
      # Products and providers

      Written by `RECORD=1 swift test --filter ProviderTableTests` from the code.

      A product is asked of its providers in this order, unless the configuration or the caller
      names another; the first good answer counts. Alerts go by country: the United States and
      territories to nws, Germany to brightSky, then meteoAlarm for the countries of Europe.

      | product | provider | gives | fresh for (s) |
      |---|---|---|--:|
      \(products.joined(separator: "\n"))

      | provider | needs a key | credit |
      |---|---|---|
      \(credits.joined(separator: "\n"))

      """
  }

  @Test func theTableIsCurrent() throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.text)
  }
}
