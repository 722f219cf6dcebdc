internal import AlmanacCore

extension OpenMeteo {
  /// The parsed body of a good answer.
  ///
  /// Errors come as `{"error":true,"reason":…}`; a failure while streaming comes with status 200
  /// and a body that breaks off.
  static func root(_ response: Response) throws(ProviderError) -> UpstreamValue {
    guard response.status == 200 else {
      let body = try? Upstream.parse(response)
      throw error(response, reason: body?["reason"]?.string ?? "")
    }
    let root = try Upstream.parse(response)
    if root["error"]?.bool == true {
      throw error(response, reason: root["reason"]?.string ?? "")
    }
    return root
  }

  /// The reasons are those of the server's source; the status alone does not tell them apart.
  private static func error(_ response: Response, reason: String) -> ProviderError {
    if response.status == 429 || isRateLimit(reason) {
      return .rateLimited(retryAfterSeconds: response.retryAfterSeconds ?? wait(response, reason))
    }
    if reason.mentions("API key required") { return .unauthorized(.keyMissing) }
    if reason.mentions("API key is invalid") { return .unauthorized(.keyInvalid) }
    if reason.mentions("requires the API") { return .unauthorized(.subscriptionMissing) }
    if reason.mentions("No data is available for this location") {
      return .noData(.outOfCoverage)
    }
    if reason.mentions("out of allowed range") || reason.mentions("is invalid. Allowed range") {
      return .noData(.beyondHorizon)
    }
    if reason.mentions("Location ID not found") { return .noData(.notProvided) }
    switch response.status {
    case 401, 403: return .unauthorized(.keyInvalid)
    case 413: return .tooLarge
    case 200: return .http(status: 400)
    default: return .http(status: response.status)
    }
  }

  private static func isRateLimit(_ reason: String) -> Bool {
    reason.mentions("request limit exceeded") || reason.mentions("Too many concurrent requests")
  }

  /// The windows end at the minute, the hour and midnight UTC; the words say which one is full.
  private static func wait(_ response: Response, _ reason: String) -> Int? {
    let window: Int
    if reason.hasPrefix("Minutely") {
      window = 60
    } else if reason.hasPrefix("Hourly") {
      window = 3600
    } else if reason.hasPrefix("Daily") {
      window = 86400
    } else if reason.mentions("concurrent") {
      return 1
    } else {
      return nil
    }
    let now = response.receivedAtUnixSeconds
    guard now.isFinite, abs(now) < 1e12 else { return window }
    return window - Int(now.rounded(.down)) % window
  }
}
