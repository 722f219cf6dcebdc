import Basics
import Libc

/// The rays of a low sun that light one layer of cloud in the visible part of the sky.
///
/// The window is seen from the observer: 0–100 km toward the sun and up to 40° to either side, at
/// every depression of the sun from the moment it sets on the cloud's level to the moment the
/// Earth's shadow reaches the cloud. A ray leaves the cloud's base at height h and runs sunward
/// over a round Earth: after s kilometers it is at z = h − sδ + s²/2R′, with the depression δ in
/// radians and the radius R′ = R/(1 − k) of refracted rays (k = 0.13, the coefficient of
/// surveyors). It loses light in every layer it crosses, and by the air's particles, whose density
/// falls off as exp(−z/H), on its way to the cloud and from the cloud to the eye.
///
/// The geometry is the same for every sky, so it is summed up once: for each ray, how many cells of
/// cloud it meets of each layer at each point of the path.
struct SunRays: Sendable {
  /// A layer of cloud that rays cross.
  enum Layer: Int, CaseIterable, Sendable {
    case low, mid, high

    /// Kilometers above the ground.
    var heights: ClosedRange<Double> {
      switch self {
      case .low: 1...2.5
      case .mid: 5...6
      case .high: 9...10
      }
    }
    /// What a cell of a closed layer takes of the light; cirrus is thin.
    var opacity: Double {
      switch self {
      case .low: 0.97
      case .mid: 0.7
      case .high: 0.25
      }
    }
  }

  /// A straight line through the atmosphere, as seen over a round Earth.
  struct Line: Sendable {
    /// Kilometers above the ground, where the line begins.
    let height: Double
    /// Radians; positive downward.
    let depression: Double

    /// Kilometers above the ground, some kilometers further on.
    func height(at kilometers: Double) -> Double {
      height - kilometers * depression + kilometers * kilometers / (2 * SunRays.refractedRadius)
    }

    /// Each layer that the line is in after a step, until it leaves the weather.
    func walk(
      from start: Double = 0, to end: Double,
      _ step: (_ kilometers: Double, _ height: Double) -> Void
    ) {
      var kilometers = start + SunRays.stepKilometers / 2
      while kilometers < end {
        let height = height(at: kilometers)
        if height > 12 && kilometers > 1 { return }
        step(kilometers, height)
        kilometers += SunRays.stepKilometers
      }
    }
  }

  /// A ray from a cloud of the window toward the sun, and the line of sight to that cloud.
  struct Ray: Sendable {
    /// Of the cloud, toward the sun.
    let windowKilometers: Double
    let light: Line
    let sight: Line
  }

  let rays: [Ray]
  private let crossings: Crossings
  /// Vertical columns of air that each ray passes before it is seen.
  private let airMasses: [Double]
  /// The light of all rays in clean air and without clouds.
  private let cleanLight: Double

  /// The rays that light a layer's base.
  init(lighting layer: Layer) {
    let base = layer.heights.lowerBound
    let lastDepression = (2 * base / Self.refractedRadius).squareRoot()
    rays = Self.windowKilometers.flatMap { window in
      (0..<Self.depressionCount).map { index in
        let share = (Double(index) + 0.5) / Double(Self.depressionCount)
        return Ray(
          windowKilometers: window,
          light: Line(height: base, depression: share * lastDepression),
          sight: Line(
            height: 0, depression: window / (2 * Self.refractedRadius) - base / window))
      }
    }
    var crossings = Crossings()
    for ray in rays {
      crossings.begin()
      // What hangs overhead hides the canvas as a whole; only what stands before it is counted
      // here.
      crossings.add(ray.sight, to: ray.windowKilometers, isOverheadCounted: false, below: base)
      crossings.add(ray.light, from: ray.windowKilometers, to: Self.reachKilometers)
      crossings.end()
    }
    self.crossings = crossings
    airMasses = rays.map { ray in
      let (window, scale) = (ray.windowKilometers, Self.airScale)
      let slant = (1 + window * window / (base * base)).squareRoot()
      var mass = slant * (1 - exp(-base / scale))
      ray.light.walk(to: Self.reachKilometers) { _, height in
        mass += Self.stepKilometers / scale * exp(-max(height, 0) / scale)
      }
      return mass
    }
    cleanLight = airMasses.map { Self.brightness(airMass: $0, depth: Self.cleanDepth) }.sum
  }

