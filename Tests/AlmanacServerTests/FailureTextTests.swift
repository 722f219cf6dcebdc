import AlmanacServer
import JSON
import JSONRPC
import Testing
import Vocabulary
import Words

/// What people read of an error is in their language, on the wire as on every door.
@Suite struct FailureTextTests {
  private static let failures = ErrorEntry.allCases.map { entry in
    Failure(entry) {
      $0.provider = .upstream(.openMeteo)
      $0.path = "/x"
      $0.allowed = ["q1", "q2"]
      $0.range = Failure.Bounds(minimum: 1, maximum: 16)
      $0.didYouMean = ["Xyzzy"]
      $0.retryAfterSeconds = 30
    }
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `no part of an error is English elsewhere`(language: SpokenLanguage) throws {
    for failure in Self.failures {
      let line = String(decoding: failure.rpcError(in: language).data, as: UTF8.self)
      let text = try JSONDocument(parsing: Array(line.utf8)).root["text"]?.string
      guard language != .english else {
        #expect(text == nil)
        continue
      }
      let told = try #require(text)
      #expect(!told.contains("\n") && !told.contains("{") && !told.contains("Xyzzy"), "\(told)")
      #expect(told.contains("q1") && told.contains("q2") && told.contains("16"), "\(told)")
      for part in FailureText.allCases {
        let (own, english) = (part.text(failure, in: language), part.text(failure, in: .english))
        #expect((own == nil) == (english == nil))
        guard part == .sentence || part == .remedy, let own, let english else { continue }
        #expect(own != english, "\(failure.entry) \(part)")
        #expect(!told.contains(english), "\(failure.entry)")
      }
    }
  }

  /// The contract's sentence, which programs may log, does not follow the reader.
  @Test(arguments: SpokenLanguage.allCases)
  func `message and hint are English`(language: SpokenLanguage) throws {
    for failure in Self.failures {
      let error = failure.rpcError(in: language)
      #expect(error.message == failure.entry.message)
      let data = try JSONDocument(parsing: error.data).root
      #expect(data["hint"]?.string == SpokenLanguage.english.remedy(of: failure))
    }
  }

  @Test(arguments: SpokenLanguage.allCases.filter { $0 != .english })
  func `no hint is English elsewhere`(language: SpokenLanguage) {
    // Swedish and Dutch have the same word for a parameter.
    for row in HintRow.allCases where row != .parameter {
      #expect(
        language.phrases.text(row) != SpokenLanguage.english.phrases.text(row), "\(row)")
    }
  }
}
