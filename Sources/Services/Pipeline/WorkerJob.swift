/// What runs on the workers: everything that computes for more than 2 ms of a CPU.
///
/// The next method that computes waits for the job before it, whatever its own deadline. So what
/// takes longer than anybody should wait has a thread apart (`Workers`), and a job is Swift of this
/// package (no foreign library, no file, no lock), its input is bounded, and it ends by itself
/// within its budget. A photo decoder kept neither: 44 s for a picture of 0.9 MB. `TidyTests` hold
/// the callers to this list, `WorkerBudgetTests` the budgets.
package enum WorkerJob: String, CaseIterable, Sendable {
  /// Reading a provider's answer of more than 400 kB, and up to the most that is fetched.
  case decoding
  /// Writing out a result for people; as many rows as the result's schema allows.
  case page
  /// Drawing a chart, at most 4,000 pixels wide.
  case chart
  /// Drawing the land of a map tile.
  case outlines
  /// Learning from rated evenings, at most `SunsetLearning.maximumEvenings`.
  case sunsetLearning
  /// Looking for a provider's fault in the watched days of a place.
  case faults
  /// Learning a place's correction from the days of its window: of five providers at all leads.
  case lesson
  /// A report on the days of a place, or on their effect: as long as a lesson, and the reading.
  case skill
  /// Turning earlier forecasts and measurements into days of the ledger.
  case backfill
  /// Searching the climates of all cities.
  case analogs
  /// The days beyond thresholds of a projected year.
  case thresholds

  /// The most of a 2 GHz CPU's time that one job takes, with the largest input.
  package var budgetMilliseconds: Double {
    switch self {
    case .lesson, .skill: 600
    case .decoding, .sunsetLearning, .analogs: 100
    case .page, .chart, .outlines, .faults, .backfill, .thresholds: 30
    }
  }

  /// Whether it waits behind its own kind only, and nothing else behind it.
  var isPatient: Bool { budgetMilliseconds > 100 }
}
