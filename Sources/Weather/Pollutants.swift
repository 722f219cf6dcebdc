package import Vocabulary

/// Concentrations near the ground in µg/m³; `nil` = unknown.
package struct Pollutants: Sendable, Equatable {
  package let pm25: Double?
  package let pm10: Double?
  package let no2: Double?
  package let o3: Double?
  package let so2: Double?
  package let co: Double?
  package let nh3: Double?
  package let no: Double?

  package init(
    pm25: Double? = nil, pm10: Double? = nil, no2: Double? = nil, o3: Double? = nil,
    so2: Double? = nil, co: Double? = nil, nh3: Double? = nil,
    no: Double? = nil
  ) {
    self.pm25 = pm25
    self.pm10 = pm10
    self.no2 = no2
    self.o3 = o3
    self.so2 = so2
    self.co = co
    self.nh3 = nh3
    self.no = no
  }

  package subscript(pollutant: Pollutant) -> Double? {
    switch pollutant {
    case .pm25: pm25
    case .pm10: pm10
    case .no2: no2
    case .o3: o3
    case .so2: so2
    case .co: co
    case .nh3: nh3
    case .no: no
    }
  }
}
