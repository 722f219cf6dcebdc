package import AlmanacServer
package import Telling

extension Ink.Background {
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
}
