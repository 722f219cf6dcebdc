/// The names of providers and products, from `protocol-spec/`. A name without a value in
/// `Sources/Providers` does not compile.
struct ProviderEmitter {
  let spec: Spec

  /// By path relative to the repository.
  func files() -> [String: String] {
    let folder = "Sources/Providers/Generated/"
    return [folder + "Provider+ID.swift": providers, folder + "ProductID.swift": products]
  }

  private var providers: String {
    """
    \(SwiftEmitter.header)
    package import Vocabulary

    extension Provider {
      package static subscript(_ id: ProviderID) -> Provider {
        switch id {
    \(spec.upstreams.map { "    case .\($0): \($0)\n" }.joined())\
        }
      }
    }

    """
  }

  private var products: String {
    let cases = spec.products.map { "  /// \($0.documentation)\n  case \($0.name)\n" }
    let fresh = spec.products.map { "    case .\($0.name): \($0.freshSeconds)\n" }
    let stale = spec.products.map { product in
      "    case .\(product.name): \(product.maximumStaleSeconds.map(String.init) ?? ".infinity")\n"
    }
    return """
      \(SwiftEmitter.header)
      /// One kind of thing that is asked of a provider. The raw value is its name on the wire.
      package enum ProductID: String, CaseIterable, Sendable {
      \(cases.joined())}

      extension ProductID {
        /// How long an answer counts as fresh when neither the caller nor the provider says.
        package var freshSeconds: Int {
          switch self {
      \(fresh.joined())\
          }
        }

        /// Up to what age a stale answer is better than none.
        package var maximumStaleSeconds: Double {
          switch self {
      \(stale.joined())\
          }
        }
      }

      """
  }
}