  /// The share of the light that reaches the layer and is seen, 0…1.
  /// - Parameter depth: the aerosol optical depth of the column.
  func light(through veil: Veil, depth: Double) -> Double {
    var sum = 0.0
    for index in rays.indices {
      let bright = Self.brightness(airMass: airMasses[index], depth: depth)
      if bright > 0 { sum += bright * crossings.share(of: index, through: veil) }
    }
    return min(sum / cleanLight, 1)
  }

  /// What haze alone leaves of the light, 0…1.
  func light(depth: Double) -> Double {
    min(airMasses.reduce(0) { $0 + Self.brightness(airMass: $1, depth: depth) } / cleanLight, 1)
  }

  /// How bright a ray looks: linear in the logarithm of its light, dark at a millionth.
  private static func brightness(airMass: Double, depth: Double) -> Double {
    max(1 - redShare * lostShare * depth * airMass / log(1_000_000), 0)
  }

  static let low = SunRays(lighting: .low)
  static let mid = SunRays(lighting: .mid)
  static let high = SunRays(lighting: .high)

  fileprivate static let refractedRadius = 6371 / (1 - 0.13)
  fileprivate static let stepKilometers = 2.0
  private static let reachKilometers = 650.0
  /// The scale height of aerosol, kilometers.
  private static let airScale = 1.5
  /// Red light (650 nm) against that of the depth (550 nm), by an Ångström exponent of 1.3.
  private static let redShare = 0.8
  /// What particles scatter into the forward peak is not lost. Its share is the square of the
  /// asymmetry (Joseph, Wiscombe and Weinman, J. Atmos. Sci. 33, 1976), 0.65 for haze that scatters
  /// 0.95 of what it takes.
  private static let lostShare = 1 - 0.95 * 0.65 * 0.65
  /// Below this optical depth, the air takes nothing that is missed.
  private static let cleanDepth = 0.05
  private static let depressionCount = 8
  /// Clouds 10, 30, … 90 km away, 0°, 20° and 40° from the sun: how far toward it, in five parts.
  private static let windowKilometers: [Double] = {
    let all = [10.0, 30, 50, 70, 90].flatMap { distance in
      [-40.0, -20, 0, 20, 40].map { distance * cos($0 * .pi / 180) }
    }.sorted()
    return stride(from: 0, to: all.count, by: 5).map { all[$0..<$0 + 5].sum / 5 }
  }()
}

// MARK: The sky that rays cross

/// For each layer over each point, how deep a cell of cloud is, optically.
///
/// Cover is not depth: the deck that a model calls closed is thin here and thick there, and no
/// forecast says where. The depths of one field of cloud follow a gamma distribution (Barker,
/// Wielicki and Parker, J. Atmos. Sci. 53, 1996), of which the mean of exp(−x) is (1 + x/ν)^−ν. For
/// mid-level and high cloud ν is ½, the wide end: the mean depth differs from deck to deck as well.
/// A low deck is the most even and takes exp(−x).
struct Veil: Sendable {
  /// By point (overhead first), then by layer.
  fileprivate(set) var depths: [Double]

  /// - Parameter thickness: of mid-level and high cloud; 1 is usual.
  init(_ input: AfterglowInput, thickness: Double = 1) {
    depths = []
    depths.reserveCapacity(Self.pointCount * 3)
    for point in 0..<Self.pointCount {
      let sky = point == 0 ? input.layers : input.sky(at: point - 1)
      depths.append(-log(1 - SunRays.Layer.low.opacity * sky.low))
      depths.append(-thickness * log(1 - SunRays.Layer.mid.opacity * sky.mid))
      depths.append(-thickness * log(1 - SunRays.Layer.high.opacity * sky.high))
    }
  }

  /// The share of the light that clouds transmit.
  static func share(low: Double, mid: Double, high: Double) -> Double {
    let thin = 1 / ((1 + 2 * mid) * (1 + 2 * high)).squareRoot()
    return low > 0 ? exp(-low) * thin : thin
  }

