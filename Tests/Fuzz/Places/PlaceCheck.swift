import Places

/// What holds for every text that says where.
enum PlaceCheck {
  private static let gazetteer = Gazetteer.embedded
  private static let limit = 5

  /// What is wrong; nil if nothing is.
  static func complaint(_ text: String) -> String? {
    switch WrittenPlace(text) {
    case .angles(let latitude, let longitude):
      return latitude.isFinite && longitude.isFinite ? nil : "not finite"
    case .malformed(let expected): return expected.isEmpty ? "nothing is expected" : nil
    case .name(let name):
      // A name is read again wherever it is handed on.
      guard WrittenPlace(name) == .name(name) else { return "“\(name)” is no name" }
      return resolved(name) ?? searched(name)
    }
  }

  private static func resolved(_ name: String) -> String? {
    guard let found = gazetteer.resolve(name) else {
      let lost = gazetteer.suggestions(for: name).first { gazetteer.resolve($0) == nil }
      return lost.map { "“\($0)” is suggested and unknown" }
    }
    guard gazetteer.place(id: found.place.id) == found.place else {
      return "\(found.place.id) is lost"
    }
    guard Set(found.others).count == found.others.count else { return "\(found.others) repeat" }
    switch found.sense {
    case .name: return nil
    case .otherName(let text): return text == name ? nil : "\(text) is not what was typed"
    case .region(let title):
      return found.others.contains(title) ? "\(title) is another of itself" : nil
    }
  }

  private static func searched(_ name: String) -> String? {
    let found = gazetteer.matches(name, limit: limit, preferring: PlacePreference()).places
    guard found.count <= limit else { return "more than \(limit) places" }
    return Set(found.map(\.id)).count == found.count ? nil : "a place is listed twice"
  }
}
