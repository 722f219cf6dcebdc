import Basics
import EventLoop
import Testing

@testable import AlmanacCLI
@testable import AlmanacServer
@testable import Telling

/// Colors that can be read, worked out here by the definition of WCAG 2.2 and not by the product's.
@Suite struct InkTests {
  private static let colors: [Color] = [
    .gold, .sky, .rain, .green, .orange, .red, .violet, .night, .gray, .black, .white,
    Color(255, 255, 0), Color(0, 0, 255), Color(127, 127, 127),
  ]

  private static let depths: [Terminal.ColorDepth] = [.sixteen, .palette256, .trueColor]

  private static let tones: [Style.Tone] =
    [.muted] + colors.flatMap { [.text($0), .fill($0), .badge($0)] }

  @Test(arguments: depths, Terminal.Background.allCases)
  func `whatever is painted can be read`(
    depth: Terminal.ColorDepth, background: Terminal.Background
  ) throws {
    let grounds: [[Double]] =
      switch background {
      case .dark: [[0, 0, 0], [30, 30, 30]]
      case .light: [[255, 255, 255], [253, 246, 227]]
      case .unknown: [[0, 0, 0], [255, 255, 255]]
      }
    for tone in Self.tones {
      let text = Ink(depth: depth, background: background).paint("x", Style(tone: tone)).text
      let codes = try SGR(text)
      guard let foreground = codes.foreground else {
        // As the terminal writes, or reversed.
        #expect(codes.ground == nil)
        continue
      }
      for ground in codes.ground.map({ [$0] }) ?? grounds {
        #expect(
          Self.contrast(foreground, ground) >= 4.5, "\(tone) on \(ground): \(text.dropFirst())")
      }
    }
  }

  /// Not by leaving all of it unpainted.
  @Test(arguments: depths) func `there are colors`(depth: Terminal.ColorDepth) throws {
    for background in Terminal.Background.allCases {
      let ink = Ink(depth: depth, background: background)
      let isBlind = depth == .sixteen && background == .unknown
      for tone in Self.tones where tone != .muted {
        let codes = try SGR(ink.paint("x", Style(tone: tone)).text)
        switch tone {
        case .fill: #expect((codes.foreground == nil) == isBlind)
        case .text: #expect((codes.foreground == nil) == (background == .unknown))
        default: #expect(codes.isPainted)
        }
      }
    }
  }

  @Test(
    arguments: [
      ("15;0", Terminal.Background.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark),
      ("", .unknown), ("15;default", .unknown), (nil, .unknown),
    ] as [(String?, Terminal.Background)])
  func `what the terminal says`(value: String?, expected: Terminal.Background) {
    let variables = value.map { ["COLORFGBG": $0] } ?? [:]
    #expect(Terminal.Background(ProcessEnvironment(variables)) == expected)
  }

  private static func contrast(_ one: [Double], _ two: [Double]) -> Double {
    func luminance(_ color: [Double]) -> Double {
      let linear = color.map { channel in
        let value = channel / 255
        return value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (a, b) = (luminance(one), luminance(two))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// x^2.4 = x² · x^0.4, the fifth root of x² by Newton's steps.
  private static func power(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - x * x) / (5 * root * root * root * root)
    }
    return x * x * root
  }
}

/// What a painted text asks of the terminal.
private struct SGR {
  var foreground: [Double]?
  var ground: [Double]?
  let isPainted: Bool

  init(_ text: String) throws {
    isPainted = text.hasPrefix("\u{1B}[")
    guard isPainted, let end = text.firstIndex(of: "m") else { return }
    var codes = text[text.index(text.startIndex, offsetBy: 2)..<end].split(separator: ";")
      .compactMap { Int($0) }[...]
    while let code = codes.popFirst() {
      switch code {
      case 38: foreground = Self.color(&codes)
      case 48: ground = Self.color(&codes)
      case 30...37: foreground = Self.xterm(code - 30)
      case 90...97: foreground = Self.xterm(code - 82)
      case 1, 7: break
      default: Issue.record("SGR \(code) in \(text.dropFirst())")
      }
    }
  }

  private static func color(_ codes: inout ArraySlice<Int>) -> [Double]? {
    let kind = codes.popFirst()
    if kind == 5 { return codes.popFirst().map(xterm) }
    let channels = codes.prefix(3).map(Double.init)
    codes = codes.dropFirst(3)
    return kind == 2 && channels.count == 3 ? channels : nil
  }

  /// xterm's own colors.
  private static func xterm(_ index: Int) -> [Double] {
    let basic: [[Double]] = [
      [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205],
      [0, 205, 205], [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0],
      [92, 92, 255], [255, 0, 255], [0, 255, 255], [255, 255, 255],
    ]
    if index < 16 { return basic[index] }
    if index >= 232 { return Array(repeating: Double(8 + (index - 232) * 10), count: 3) }
    let steps: [Double] = [0, 95, 135, 175, 215, 255]
    return [steps[(index - 16) / 36], steps[(index - 16) / 6 % 6], steps[(index - 16) % 6]]
  }
}
