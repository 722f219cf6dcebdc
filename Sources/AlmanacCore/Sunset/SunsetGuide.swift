/// What the score is, for an onboarding card.
package enum SunsetGuide {
  package struct Factor: Sendable {
    package let id: String
    package let title: String
    package let text: String
    /// The words of the factor, from the lowest value up.
    package let labels: [String]
  }

  package static let title = "How good will the sunset be?"

  package static let text = """
    A good sunset needs three things: clouds high enough to be lit from below, a clear way for \
    the light from beyond the horizon, and clean, dry air. The score looks at the cloud layers \
    above you, at the sky 50 to 400 km toward the sun, and at haze, humidity, visibility and \
    rain at the moment the sun sets. A clear sky earns a plain glow, a sky of cirrus with an \
    open horizon the highest scores, and a low overcast next to nothing.
    """

  package static let factors: [Factor] = [
    Factor(
      id: "cloudCover", title: "Cloud cover",
      text: "The mean of the day. Some cloud makes color, a closed low deck hides it.",
      labels: CloudCoverLabel.allCases.map(\.rawValue)),
    Factor(
      id: "highCloud", title: "High cloud",
      text: "Cirrus above 8 km catches the last light and glows longest.",
      labels: HighCloudLabel.allCases.map(\.rawValue)),
    Factor(
      id: "humidity", title: "Humidity",
      text: "Dry air keeps colors pure, moist air washes them out.",
      labels: HumidityLabel.allCases.map(\.rawValue)),
    Factor(
      id: "aerosolOpticalDepth", title: "Haze",
      text: "Dust and smoke in the air column. A trace deepens the reds, more dulls them.",
      labels: AerosolLabel.allCases.map(\.rawValue)),
    Factor(
      id: "visibility", title: "Visibility",
      text: "How far one sees near the ground.",
      labels: VisibilityLabel.allCases.map(\.rawValue)),
  ]

  package static let labels = SunsetRating.allCases.map(\.label)

  package static let limits: [String] = [
    "The weights are reasoned from the physics of twilight, not fitted to observed sunsets.",
    "Forecasts of cloud layers lose most of their skill within five days; the confidence says so.",
    "Hills and buildings are not part of the model.",
    "Haze is forecast for about five days; after that the score goes by humidity.",
  ]
}
