import Basics
package import Time
package import Vocabulary

/// The members of an ensemble, each with its own course in time.
package struct EnsembleForecast: Sendable, Equatable {
  /// In order of time, each the start of an hour.
  package let times: [Instant]
  /// By time: the members in the same order at each, or none if one of them is unknown.
  package let members: [SpreadVariable: [[Double]]]

  package init(times: [Instant], members: [SpreadVariable: [[Double]]]) {
    precondition(members.values.allSatisfy { $0.count == times.count })
    (self.times, self.members) = (times, members)
  }

  /// The members in the hour that begins at most 30 minutes from a time; empty if unknown.
  package func members(_ variable: SpreadVariable, at time: Instant) -> [Double] {
    let next = times.partitioningIndex { $0 >= time.adding(seconds: -1_800) }
    guard next < times.count, times[next] <= time.adding(seconds: 1_800),
      let rows = members[variable]
    else { return [] }
    return rows[next]
  }

  /// Each member's value of a day; empty with fewer than 20 of its hours.
  package func members(_ quantity: DayQuantity, within span: Range<Instant>) -> [Double] {
    guard let rows = members[quantity.variable] else { return [] }
    let hours = times.indices.filter { span.contains(times[$0]) }.map { rows[$0] }.filter {
      !$0.isEmpty
    }
    guard hours.count >= DayQuantity.minimumHours, let first = hours.first else { return [] }
    return first.indices.compactMap { member in quantity.value(of: hours.map { $0[member] }) }
  }
}
