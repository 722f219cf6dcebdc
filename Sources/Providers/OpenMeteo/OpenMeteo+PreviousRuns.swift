package import Skill
import Time
import Vocabulary
import Weather

extension OpenMeteo {
  /// What earlier model runs said of each past hour, all leads in one request.
  ///
  /// `_previous_dayN` is from a run that began at least N·24 hours before the hour. Without the
  /// suffix it is from the last run, which knew the hour's measurements, so it is no forecast.
  package static func previousRuns(_ query: PreviousRunsQuery) -> Step<[EarlierForecast]> {
    let variables = previousRuns.columns.flatMap { column in
      leads.map { column.name + suffix($0) }
    }
    let request = request(
      .previousRuns, "previous-runs-api", at: [query.point],
      [
        "hourly": variables.joined(separator: ","), "start_date": query.first.description,
        "end_date": query.last.description, "timeformat": "unixtime", "timezone": "GMT",
      ])
    return .one(request, previousRuns(from:))
  }

  /// In order of the lead; one without a value is left out.
  package static func previousRuns(
    from response: Response
  ) throws(ProviderError) -> [EarlierForecast] {
    let root = try root(response)
    let series = try OpenMeteoSeries(
      required: "hourly", root, utcOffsetSeconds: utcOffsetSeconds(root))
    let forecasts = leads.map { lead in
      let columns = WeatherColumns(series, previousRuns.named { $0 + suffix(lead) })
      return EarlierForecast(leadDays: lead, hours: columns.hours.filter { !$0.isEmpty })
    }.filter { !$0.hours.isEmpty }
    guard !forecasts.isEmpty else { throw .noData(.notProvided) }
    return forecasts
  }

  private static let leads = 1...WireLimits.leadDays
  private static func suffix(_ lead: Int) -> String { "_previous_day\(lead)" }
}
