extension ReportGroup {
  /// Whether it is recognized, but not kept: runway visual range and state, wind shear, sea state,
  /// color state, icing and turbulence.
  var isUnkept: Bool {
    let kinds: [(inout ReportGroup) -> Bool] = [
      { $0.skipRunway() }, { $0.skipShear() }, { $0.skipSea() }, { $0.skipColors() },
      { $0.skipIcing() },
    ]
    return kinds.contains { skip in
      var group = self
      return skip(&group) && group.isAtEnd
    }
  }

  /// `R24L/1000U`, `R09/P2000N`, `R04R/3000VP6000FT/D`, `R24/290055`, `R25C/CLRD70`, `R/SNOCLO`.
  private mutating func skipRunway() -> Bool {
    if skip("SNOCLO") || skip("R/SNOCLO") || skip("RVRNO") { return true }
    guard skip("R"), number(digits: 2) != nil else { return false }
    _ = skip(oneOf: ["L", "R", "C"])
    guard skip("/") else { return false }
    if isMissing || skip("SNOCLO") {
      skipAll()
      return true
    }
    if skip("CLRD") { return number(digits: 2) != nil || skipMissing(2) || skip("/") }
    if rest.count == 6, rest.allSatisfy({ Self.isDigit($0) || $0 == Self.slash }) {
      skipAll()
      return true
    }
    guard skipRange() else { return false }
    if skip("V"), !skipRange() { return false }
    _ = skip("FT")
    _ = skip("/")
    _ = skip(oneOf: ["U", "D", "N"])
    return true
  }

  private mutating func skipRange() -> Bool {
    _ = skip(oneOf: ["P", "M"])
    return number(digits: 4) != nil
  }

  /// `WS020/24045KT`.
  private mutating func skipShear() -> Bool {
    guard skip("WS"), number(digits: 3) != nil, skip("/"), number(digits: 5...6) != nil else {
      return false
    }
    return skip("KT") || skip("MPS")
  }

  /// `W12/S4`, `W12/H75`, `WM01/S///`.
  private mutating func skipSea() -> Bool {
    guard skip("W") else { return false }
    _ = skip("M")
    guard number(digits: 2) != nil || skipMissing(2), skip("/"), skip("S") || skip("H") else {
      return false
    }
    if number(digits: 1...3) != nil { return true }
    defer { skipAll() }
    return isMissing
  }

  /// The flying conditions of NATO aerodromes: `BLU`, `BLACKWHT`, `GRN+`.
  private mutating func skipColors() -> Bool {
    var hasColor = skip("BLACK")
    while skip(oneOf: ["BLU", "WHT", "GRN", "YLO", "AMB", "RED"]) || hasColor && skip("+") {
      hasColor = true
    }
    return hasColor
  }

  /// Of military TAFs: `620304`, `520004`.
  private mutating func skipIcing() -> Bool {
    (skip("5") || skip("6")) && number(digits: 5) != nil
  }
}
