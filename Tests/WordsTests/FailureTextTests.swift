import Testing
import Vocabulary
import Words

/// What went wrong, and what to do about it, is said in every language.
@Suite struct FailureTextTests {
  @Test(arguments: SpokenLanguage.allCases)
  func `each failure has words of its own`(language: SpokenLanguage) {
    for entry in ErrorEntry.allCases {
      let failure = Failure(entry) { $0.provider = .upstream(.openMeteo) }
      let words = [
        language.text(failure, provider: "Open-Meteo"), language.remedy(of: failure),
      ].compactMap(\.self)
      for text in words {
        #expect(!text.isEmpty && !text.contains("{"), "\(language) \(entry): \(text)")
      }
      // Known nowhere but in the catalog: what an entry of the configuration is called.
      if entry.kind == .unauthorized {
        #expect(words.last?.contains("providers.openMeteo.apiKey") == true, "\(words)")
      }
    }
  }

  @Test func `hints of one failure are sentences beside each other`() {
    let failure = Failure(.placeNotFound) {
      $0.hints = [.locationNamed(place: "Xyz"), .checkSpelling]
    }
    #expect(
      SpokenLanguage.english.remedy(of: failure)
        == "The location is “Xyz”. Check its spelling, or give coordinates.")
  }
}
