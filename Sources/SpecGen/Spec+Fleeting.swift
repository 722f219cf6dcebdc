/// What a subscription does not compare (`x-fleeting`).
extension Spec {
  /// Checks that a mark leaves something out of what is compared. What results share is marked once
  /// for all of them.
  func checkFleeting() throws(SpecFault) {
    var compared: Set<String> = []
    // An overview has the results of methods that read.
    for method in calls
    where [MethodSet.subscribable, .reading].contains(where: { $0.contains(method) }) {
      method.resultName.map { compare($0, &compared) }
    }
    for section in sections {
      for case .record(let record) in section.nouns {
        for member in record.members.dropLast(record.tailCount) where member.isFleeting {
          guard compared.contains(record.name), member.kind.constant == nil else {
            throw SpecFault(
              file: section.name, pointer: "/\(record.name)/\(member.name)/x-fleeting",
              reason: "no subscription would compare it")
          }
        }
      }
    }
  }

  /// The types below one, down to what is left out.
  private func compare(_ name: String, _ names: inout Set<String>) {
    guard var noun = noun(name), names.insert(name).inserted else { return }
    if case .record(var record) = noun {
      record.members.removeAll(where: \.isFleeting)
      noun = .record(record)
    }
    for inner in references(of: noun) { compare(inner, &names) }
  }
}