  /// What the mid-level cloud overhead shows of the cirrus.
  var aboveDeck: Double {
    Self.share(low: 0, mid: depths[SunRays.Layer.mid.rawValue], high: 0)
  }

  /// The sky overhead, and nothing toward the sun except over one of the path's points.
  func alone(at index: Int?) -> Veil {
    var veil = self
    for point in 1..<Self.pointCount where point - 1 != index {
      for layer in 0..<3 { veil.depths[point * 3 + layer] = 0 }
    }
    return veil
  }

  static var pointCount: Int { SunwardPath.count + 1 }
}

/// How many cells of cloud some lines meet, by layer and point.
struct Crossings: Sendable {
  /// Of each line's layers.
  private var starts = [0]
  private var slots: [Int] = []
  private var cells: [Double] = []
  private var row: [Double] = []

  mutating func begin() {
    row = Array(repeating: 0, count: Veil.pointCount * 3)
  }

  /// Adds a line that begins some kilometers from the observer toward the sun.
  mutating func add(
    _ line: SunRays.Line, from start: Double = 0, to end: Double, isOverheadCounted: Bool = true,
    below ceiling: Double = .infinity
  ) {
    var found = Array(repeating: 0.0, count: Veil.pointCount * 3)
    line.walk(to: end) { kilometers, height in
      guard height < ceiling,
        let layer = SunRays.Layer.allCases.first(where: { $0.heights.contains(height) })
      else { return }
      let cell = SunRays.stepKilometers / Self.cellKilometers
      for (point, share) in Self.points(around: start + kilometers) {
        found[point * 3 + layer.rawValue] += cell * share
      }
    }
    // A layer that is crossed steeply is still a whole cell.
    for layer in 0..<3 {
      let slots = stride(from: layer, to: found.count, by: 3)
      let whole = slots.reduce(0) { $0 + found[$1] }
      for slot in slots where whole > 0 && (slot > 2 || isOverheadCounted) {
        row[slot] += found[slot] * max(1, 1 / whole)
      }
    }
  }

  mutating func end() {
    for layer in 0..<3 {
      for slot in stride(from: layer, to: row.count, by: 3) where row[slot] > 0 {
        slots.append(slot)
        cells.append(row[slot])
      }
      starts.append(slots.count)
    }
  }

  /// What a line keeps of its light.
  func share(of line: Int, through veil: Veil) -> Double {
    func depth(_ layer: SunRays.Layer) -> Double {
      let index = 3 * line + layer.rawValue
      var sum = 0.0
      for index in starts[index]..<starts[index + 1] {
        sum += cells[index] * veil.depths[slots[index]]
      }
      return sum
    }
    return Veil.share(low: depth(.low), mid: depth(.mid), high: depth(.high))
  }

  /// The points beside a distance, with their shares.
  private static func points(around kilometers: Double) -> [(Int, Double)] {
    let distances = [0] + SunwardPath.distancesKilometers
    guard let after = distances.firstIndex(where: { $0 >= kilometers }) else {
      return [(distances.count - 1, 1)]
    }
    guard after > 0 else { return [(0, 1)] }
    let share = (kilometers - distances[after - 1]) / (distances[after] - distances[after - 1])
    return [(after - 1, 1 - share), (after, share)]
  }

  /// A cloud and the gap beside it.
  private static let cellKilometers = 25.0
}

/// The lines of sight along which a clear horizon glows.
enum HorizonSight {
  private static let crossings: Crossings = {
    var crossings = Crossings()
    for degrees in elevations {
      crossings.begin()
      crossings.add(SunRays.Line(height: 0, depression: -degrees * .pi / 180), to: 300)
      crossings.end()
    }
    return crossings
  }()

  private static let elevations: [Double] = [1, 2, 3, 4, 6, 8]

  /// How open the horizon is, 0…1.
  static func openness(through veil: Veil) -> Double {
    elevations.indices.reduce(0) { $0 + crossings.share(of: $1, through: veil) }
      / Double(elevations.count)
  }
}
