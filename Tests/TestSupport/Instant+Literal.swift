package import Time

/// Times of tests are written as seconds since 1970.
extension Instant: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.init(unixSeconds: value) }

  package init(integerLiteral value: Int) { self.init(unixSeconds: Double(value)) }

  package static func + (left: Instant, seconds: Double) -> Instant {
    left.adding(seconds: seconds)
  }

  package static func += (left: inout Instant, seconds: Double) { left = left + seconds }

  package static func -= (left: inout Instant, seconds: Double) { left = left - seconds }

  package static func - (left: Instant, seconds: Double) -> Instant {
    left.adding(seconds: -seconds)
  }
}

extension Int {
  /// As answers of providers write it.
  package init(_ time: Instant) { self.init(time.unixSeconds) }
}
