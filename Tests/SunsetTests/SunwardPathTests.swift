import Sunset
import Testing

@Suite struct SunwardPathTests {
  @Test func pointsLieOnTheGreatCircle() {
    let path = SunwardPath(latitudeDegrees: 0, longitudeDegrees: 179, azimuthDegrees: 90)
    #expect(path.points.map(\.distanceKilometers) == [50, 100, 150, 200, 300, 400, 500, 600])
    let last = path.points[7]
    #expect(abs(last.latitudeDegrees) < 1e-9)
    #expect(abs(last.longitudeDegrees - (179 + 600 / 6371 * 180 / Double.pi - 360)) < 1e-9)
    let north = SunwardPath(latitudeDegrees: 89.9, longitudeDegrees: 10, azimuthDegrees: 0)
    for point in north.points {
      #expect((-90...90).contains(point.latitudeDegrees))
      #expect((-180...180).contains(point.longitudeDegrees))
    }
    #expect(abs(abs(north.points[0].longitudeDegrees + 170) - 0) < 1e-6)
  }

  @Test(arguments: [
    ([270.0, 271, 274], 1), ([300, 310, 320], 2), ([350, 355, 2, 20], 3), ([180, 190, 240], 3),
  ])
  func fansFollowTheAzimuths(azimuths: [Double], count: Int) throws {
    let fan = SunwardPath.fan(
      latitudeDegrees: 66, longitudeDegrees: 20, azimuthsDegrees: azimuths)
    #expect(fan.count == count)
    for azimuth in azimuths {
      let index = try #require(SunwardPath.nearestIndex(in: fan, azimuthDegrees: azimuth))
      let turn = abs(fan[index].azimuthDegrees - azimuth)
      #expect(min(turn, 360 - turn) <= 10.01)
    }
    #expect(SunwardPath.fan(latitudeDegrees: 0, longitudeDegrees: 0, azimuthsDegrees: []).isEmpty)
  }

  @Test func samplesAtAnyDistanceAreResampled() throws {
    let clear = try #require(CloudLayers(lowPercent: 0, midPercent: 0, highPercent: 0))
    let closed = try #require(CloudLayers(lowPercent: 100, midPercent: 0, highPercent: 0))
    let path = try #require(SunwardPath.resample([(100, clear), (200, closed)]))
    #expect(path.map { $0?.low } == [0, 0, 0.5, 1, 1, nil, nil, nil])
    #expect(SunwardPath.resample([]) == nil)
    #expect(SunwardPath.resample([(200, closed), (200, clear)]) != nil)
  }
}
