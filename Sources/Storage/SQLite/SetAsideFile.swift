/// A damaged database that was set aside: `almanac.db.corrupt-1`.
struct SetAsideFile: Equatable {
  /// The path of the database in use.
  let original: String
  let number: Int

  var path: String { "\(original).corrupt-\(number)" }

  /// More damaged files point to another problem.
  private static let most = 32

  /// The existing ones, oldest first.
  static func all(of original: String) -> [SetAsideFile] {
    (1...most).map { SetAsideFile(original: original, number: $0) }
      .filter { FileIdentity(path: $0.path) != nil }
  }

  /// The first unused name.
  static func next(of original: String) -> SetAsideFile {
    var file = SetAsideFile(original: original, number: 1)
    while FileIdentity(path: file.path) != nil {
      file = SetAsideFile(original: original, number: file.number + 1)
    }
    return file
  }
}
