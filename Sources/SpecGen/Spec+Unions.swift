/// What tells the branches of a union from each other.
extension Spec {
  /// Each branch of a union with a tag has a constant of its own there.
  private func mark(
    _ union: inout Union, _ tag: String, _ records: [Record?], _ file: String
  ) throws(SpecFault) {
    var known: Set<String> = []
    for position in union.branches.indices {
      let member = records[position]?.members.first { $0.name == tag && $0.isRequired }
      guard let value = member?.kind.constant, known.insert(value).inserted else {
        throw SpecFault(
          file: file, pointer: "/\(union.name)/oneOf/\(position)",
          reason: "no constant of \(tag) tells this branch from the others")
      }
      union.branches[position].tag = value
    }
  }

  func mark(_ union: inout Union, _ file: String) throws(SpecFault) {
    var looks: Set<JSONLook> = []
    let records = union.branches.map { record($0.kind.shape) }
    if let tag = union.tag { return try mark(&union, tag, records, file) }
    for position in union.branches.indices {
      if let record = records[position], records.compactMap({ $0 }).count > 1 {
        let others = records.enumerated().filter { $0.offset != position }
          .flatMap { $0.element?.members.map(\.name) ?? [] }
        let own = record.members.first { $0.isRequired && !others.contains($0.name) }
        guard let own else {
          throw SpecFault(
            file: file, pointer: "/\(union.name)/oneOf/\(position)",
            reason: "no required member tells this branch from the others")
        }
        union.branches[position].mark = own.name
      } else if !looks.insert(look(union.branches[position].kind.shape)).inserted {
        throw SpecFault(
          file: file, pointer: "/\(union.name)/oneOf/\(position)",
          reason: "two branches look alike")
      }
    }
  }
}
