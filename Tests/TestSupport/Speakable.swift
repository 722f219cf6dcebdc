import Basics

/// What a text to be read aloud must not have.
package enum Speakable {
  /// The blanks of French punctuation do not break, and a middle dot joins Japanese words.
  private static let pauses = Set(".,;:?!'’-،؛؟。，、：；？！・¿¡ \u{A0}\u{202F}".unicodeScalars)

  /// Of text from right to left; they have no sound.
  private static let isolates = Set("\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)

  /// They are read as they are written.
  private static let names = [
    "IPCC AR6 WGI Figure SPM.8, reference regions and Atlas (CMIP6)", "EUMETNET - MeteoAlarm",
    "Lisbon/Humberto Delgado",
  ]

  /// Everything that is no letter, digit, pause or hyphen within a word. A scenario of the climate
  /// is a name, which is read as it is: "SSP2-4.5".
  package static func faults(_ text: String) -> [Unicode.Scalar] {
    let words = names.reduce(text.replacing(#/SSP\d-\d\.\d/#, with: "")) {
      $0.replacingEvery($1, with: "")
    }
    let scalars = Array(words.unicodeScalars)
    return scalars.indices.filter { index in
      let scalar = scalars[index]
      if scalar == "-" {
        let isInside = index > 0 && index + 1 < scalars.count
        return !isInside || !scalars[index - 1].properties.isAlphabetic
          || !scalars[index + 1].properties.isAlphabetic
      }
      return !isWord(scalar) && !pauses.contains(scalar) && !isolates.contains(scalar)
    }.map { scalars[$0] }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      !scalar.properties.isVariationSelector
    default: false
    }
  }
}
