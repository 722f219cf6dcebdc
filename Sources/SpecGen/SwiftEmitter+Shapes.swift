/// The paths that a JSON Pointer can take in subscribable results.
extension SwiftEmitter {
  func resultShapes() -> String {
    let methods = spec.calls.filter {
      $0.isSubscribable || MethodSet.reading.contains($0)
    }
    var names: Set<String> = []
    for method in methods { method.resultName.map { collect($0, &names) } }
    let records = names.sorted().compactMap { spec.record(.named($0)) }
    return Self.header + """

      internal import Vocabulary

      /// What a value of a result holds, as a JSON Pointer goes down into it.
      package indirect enum ResultShape: Equatable, Sendable {
        /// A plain value or null: nothing is below it.
        case value(Plain)
        /// Nobody says what is below it.
        case anything
        case list(ResultShape)
        /// A list whose elements have shapes of their own, in order.
        case tuple([ResultShape])
        case record(Record)
        /// A record with members of its own.
        case object([Member])

        package struct Member: Equatable, Sendable {
          package let name: String
          package let shape: ResultShape
          package init(_ name: String, _ shape: ResultShape) {
            self.name = name
            self.shape = shape
          }
        }

        package enum Plain: Equatable, Sendable {
          case text
          /// One of these.
          case word([String])
          case number
          case truth
        }

        package enum Record: String, CaseIterable, Sendable {
      \(records.map { "    case \(Names.lowercasedFirst($0.name))" }.joined(separator: "\n"))

          package var members: [(name: String, shape: ResultShape)] {
            switch self {
      \(records.map(members).joined(separator: "\n"))
            }
          }

          /// When something begins that such a record is about; nil if it says none.
          package var onset: OnsetRule? {
            switch self {
      \(records.compactMap(onset).joined(separator: "\n"))
            default: nil
            }
          }
        }

        /// The beginning of a record (`x-onset`), by its members.
        package struct OnsetRule: Equatable, Sendable {
          package enum End: Equatable, Sendable {
            /// It lasts until the next record of the list begins.
            case nextRow
            /// It is a moment.
            case itself
            case member(String)
          }

          package let member: String
          package let end: End
          /// Tell apart what begins at the same time.
          package let keys: [String]
          /// Whether null means that it has begun, else that nothing begins.
          package let isBegunIfUnknown: Bool
        }
      }

      extension MethodName {
        /// What the result holds; nil for a method that only changes something.
        package var resultShape: ResultShape? {
          switch self {
      \(methods.map(result).joined(separator: "\n"))
          default: nil
          }
        }
      }

      """
  }

  /// The records below a noun.
  private func collect(_ name: String, _ names: inout Set<String>) {
    guard let noun = spec.noun(name), names.insert(name).inserted else { return }
    for inner in spec.references(of: noun) { collect(inner, &names) }
    guard case .record(let record) = noun, record.members.contains(where: \.kind.isLabeled) else {
      return
    }
    collect("TimeLabels", &names)
  }

  private func members(_ record: Record) -> String {
    let rows = record.members.withLabels.map { member in
      "          (\(Tree.quoted(member.name)), \(shape(member.kind.shape)))"
    }
    return "      case .\(Names.lowercasedFirst(record.name)):\n        [\n"
      + rows.joined(separator: ",\n") + ",\n        ]"
  }

  private func onset(_ record: Record) -> String? {
    guard let member = record.members.first(where: { $0.kind.onset != nil }),
      let onset = member.kind.onset
    else { return nil }
    let ends = ["nextRow", "itself"]
    let end =
      ends.contains(onset.until) ? ".\(onset.until)" : ".member(\(Tree.quoted(onset.until)))"
    return """
            case .\(Names.lowercasedFirst(record.name)):
              OnsetRule(
                member: \(Tree.quoted(member.name)), end: \(end),
                keys: [\(onset.keys.map(Tree.quoted).joined(separator: ", "))],
                isBegunIfUnknown: \(onset.isBegunIfUnknown))
      """
  }

  private func result(_ method: Method) -> String {
    let shape = shape(method.resultName.map { .named($0) } ?? .anything)
    return "    case .\(Names.lowercasedFirst(method.typeName)): \(shape)"
  }

  private func shape(_ shape: Shape) -> String {
    switch shape {
    case .boolean: return ".value(.truth)"
    case .integer, .number: return ".value(.number)"
    case .string, .date, .instant, .method, .constant: return ".value(.text)"
    case .anything, .object: return ".anything"
    case .list(let element): return ".list(\(self.shape(element)))"
    case .named(let name):
      switch spec.noun(name) {
      case .record: return ".record(.\(Names.lowercasedFirst(name)))"
      case .choice(let choice):
        return ".value(.word(\(choice.name).allCases.map(\\.rawValue)))"
      case .alias(let alias): return self.shape(alias.shape)
      case .union, nil: return ".anything"
      }
    }
  }
}
