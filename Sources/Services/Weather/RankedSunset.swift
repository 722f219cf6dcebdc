package import Sunset

/// One of the sunsets of several places.
package struct RankedSunset: Sendable {
  package let place: ResolvedPlace
  package let report: SunsetReport
  package let score: SunsetScore
}
