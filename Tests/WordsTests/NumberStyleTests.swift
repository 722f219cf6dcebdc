import Testing
import Words

/// How numbers are written in a locale (Unicode CLDR).
@Suite struct NumberStyleTests {
  @Test(arguments: [
    ("en", "-12.3"), ("de", "-12,3"), ("fr-CA", "-12,3"), ("de-CH", "-12.3"), ("fi", "−12,3"),
    ("sv", "−12,3"), ("pl", "-12,3"), ("ja", "-12.3"), ("hi", "-12.3"), ("mr", "-१२.३"),
    ("bn", "-১২.৩"), ("fa", "\u{200E}−۱۲٫۳"), ("ar", "\u{200E}-12.3"),
    ("ar-EG", "\u{61C}-١٢٫٣"), ("es-MX", "-12.3"), ("es-AR", "-12,3"), ("es-XX", "-12,3"),
    // Digits that are asked for; unknown ones are ignored.
    ("hi-u-nu-deva", "-१२.३"), ("th-TH-u-ca-buddhist-nu-thai", "-๑๒.๓"),
    ("fa-u-nu-latn", "\u{200E}−12.3"), ("de-u-nu-xxxx", "-12,3"), ("de-u-nu", "-12,3"),
    // What is no locale is English.
    ("xx", "-12.3"), ("C", "-12.3"), ("POSIX", "-12.3"), ("en_US.UTF-8", "-12.3"), ("", "-12.3"),
    ("-_-", "-12.3"), ("de-XX", "-12,3"), ("de_AT@euro", "-12,3"), ("zh-Hant-HK", "-12.3"),
    ("sr-Latn", "-12,3"), ("uz-Cyrl-XX", "-12,3"),
  ])
  func `a number has the signs and digits of its locale`(locale: String, text: String) {
    let numbers = Wording(locale: locale).numbers
    #expect(numbers.fixed(-12.34, decimals: 1) == text)
    #expect(numbers.exact(-12.3) == text)
  }

  @Test(arguments: [
    ("en", "45%"), ("de", "45 %"), ("fr", "45 %"), ("tr", "%45"), ("eu", "% 45"), ("fa", "۴۵٪"),
    ("ar-EG", "٤٥٪\u{61C}"),
  ])
  func `percent`(locale: String, text: String) {
    #expect(Wording(locale: locale).numbers.percent(45) == text)
  }

  @Test func `what is rounded, padded or signed`() {
    let german = Wording(locale: "de").numbers
    #expect(german.signed(0.04, decimals: 1) == "0,0")
    #expect(german.signed(-0.04, decimals: 1) == "0,0")
    #expect(german.signed(0.06, decimals: 1) == "+0,1")
    #expect(german.signed(-2) == "-2")
    #expect(german.whole(7, digits: 2) == "07")
    #expect(german.whole(.min).hasSuffix("808"))
    #expect(german.exact(3) == "3")
    #expect(german.exact(1e-7) == "0,000000")
    #expect(german.drawn.fixed(-1.5, decimals: 1) == "−1,5")
    #expect(Wording(locale: "fa").numbers.drawn.fixed(-1) == "−۱")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func `any number has a text`(number: Double) {
    for locale in ["en", "fa", "mr"] {
      let numbers = Wording(locale: locale).numbers
      let texts = [
        numbers.fixed(number, decimals: 3), numbers.exact(number), numbers.signed(number),
      ]
      for text in texts {
        #expect(!text.isEmpty && !text.contains("e") && !text.contains("n"), "\(text)")
      }
    }
  }
}
