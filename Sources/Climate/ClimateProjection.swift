package import Weather
package import Words

/// The answer to a `ClimateQuestion` for one year.
package struct ClimateProjection: Sendable {
  /// A temperature change, °C. Without a `level` the range is that of a few models.
  package struct Delta: Sendable, Equatable {
    package let value: Double
    package let low: Double
    package let high: Double
    package let level: Double?
  }

  /// Changes of temperature, °C.
  package struct Span: Sendable, Equatable {
    package let low: Double
    package let high: Double
  }

  /// The projected weather with one set of interventions.
  package struct Alternative: Sendable, Equatable {
    package let delta: Delta
    /// nil if no temperature was given.
    package let temperatureCelsius: Double?
    package let condition: Condition?

    package var lowCelsius: Double? { temperatureCelsius.map { $0 - delta.value + delta.low } }
    package var highCelsius: Double? { temperatureCelsius.map { $0 - delta.value + delta.high } }
  }

  /// A value in the baseline year and in the requested year.
  package struct NowThen: Sendable, Equatable {
    package let now: Double
    package let then: Double
  }

  package let question: ClimateQuestion
  package let year: Int
  /// With the requested interventions.
  package let projected: Alternative
  /// The range of one year's month around `projected`.
  package let singleYear: Span
  /// The same input without and with interventions; `with` is nil if the scenario has no levers.
  package let without: Alternative
  package let with: Alternative?
  /// °C above 1850–1900; `then` includes the requested interventions.
  package let globalWarming: NowThen
  package let region: ClimateRegion
  package let factor: RegionalFactor
  package let effects: [InterventionEffect]
  /// °C; nil without temperature and humidity or outside the formula's validity.
  package let heatIndexCelsius: NowThen?
  package let wetBulbCelsius: NowThen?
  package let extremes: [ClimateExtreme]
  let noting: ProjectionNotes

  /// What the number means, and its limits.
  package var notices: [Notice] { noting.notices }
}

/// One row of a yearly series.
package struct ClimateYear: Sendable, Equatable {
  package let year: Int
  package let temperatureCelsius: Double?
  package let delta: ClimateProjection.Delta
  package let singleYear: ClimateProjection.Span
  /// °C above 1850–1900, with the interventions.
  package let globalWarming: Double
}
