/// Why a document is not read as a message.
package enum CAPError: Error, Equatable {
  case xml(XMLError)
  /// Well-formed, but something else.
  case notCAP
}

/// Reads a message from XML, element by element. What is of another namespace, such as a signature,
/// is passed over.
package struct CAPReader: Sendable {
  /// The beginning of the namespaces of 1.1 and 1.2, and that of 1.0.
  private static let namespaces = [
    "urn:oasis:names:tc:emergency:cap:1.", "http://www.incident.com/cap/1.0",
  ]

  private enum Element: Sendable {
    /// Those that hold others.
    case alert, info, parameter, eventCode, area, geocode
    /// One with a text, directly in one of those.
    case member
    case other
  }

  private var alert = CAPAlert()
  private var info = CAPInfo()
  private var area = CAPArea()
  private var value = CAPValue()
  private var open: [Element] = []
  /// The open member. Members are not in each other, so there is one at most.
  private var memberName = ""
  private var memberText: [UInt8] = []
  /// The namespace looked at last: nearly always that of the next element too.
  private var namespace = ""
  private var isOwnNamespace = false

  package static func read(_ bytes: [UInt8]) throws(CAPError) -> CAPAlert {
    var reader = CAPReader()
    var isCAP = true
    do throws(XMLError) {
      var xml = try XMLReader(bytes)
      // That a document is not well-formed is found before that it is no message.
      while let event = try xml.next() {
        if case .start(let name, let namespace) = event, reader.open.isEmpty {
          isCAP = isMessage(name, namespace)
        }
        _ = reader.take(event, xml)
      }
    } catch {
      throw .xml(error)
    }
    guard isCAP else { throw .notCAP }
    return reader.alert
  }

  /// Whether an element is a message.
  static func isMessage(_ name: String, _ namespace: String) -> Bool {
    name == "alert" && namespaces.contains { namespace.hasPrefix($0) }
  }

  /// Takes the events of a message, from its start tag to its end tag.
  /// - Returns: the message, at its end.
  mutating func take(_ event: XMLReader.Event, _ xml: XMLReader) -> CAPAlert? {
    switch event {
    case .start(let name, let namespace): open.append(element(name, namespace))
    case .text:
      if open.last == .member { memberText.append(contentsOf: xml.text) }
    case .end:
      end()
      return open.isEmpty ? alert : nil
    }
    return nil
  }

  private mutating func element(_ name: String, _ namespace: String) -> Element {
    if namespace != self.namespace {
      self.namespace = namespace
      isOwnNamespace = Self.namespaces.contains { namespace.hasPrefix($0) }
    }
    guard isOwnNamespace else { return .other }
    switch (open.last, name) {
    case (nil, "alert"): return .alert
    case (.alert, "info"): return .info
    case (.info, "parameter"): return .parameter
    case (.info, "eventCode"): return .eventCode
    case (.info, "area"): return .area
    case (.area, "geocode"): return .geocode
    case (nil, _), (.member, _), (.other, _): return .other
    default:
      memberName = name
      memberText.removeAll(keepingCapacity: true)
      return .member
    }
  }

  private mutating func end() {
    switch open.removeLast() {
    case .member: setMember()
    case .geocode: area.geocodes.append(Self.taken(&value))
    case .parameter: info.parameters.append(Self.taken(&value))
    case .eventCode: info.eventCodes.append(Self.taken(&value))
    case .area:
      info.areas.append(area)
      area = CAPArea()
    case .info:
      alert.infos.append(info)
      info = CAPInfo()
    case .alert, .other: break
    }
  }

  private static func taken(_ value: inout CAPValue) -> CAPValue {
    defer { value = CAPValue() }
    return value
  }

  private mutating func setMember() {
    let text = CAPText.bytes(memberText)
    switch open.last {
    case .alert: alert.set(memberName, text)
    case .info: info.set(memberName, text)
    case .area: area.set(memberName, text)
    case .parameter, .eventCode, .geocode: value.set(memberName, text)
    case .member, .other, nil: break
    }
  }
}
