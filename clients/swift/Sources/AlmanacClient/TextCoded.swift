/// A value that is encoded as its text.
public protocol TextCoded: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
  init(rawValue: String)
}

extension TextCoded {
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public var description: String { rawValue }
}

/// One of several strings. A later server may send another one, so a `switch` needs a `default`.
public protocol OpenChoice: TextCoded, CaseIterable {}
