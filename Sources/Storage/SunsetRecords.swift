package import Time

/// What was forecast for a sunset or sunrise, at one lead.
package struct SunsetForecast: Equatable, Sendable {
  /// The event that a forecast or an observation is about.
  package struct Key: Hashable, Sendable {
    /// The place's id.
    package var place: String
    /// The place's local date.
    package var date: LocalDate
    /// `sunset` or `sunrise`.
    package var event: String

    package init(place: String, date: LocalDate, event: String) {
      self.place = place
      self.date = date
      self.event = event
    }
  }

  package var key: Key
  /// When the score was computed; before the event.
  package var issuedAt: Instant
  /// Full days from then to the event, 0…16.
  package var leadDays: Int
  /// 0…100.
  package var score: Double
  /// The model and its version.
  package var model: String
  /// What it scored; empty if it was not kept.
  package var inputs: String

  package init(
    key: Key, issuedAt: Instant, leadDays: Int, score: Double, model: String, inputs: String
  ) {
    self.key = key
    self.issuedAt = issuedAt
    self.leadDays = leadDays
    self.score = score
    self.model = model
    self.inputs = inputs
  }
}

/// How a sunset or sunrise was, beside its forecast.
package struct SunsetObservation: Equatable, Sendable {
  package var key: SunsetForecast.Key
  /// 0…100.
  package var rating: Double
  /// When it was saved.
  package var savedAt: Instant
  /// Of the shortest lead; nil if nothing was forecast before the event.
  package var forecast: SunsetForecast?

  package init(
    key: SunsetForecast.Key, rating: Double, savedAt: Instant,
    forecast: SunsetForecast? = nil
  ) {
    self.key = key
    self.rating = rating
    self.savedAt = savedAt
    self.forecast = forecast
  }
}

/// How many forecasts wait for somebody to rate the evening.
package enum SunsetForecastLimits {
  package static let days = 40.0
  package static let count = 20_000
}
