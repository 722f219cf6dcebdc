import Basics
package import JSON
package import Vocabulary

/// A value that can be read from params.
package protocol WireReadable: Sendable {
  init(_ value: JSONValue, at path: String) throws(Failure)
}

extension Bool: WireReadable {
  package init(_ value: JSONValue, at path: String) throws(Failure) {
    guard let flag = value.bool else { throw .type(.expectedBoolean, at: path) }
    self = flag
  }
}

extension Int: WireReadable {
  package init(_ value: JSONValue, at path: String) throws(Failure) {
    guard let number = value.integer else { throw .type(.expectedInteger, at: path) }
    self = number
  }
}

extension Int {
  init(
    _ value: JSONValue, at path: String, from minimum: Int?, to maximum: Int?
  ) throws(Failure) {
    try self.init(value, at: path)
    if self < minimum ?? .min || self > maximum ?? .max {
      throw outOfRange(path, minimum.map(Double.init), maximum.map(Double.init))
    }
  }
}

extension Double: WireReadable {
  package init(_ value: JSONValue, at path: String) throws(Failure) {
    guard let number = value.double, number.isFinite else { throw .type(.expectedNumber, at: path) }
    self = number
  }
}

extension String: WireReadable {
  package init(_ value: JSONValue, at path: String) throws(Failure) {
    guard let text = value.string else { throw .type(.expectedString, at: path) }
    self = text
  }

  /// Bounds are counted in UTF-8 bytes.
  init(
    _ value: JSONValue, at path: String, from minimum: Int?, to maximum: Int?
  ) throws(Failure) {
    try self.init(value, at: path)
    if utf8.count < minimum ?? 0 || utf8.count > maximum ?? .max {
      throw outOfRange(path, minimum.map(Double.init), maximum.map(Double.init))
    }
  }
}

extension Array where Element: WireReadable {
  init(
    list value: JSONValue, at path: String, from minimum: Int? = nil, to maximum: Int? = nil
  ) throws(Failure) {
    guard value.kind == .array else { throw .type(.expectedArray, at: path) }
    let count = value.count
    if count < minimum ?? 0 || count > maximum ?? .max {
      throw outOfRange(path, minimum.map(Double.init), maximum.map(Double.init))
    }
    self = []
    reserveCapacity(count)
    for element in value.elements {
      append(try Element(element, at: path + "/\(self.count)"))
    }
  }
}

/// A closed list of strings.
package protocol WireChoice: WireReadable, WireWritable, RawRepresentable, CaseIterable
where RawValue == String {}

extension WireChoice {
  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let text = try String(value, at: path)
    guard let choice = Self(rawValue: text) else {
      throw Failure(.notAllowed, at: path, allowed: Self.allCases.map(\.rawValue), given: text)
    }
    self = choice
  }

  package func write(to writer: inout ResultWriter) { writer.value(rawValue) }
}

extension Wire.PlaceReference {
  /// What a person typed, held to the contract as on the wire.
  package init(text: String) throws(Failure) {
    guard let value = try? JSONDocument(parsing: JSONWriter.text(text)).root else {
      preconditionFailure("a text is a JSON value")
    }
    try self.init(value, at: "/place")
  }
}
