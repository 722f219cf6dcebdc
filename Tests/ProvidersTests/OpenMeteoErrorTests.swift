import TestSupport
import Testing

@testable import Providers
import Vocabulary

@Suite struct OpenMeteoErrorTests {
  @Test(arguments: [
    (
      400, "Latitude must be in range of -90 to 90°. Given: 522.52.",
      ProviderError.http(status: 400)
    ),
    (
      400,
      "Cannot initialize WeatherVariable from invalid String value tempeture_2m for key hourly",
      .http(status: 400)
    ),
    (400, "Invalid timezone", .http(status: 400)),
    (400, "No data is available for this location", .noData(.outOfCoverage)),
    (400, "Forecast days is invalid. Allowed range 0 to 16. Given 17.", .noData(.beyondHorizon)),
    (
      400, "Parameter 'start_date' is out of allowed range from 1950-01-01 to 2050-12-31",
      .noData(.beyondHorizon)
    ),
    (400, "The supplied API key is invalid.", .unauthorized(.keyInvalid)),
    (401, "API key required. Please add &apikey= to the URL.", .unauthorized(.keyMissing)),
    (
      403, "This API endpoint requires the API Professional or Enterprise plan",
      .unauthorized(.subscriptionMissing)
    ),
    (
      429, "Minutely API request limit exceeded. Please try again in one minute.",
      .rateLimited(retryAfterSeconds: 50)
    ),
    (
      429, "Hourly API request limit exceeded. Please try again in the next hour.",
      .rateLimited(retryAfterSeconds: 3590)
    ),
    (
      429, "Daily API request limit exceeded. Please try again tomorrow.",
      .rateLimited(retryAfterSeconds: 86_390)
    ),
    (429, "Too many concurrent requests", .rateLimited(retryAfterSeconds: 1)),
    (429, "", .rateLimited(retryAfterSeconds: nil)),
    (503, "The service is overloaded", .http(status: 503)),
    (200, "Something new", .http(status: 400)),
  ])
  func reasons(status: Int, reason: String, expected: ProviderError) {
    for body in [
      #"{"error":true,"reason":"\#(reason)"}"#, #"{"reason":"\#(reason)","error":true}"#,
    ] {
      let error = providerError { () throws(ProviderError) in
        // Ten seconds past midnight UTC.
        _ = try OpenMeteo.forecast(from: answer(body, status: status, receivedAt: 86_400_010))
      }
      #expect(error == expected)
    }
  }

  @Test func aRetryAfterHeaderWins() {
    let error = providerError { () throws(ProviderError) in
      _ = try OpenMeteo.forecast(
        from: answer("<html>", status: 429, headers: [("retry-after", "7")]))
    }
    #expect(error == .rateLimited(retryAfterSeconds: 7))
  }

  @Test(arguments: [502, 404, 408]) func bareStatuses(status: Int) {
    let error = providerError { () throws(ProviderError) in
      _ = try OpenMeteo.forecast(from: answer("<html>bad gateway</html>", status: status))
    }
    #expect(error == .http(status: status))
  }
}
