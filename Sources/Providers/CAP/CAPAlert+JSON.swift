/// The JSON form of MeteoAlarm, which is made of the same members.
extension CAPAlert {
  /// Nil for anything but a filled object.
  init?(json: UpstreamValue) {
    guard json.isFilled else { return nil }
    for (name, member) in json.members {
      if name == "info" {
        infos += member.listed.filter(\.isFilled).map { CAPInfo(json: $0) }
      } else if let text = member.string {
        set(name, .string(text))
      }
    }
  }
}

extension CAPInfo {
  fileprivate init(json: UpstreamValue) {
    for (name, member) in json.members {
      switch name {
      case "parameter": parameters += CAPValue.list(member)
      case "eventCode": eventCodes += CAPValue.list(member)
      case "area": areas += member.listed.map { CAPArea(json: $0) }
      default: for text in member.listed.compactMap(\.string) { set(name, .string(text)) }
      }
    }
  }
}

extension CAPArea {
  /// What is no object is an area of which nothing is known.
  fileprivate init(json: UpstreamValue) {
    for (name, member) in json.members {
      if name == "geocode" {
        geocodes += CAPValue.list(member)
      } else {
        for text in member.listed.compactMap(\.string) { set(name, .string(text)) }
      }
    }
  }
}

extension CAPValue {
  fileprivate static func list(_ json: UpstreamValue) -> [CAPValue] {
    json.listed.filter(\.isFilled).map { item in
      var value = CAPValue()
      for (name, member) in item.members {
        if let text = member.string { value.set(name, .string(text)) }
      }
      return value
    }
  }
}
