import Astronomy
import Places
import Sky
import Time

// `astronomy-bench events` answers the rows `latitude,longitude,noon` of its input with
// `transit,sunrise,sunset,civil dusk,golden start`; `astronomy-bench speed` prints `name,value`
// rows.

switch CommandLine.arguments.dropFirst().first {
case "events": answerEvents()
case "speed": measureSpeed()
default: print("usage: astronomy-bench events|speed")
}

func answerEvents() {
  while let line = readLine() {
    let cells = line.split(separator: ",").compactMap { Double($0) }
    guard cells.count == 3 else { continue }
    let observer = Observer(latitudeDegrees: cells[0], longitudeDegrees: cells[1])
    let number = SolarDay.number(nearest: cells[2], longitudeDegrees: cells[1])
    let day = SolarDay(
      number: number, observer: observer,
      nodes: SunNodes(solarDays: number..<(number + 1), longitudeDegrees: cells[1]))
    let disk = day.crossings(altitudeDegrees: SolarDay.horizonDegrees)
    let civil = day.crossings(altitudeDegrees: -6)
    let golden = day.crossings(altitudeDegrees: 6)
    let values: [Double?] = [
      day.transit, disk.rising, disk.setting, civil.setting, golden.setting,
    ]
    print(values.map { $0.map { "\($0)" } ?? "" }.joined(separator: ","))
  }
}

/// Seconds of the fastest of five runs, divided by the number of operations.
func secondsPerOperation(_ count: Int, _ body: (Int) -> Double) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  var sink = 0.0
  for run in 0..<5 {
    let elapsed = clock.measure {
      for index in 0..<count { sink += body(index + run * count) }
    }
    best = min(
      best,
      Double(elapsed.components.attoseconds) * 1e-18
        + Double(elapsed.components.seconds))
  }
  if sink == 0.123 { print(sink) }
  return best / Double(count)
}

func measureSpeed() {
  let year = secondsPerOperation(60) { index in
    let observer = Observer(latitudeDegrees: 52.1, longitudeDegrees: Double(index % 300) - 150)
    let days = (10000 + index * 61)..<(10366 + index * 61)
    let nodes = SunNodes(solarDays: days, longitudeDegrees: observer.longitudeDegrees)
    return days.reduce(0.0) { sum, number in
      let found = SolarDay(number: number, observer: observer, nodes: nodes)
        .crossings(altitudeDegrees: SolarDay.horizonDegrees)
      return sum + (found.rising ?? 0) - (found.setting ?? 0)
    }
  }
  print("rise and set events per second over a year,\(2 * 366 / year)")

  let cold = secondsPerOperation(5000) { index in
    let observer = Observer(
      latitudeDegrees: Double(index % 120) - 60, longitudeDegrees: Double(index % 360) - 180)
    let number = (index * 7919) % 80000
    let day = SolarDay(
      number: number, observer: observer,
      nodes: SunNodes(
        solarDays: number..<(number + 1), longitudeDegrees: observer.longitudeDegrees))
    return [-18, -12, -6, -4, SolarDay.horizonDegrees, 6].reduce(day.transit) { sum, altitude in
      let found = day.crossings(altitudeDegrees: altitude)
      return sum + (found.rising ?? 0) - (found.setting ?? 0)
    }
  }
  print("one cold day of 13 events in microseconds,\(cold * 1e6)")
  measureCalls()
}

func measureCalls() {
  let position = secondsPerOperation(20000) { index in
    let observer = Observer(latitudeDegrees: 47, longitudeDegrees: 8, elevationMeters: 400)
    return SolarPosition(unixSeconds: Double(index) * 98765.4321, observer: observer)
      .azimuthDegrees
  }
  print("full SPA positions per second,\(1 / position)")

  let zones = ZoneDatabase { _ in nil }
  guard let zone = zones.rules(named: "Europe/Zurich"),
    let coordinate = Coordinate(latitude: 47.37, longitude: 8.54)
  else { return }
  let place = SkyPlace(coordinate: coordinate, zone: zone)
  let calendarDay = secondsPerOperation(5000) { index in
    guard let date = LocalDate(dayNumber: index) else { return 0 }
    return SunCalendar(place: place).day(date)?.noonAltitudeDegrees ?? 0
  }
  print("sun.times of one day in microseconds,\(calendarDay * 1e6)")
  let calendarYear = secondsPerOperation(20) { index in
    guard let date = LocalDate(dayNumber: index * 100) else { return 0 }
    return SunCalendar(place: place).days(from: date, count: 366).days[0].noonAltitudeDegrees
  }
  print("sun.times of 366 days in microseconds,\(calendarYear * 1e6)")
  let light = secondsPerOperation(2000) { index in
    SunLight(at: Instant(unixSeconds: Double(index) * 12345), place: place).altitudeDegrees
  }
  print("sun.phase in microseconds,\(light * 1e6)")
  let moonPhase = secondsPerOperation(500) { index in
    let instant = Instant(unixSeconds: Double(index) * 1_234_567)
    return MoonPhase(at: instant).illumination + MoonPhase.ageDays(at: instant)
      + MoonPhase.Upcoming(after: instant).newMoon.unixSeconds
  }
  print("moon.phase with all coming phases in microseconds,\(moonPhase * 1e6)")
  let moonDay = secondsPerOperation(1000) { index in
    guard let date = LocalDate(dayNumber: index * 3) else { return 0 }
    return MoonCalendar(place: place).day(date)?.moonrises.first?.unixSeconds ?? 0
  }
  print("moon.times of one day in microseconds,\(moonDay * 1e6)")
  let moonYear = secondsPerOperation(10) { index in
    guard let date = LocalDate(dayNumber: index * 100) else { return 0 }
    return MoonCalendar(place: place).days(from: date, count: 366).days[0].date.dayNumber
      == 0 ? 0 : 1
  }
  print("moon.times of 366 days in microseconds,\(moonYear * 1e6)")
}
