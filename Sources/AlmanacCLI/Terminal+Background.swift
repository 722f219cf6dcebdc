package import AlmanacServer

extension Terminal {
  /// The background of the text.
  package enum Background: String, CaseIterable, Sendable {
    case dark, light
    /// The terminal does not tell.
    case unknown

    /// - Parameter environment: COLORFGBG ("15;0"), which rxvt, Konsole and iTerm2 set: the last
    ///   part is the background's number, of which 0–6 and 8 are dark.
    package init(_ environment: ProcessEnvironment) {
      let last = environment[.background]?.split(separator: ";").last.flatMap { Int($0) }
      switch last {
      case .some(0...6), 8: self = .dark
      case .some(9...15), 7: self = .light
      default: self = .unknown
      }
    }

    /// The backgrounds that text must contrast with: the extremes in use.
    var colors: [Color] {
      switch self {
      case .dark: [.black, Color(30, 30, 30)]
      case .light: [.white, Color(253, 246, 227)]
      case .unknown: [.black, .white]
      }
    }
  }
}
