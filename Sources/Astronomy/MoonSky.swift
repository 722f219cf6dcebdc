/// The Moon at one place: altitude, and rise, set and transit in a time span.
package struct MoonSky: Sendable {
  /// The events of a span in time order, Unix seconds. A day usually has one of each kind, none
  /// about once a month, and two rises or sets at high latitudes while they come earlier each day.
  package struct Events: Sendable, Equatable {
    package let rises: [Double]
    package let sets: [Double]
    /// Upper transits.
    package let transits: [Double]
  }

  private let nodes: MoonNodes
  private let longitude: Double
  private let sinLatitude: Double
  private let cosLatitude: Double
  private let axial: Double
  private let polar: Double

  /// Rise and set are for a sea-level horizon: the observer's elevation is not used.
  package init(observer: Observer, nodes: MoonNodes) {
    self.nodes = nodes
    longitude = observer.longitudeDegrees * Angle.radiansPerDegree
    let latitude = observer.latitudeDegrees * Angle.radiansPerDegree
    sinLatitude = sine(latitude)
    cosLatitude = cosine(latitude)
    (axial, polar) =
      Observer(
        latitudeDegrees: observer.latitudeDegrees, longitudeDegrees: observer.longitudeDegrees
      ).geocentric
  }

  /// Events with `start` ≤ instant < `end`; the nodes must cover the span.
  package func events(from start: Double, to end: Double) -> Events {
    // Every half hour plus the exact end, so that 23- and 25-hour days need no special step.
    let steps = max(1, Int(((end - start) / 1800).rounded(.up)))
    let times = (0...steps).map { start + (end - start) * Double($0) / Double(steps) }
    let heights = times.map(clearance)
    let pieces = monotonePieces(times: times, heights: heights)
    let rises = pieces.filter { $0.from.height < 0 && $0.to.height >= 0 }
    let sets = pieces.filter { $0.from.height >= 0 && $0.to.height < 0 }
    return Events(
      rises: rises.map { bisected(low: $0.from.time, high: $0.to.time, clearance) },
      sets: sets.map { bisected(low: $0.to.time, high: $0.from.time, clearance) },
      transits: transits(times: times))
  }

  // MARK: Geometry

  /// Altitude in radians and distance in Earth radii from the observer (ellipsoid WGS84).
  private func topocentric(_ unixSeconds: Double) -> (altitude: Double, distance: Double) {
    let node = nodes.node(at: unixSeconds)
    let hourAngle = node.hourAngle + longitude
    let cosDeclination = cosine(node.declination)
    let south = node.distanceEarthRadii * cosDeclination * cosine(hourAngle) - axial
    let west = node.distanceEarthRadii * cosDeclination * sine(hourAngle)
    let north = node.distanceEarthRadii * sine(node.declination) - polar
    let distance = (south * south + west * west + north * north).squareRoot()
    return (arcSine((cosLatitude * south + sinLatitude * north) / distance), distance)
  }

  /// The altitude of the upper limb above the horizon, with 34′ of refraction, in radians. The
  /// Moon's radius is 0.272481 of the Earth's (IAU 1982).
  private func clearance(_ unixSeconds: Double) -> Double {
    let (altitude, distance) = topocentric(unixSeconds)
    return altitude + arcSine(0.272481 / distance) + 34.0 / 60 * Angle.radiansPerDegree
  }

  // MARK: Search

  private struct Sample {
    let time: Double
    let height: Double
  }

  /// Adjacent samples, split where the Moon grazes the horizon between two of them.
  private func monotonePieces(
    times: [Double], heights: [Double]
  ) -> [(from: Sample, to: Sample)] {
    var samples = zip(times, heights).map(Sample.init)
    let near = 1 * Angle.radiansPerDegree
    var grazes: [Sample] = []
    for index in samples.indices.dropFirst().dropLast() {
      let (left, middle, right) = (samples[index - 1], samples[index], samples[index + 1])
      guard abs(middle.height) < near else { continue }
      let isTop = middle.height > left.height && middle.height > right.height
      let isBottom = middle.height < left.height && middle.height < right.height
      guard isTop || isBottom else { continue }
      grazes.append(extremum(from: left.time, to: right.time, sign: isTop ? 1 : -1))
    }
    samples = (samples + grazes).sorted { $0.time < $1.time }
    return zip(samples, samples.dropFirst()).map { (from: $0, to: $1) }
  }

  /// Ternary search for the highest (`sign` 1) or lowest (−1) point.
  private func extremum(from start: Double, to end: Double, sign: Double) -> Sample {
    var (low, high) = (start, end)
    for _ in 0..<40 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if sign * clearance(left) < sign * clearance(right) { low = left } else { high = right }
    }
    let time = (low + high) / 2
    return Sample(time: time, height: clearance(time))
  }

  private func transits(times: [Double]) -> [Double] {
    func wrappedHourAngle(_ time: Double) -> Double {
      (nodes.node(at: time).hourAngle + longitude).remainder(dividingBy: 2 * Double.pi)
    }
    return zip(times, times.dropFirst()).compactMap { start, end in
      let (before, after) = (wrappedHourAngle(start), wrappedHourAngle(end))
      // At ±180° the wrapped angle drops; at the transit it rises through zero.
      guard before < 0, after >= 0, after - before < Double.pi else { return nil }
      return bisected(low: start, high: end, wrappedHourAngle)
    }
  }

  /// The root between a time where `function` is negative and one where it is not.
  private func bisected(
    low: Double, high: Double, _ function: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if function(middle) < 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
