package import AlmanacCore
import Synchronization

/// What came back for a request, live or from the store.
package struct Response: Sendable {
  package let status: Int
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]
  /// When it arrived, seconds since 1970 UTC; limits that end "at the next hour" need it.
  package let receivedAtUnixSeconds: Double
  /// What its numbers cannot be.
  package let faults = AnswerFaults()
  /// What it must be about; nil where that is not known.
  private(set) var asked: AskedPoints?

  package init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8],
    receivedAtUnixSeconds: Double
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.receivedAtUnixSeconds = receivedAtUnixSeconds
  }

  /// The same, as an answer to a request: about another place it will not be taken.
  package func answering(_ request: Request) -> Response {
    var response = self
    response.asked = AskedPoints(request)
    return response
  }

  /// The first header of that name, whatever its case.
  package func header(_ name: String) -> String? {
    let wanted = name.lowercased()
    return headers.first { $0.name.lowercased() == wanted }?.value
  }

  /// The `Retry-After` header in whole seconds (RFC 9110 §10.2.3); dates are left to the caller.
  package var retryAfterSeconds: Int? {
    guard let text = header("Retry-After"), let seconds = Int(text), seconds >= 0 else {
      return nil
    }
    return min(seconds, 86400)
  }
}

/// Why a provider gave no answer that can be used. Never holds text from upstream: it can carry
/// a key.
package enum ProviderError: Error, Sendable, Equatable {
  package enum Unauthorized: String, Sendable {
    case keyMissing, keyInvalid, subscriptionMissing
  }

  package enum NoData: String, Sendable {
    case beyondHorizon, outOfCoverage, notProvided
  }

  case unauthorized(Unauthorized)
  /// `nil`: the provider does not say how long.
  case rateLimited(retryAfterSeconds: Int?)
  case http(status: Int)
  /// The body is not what the product looks like; the path is a JSON Pointer into it.
  case malformed(path: String)
  case noData(NoData)
  case tooLarge
}

/// The numbers of one answer that are impossible for what they measure, counted while it is read.
package final class AnswerFaults: Sendable {
  private let counted = Mutex<[Measurement: Int]>([:])
  private let errorInside = Mutex<ProviderError?>(nil)

  func note(_ measurement: Measurement, _ count: Int) {
    counted.withLock { $0[measurement, default: 0] += count }
  }

  /// A good status with an error in its body, from which the plan went on.
  func goOn(without error: ProviderError) { errorInside.withLock { $0 = error } }

  package var goesOnWithout: ProviderError? { errorInside.withLock { $0 } }

  package var counts: [Measurement: Int] { counted.withLock { $0 } }
}

/// The points a request names, and how far from them the answer may lie.
struct AskedPoints {
  private let points: [Coordinate]
  private let mostKilometers: Double

  /// Nil for a request without a position.
  init?(_ request: Request) {
    let values = { (names: [String]) in
      request.query.first { names.contains($0.name) }?.value
        .split(separator: ",").compactMap { Double($0) } ?? []
    }
    let (latitudes, longitudes) = (values(["latitude", "lat"]), values(["longitude", "lon"]))
    points = zip(latitudes, longitudes).compactMap { Coordinate(latitude: $0, longitude: $1) }
    mostKilometers = Provider[request.provider].gridKilometers
    guard !points.isEmpty, points.count == latitudes.count else { return nil }
  }

  /// The JSON Pointer to a position in the answer that is not the one asked for; nil when all are
  /// near enough or none is named.
  func pathOfStranger(in root: UpstreamValue) -> String? {
    guard root.kind == .array else { return isStranger(root, points[0]) ? "/latitude" : nil }
    let elements = root.elements
    guard elements.count == points.count else { return nil }
    let index = elements.indices.first { isStranger(elements[$0], points[$0]) }
    return index.map { "/\($0)/latitude" }
  }

  private func isStranger(_ answer: UpstreamValue, _ point: Coordinate) -> Bool {
    guard let named = answer.namedPosition else { return false }
    guard let place = Coordinate(latitude: named.latitude, longitude: named.longitude) else {
      return true
    }
    return place.distanceKilometers(to: point) > mostKilometers
  }
}
