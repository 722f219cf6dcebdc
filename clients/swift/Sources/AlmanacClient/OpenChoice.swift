/// One of several strings. A later server may send another one, so a `switch` needs a `default`.
public protocol OpenChoice: RawRepresentable, Codable, Hashable, Sendable, CaseIterable,
  CustomStringConvertible
where RawValue == String {
  init(rawValue: String)
}

extension OpenChoice {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public var description: String { rawValue }
}
