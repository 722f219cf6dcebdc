package import AlmanacProtocol
import Vocabulary
package import Words

extension Wire.AlertsCoverageMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.warningServices)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    guard !result.services.isEmpty else {
      return blocks.paragraph(view.say(.noCoverage), .bold, indent: 2)
    }
    for service in result.services {
      let words = view.list([
        view.say(service.state.name), service.partial ? view.say(.servicePartial) : nil,
        heard(service, view),
      ])
      blocks.paragraph(view.named(name(service, view), words), indent: 2)
    }
  }

  /// That nobody covers the place, the answer says itself.
  package static func caveat(_ result: Result, _ view: ResultView) -> Text? {
    result.services.isEmpty ? nil : view.caveat
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    guard !result.services.isEmpty else { return [view.say(.noCoverage)] }
    // Without the authorities: what they are called comes from elsewhere.
    return result.services.map { service in
      view.named(
        view.wording.quote(SpokenLanguage.capitalized(service.provider.title)),
        view.list([view.say(service.state.name), heard(service, view)]))
    }
  }

  private static func name(_ service: Wire.AlertService, _ view: ResultView) -> Text {
    view.wording.quote(
      service.authority ?? SpokenLanguage.capitalized(service.provider.title))
  }

  private static func heard(_ service: Wire.AlertService, _ view: ResultView) -> Text? {
    guard service.state != .disabled else { return nil }
    guard let seconds = service.ageSeconds else { return view.say(.neverHeard) }
    guard seconds >= 60 else { return view.say(.heardNow) }
    return view.say(.heardAgo(age: Age(seconds: seconds).ago(in: view.wording)))
  }
}

extension AlertServiceState {
  fileprivate var name: PageText {
    switch self {
    case .inForce: .serviceWarns
    case .noneInForce: .serviceSilent
    case .countryOnly: .serviceCountryOnly
    case .notCovered: .serviceNotCovered
    case .unavailable: .serviceUnavailable
    case .notAsked: .serviceNotAsked
    case .disabled: .serviceDisabled
    }
  }
}
