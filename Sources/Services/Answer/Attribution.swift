package import Providers

/// Whom the reader must be told about.
package struct Attribution: Hashable, Sendable {
  package let text: String
  package let url: String?
  package let license: String?

  package init(text: String, url: String?, license: String?) {
    self.text = text
    self.url = url
    self.license = license
  }

  package init(_ credit: ProviderAttribution) {
    self.init(text: credit.text, url: credit.url, license: credit.license)
  }
}
