/// A damaged database that was moved out of the way: `almanac.db.corrupt-1`.
struct SetAsideFile: Equatable {
  /// Where the database in use lies.
  let original: String
  let number: Int

  var path: String { "\(original).corrupt-\(number)" }
  /// Its name when something was recovered from it.
  var recoveredPath: String { "\(original).recovered-\(number)" }

  /// Somebody whose file is damaged more often has another problem, and deletes old ones.
  private static let most = 32

  /// Those that are there, oldest first.
  static func all(of original: String) -> [SetAsideFile] {
    (1...most).map { SetAsideFile(original: original, number: $0) }
      .filter { FileIdentity(path: $0.path) != nil }
  }

  /// The first name that neither a damaged nor a recovered file has.
  static func next(of original: String) -> SetAsideFile {
    var file = SetAsideFile(original: original, number: 1)
    while FileIdentity(path: file.path) != nil || FileIdentity(path: file.recoveredPath) != nil {
      file = SetAsideFile(original: original, number: file.number + 1)
    }
    return file
  }
}
