import AlmanacProtocol
import JSON
import Services
import Vocabulary

/// A call inside another one. What its params lack of those that methods share, such as the place,
/// is taken from the outer call, as each method's own reader does it.
struct InnerCall: Sendable {
  let method: MethodName
  let params: JSONValue?
  let outer: Wire.SharedParams

  init(_ method: MethodName, _ params: JSONValue?, in outer: Wire.SharedParams) {
    self.method = method
    self.params = params
    self.outer = outer
  }

  init(_ call: Wire.MethodCall, in outer: Wire.SharedParams) {
    self.init(call.method, call.params, in: outer)
  }

  /// Validates the params without calling the method.
  /// - Parameter path: where they are in the params of the outer call.
  func check(at path: String) throws(Failure) {
    do throws(Failure) { try Handler.of(method).check(params, outer) } catch {
      throw error.below(path)
    }
  }

  func outcome(_ invocation: Invocation) async -> PollOutcome {
    do throws(Failure) {
      return await (try Handler.of(method).answer(params, outer, invocation)).outcome()
    } catch {
      return .failure(error)
    }
  }

  /// Nil if they are no params of this method.
  func params<Method: MethodContract>(of contract: Method.Type) -> Method.Params? {
    guard method == contract.name else { return nil }
    return try? Method.Params(params, at: "", inheriting: outer)
  }

  /// Whether it is about the place of the outer call.
  var isAtOuterPlace: Bool { params?["place"].map(\.isNull) ?? true }

  /// What its result holds.
  var resultShape: ResultShape {
    guard let overview = params(of: Wire.WeatherOverviewMethod.self) else {
      return method.resultShape ?? .anything
    }
    return .overview(overview.parts.map(\.method))
  }
}

extension ResultShape {
  /// An overview of the answers of these methods.
  fileprivate static func overview(_ methods: [MethodName]) -> ResultShape {
    .object(
      Record.weatherOverviewResult.members.map { name, shape in
        Member(name, name == "parts" ? .tuple(methods.map(part)) : shape)
      })
  }

  private static func part(_ method: MethodName) -> ResultShape {
    let members =
      Record.finishedPart.members + Record.failedPart.members.filter { $0.name == "error" }
    return .object(
      members.map { name, shape in
        switch name {
        case "method": Member(name, .value(.word([method.rawValue])))
        case "state": Member(name, .value(.word(TaskState.allCases.map(\.rawValue))))
        case "value": Member(name, method.resultShape ?? .anything)
        default: Member(name, shape)
        }
      })
  }
}
