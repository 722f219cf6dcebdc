/// The members of an ensemble, each with its own course in time.
package struct EnsembleForecast: Sendable, Equatable {
  /// In order of time, each the start of an hour.
  package let timesUnixSeconds: [Double]
  /// By time: the members in the same order at each, or none if one of them is unknown.
  package let members: [SpreadVariable: [[Double]]]

  package init(timesUnixSeconds: [Double], members: [SpreadVariable: [[Double]]]) {
    precondition(members.values.allSatisfy { $0.count == timesUnixSeconds.count })
    (self.timesUnixSeconds, self.members) = (timesUnixSeconds, members)
  }

  /// The members in the hour that begins at most 30 minutes from a time; empty if unknown.
  package func members(_ variable: SpreadVariable, atUnixSeconds time: Double) -> [Double] {
    let next = timesUnixSeconds.partitioningIndex { $0 >= time - 1_800 }
    guard next < timesUnixSeconds.count, timesUnixSeconds[next] <= time + 1_800,
      let rows = members[variable]
    else { return [] }
    return rows[next]
  }

  /// Each member's value of a day; empty with fewer than 20 of its hours.
  package func members(_ quantity: DayQuantity, within span: Range<Double>) -> [Double] {
    guard let rows = members[quantity.variable] else { return [] }
    let hours = timesUnixSeconds.indices.filter { span.contains(timesUnixSeconds[$0]) }
      .map { rows[$0] }.filter { !$0.isEmpty }
    guard hours.count >= DayQuantity.minimumHours, let first = hours.first else { return [] }
    return first.indices.compactMap { member in quantity.value(of: hours.map { $0[member] }) }
  }
}
