import Basics
import TestSupport
import Testing
import Units
import Vocabulary
import Words

/// A number that people read is that of the wire, rounded further, wherever it stands.
@Suite struct ShownNumberTests {
  @Test(arguments: NamedUnits.allCases, Quantity.allCases)
  func `a sentence shows the number of the row`(named: NamedUnits, quantity: Quantity) {
    let units = named.system
    let wording = Wording(locale: "en", clock: .twentyFourHour)
    var random = SplitMix64(seed: 12)
    for _ in 0..<500 {
      let value = Double.random(in: -50...200, using: &random)
      for decimals in 0...1 {
        let row = Rounding.round(units.wire(value, quantity), decimals: decimals)
        let text = wording.measure(value, quantity, in: units, decimals: decimals).string
        let (number, unit) = (wording.numbers.exact(row), units.unit(of: quantity))
        #expect(
          text == (unit == .beaufort ? "force \(number)" : "\(number) \(unit.rawValue)"),
          "\(value)")
      }
    }
  }

  /// Halves are decided by the shortest decimal notation everywhere.
  @Test func `there is one way to round`() {
    for thousandths in stride(from: -9_995, through: 9_995, by: 5) {
      let value = Double(thousandths) / 1_000
      let rounded = Rounding.round(value, decimals: 2)
      let text = NumberStyle.english.fixed(value, decimals: 2)
      #expect(Double(text.replacing("−", with: "-")) == rounded, "\(value)")
    }
    #expect(NumberStyle.english.fixed(1.005, decimals: 2) == "1.01")
  }
}
