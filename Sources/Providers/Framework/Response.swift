import Places
import Basics
package import Time
package import Units
package import Vocabulary

/// The response to a request, live or cached.
package struct Response: Sendable {
  package let status: Int
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]
  /// Arrival; rate limits that end "at the next hour" need it.
  package let receivedAt: Instant
  /// Counts impossible values.
  package let faults = AnswerFaults()
  /// The points it must be about; nil if unknown.
  private(set) var asked: RequestedPoints?

  package init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8],
    receivedAt: Instant
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.receivedAt = receivedAt
  }

  /// The same response, tied to its request: rejected if it is about another place.
  package func answering(_ request: Request) -> Response {
    var response = self
    response.asked = RequestedPoints(request)
    return response
  }

  /// The first header of that name, case-insensitive.
  package func header(_ name: String) -> String? {
    let wanted = name.lowercased()
    return headers.first { $0.name.lowercased() == wanted }?.value
  }

  /// The `Retry-After` header in whole seconds (RFC 9110 §10.2.3); callers handle dates.
  package var retryAfterSeconds: Int? {
    guard let text = header("Retry-After"), let seconds = Int(text), seconds >= 0 else {
      return nil
    }
    return min(seconds, 86400)
  }
}

/// Why a provider gave no usable answer. Never contains upstream text, which could include a key.
package enum ProviderError: Error, Sendable, Equatable {
  case unauthorized(AuthorizationProblem)
  /// `nil`: the provider does not say when to retry.
  case rateLimited(retryAfterSeconds: Int?)
  case http(status: Int)
  /// The body does not match the expected shape; the path is a JSON Pointer into it.
  case malformed(path: String)
  case noData(NoDataReason)
  case tooLarge
}

/// Impossible values of one answer, counted while it is read.
package final class AnswerFaults: Sendable {
  private let counted = Mutex<[Measurement: Int]>([:])
  private let tolerated = Mutex<ProviderError?>(nil)

  func note(_ measurement: Measurement, _ count: Int) {
    counted.withLock { $0[measurement, default: 0] += count }
  }

  /// A success status with an error in its body, despite which the plan continued.
  func tolerate(_ error: ProviderError) { tolerated.withLock { $0 = error } }

  package var toleratedError: ProviderError? { tolerated.withLock { $0 } }

  package var counts: [Measurement: Int] { counted.withLock { $0 } }
}

/// A request's points, and the maximum distance of the answer.
struct RequestedPoints {
  private let points: [Coordinate]
  private let maximumKilometers: Double

  /// Nil if the request has no position.
  init?(_ request: Request) {
    let values = { (names: [String]) in
      request.query.first { names.contains($0.name) }?.value
        .split(separator: ",").compactMap { Double($0) } ?? []
    }
    let (latitudes, longitudes) = (values(["latitude", "lat"]), values(["longitude", "lon"]))
    points = zip(latitudes, longitudes).compactMap { Coordinate(latitude: $0, longitude: $1) }
    maximumKilometers = Provider[request.provider].gridKilometers
    guard !points.isEmpty, points.count == latitudes.count else { return nil }
  }

  /// The JSON Pointer to a position in the answer that is too far from the request; nil if all are
  /// near enough or none is given.
  func pathOfUnrequestedPoint(in root: UpstreamValue) -> String? {
    guard root.kind == .array else { return isUnrequested(root, points[0]) ? "/latitude" : nil }
    let elements = root.elements
    guard elements.count == points.count else { return nil }
    let index = elements.indices.first { isUnrequested(elements[$0], points[$0]) }
    return index.map { "/\($0)/latitude" }
  }

  private func isUnrequested(_ answer: UpstreamValue, _ point: Coordinate) -> Bool {
    guard let named = answer.namedPosition else { return false }
    guard let place = Coordinate(latitude: named.latitude, longitude: named.longitude) else {
      return true
    }
    return place.distanceKilometers(to: point) > maximumKilometers
  }
}
