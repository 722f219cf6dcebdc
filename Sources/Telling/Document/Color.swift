import Libc

/// A color of sRGB, 8 bits a channel.
package struct Color: Hashable, Sendable {
  package let red: Int
  package let green: Int
  package let blue: Int

  package init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `#rrggbb`.
  package init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, let value = Int(digits, radix: 16) else {
      return nil
    }
    self.init(value >> 16, value >> 8 & 0xFF, value & 0xFF)
  }

  /// - Parameter share: 0 gives this color, 1 the other.
  package func mixed(with other: Color, share: Double) -> Color {
    let share = min(max(share, 0), 1)
    func mix(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * share).rounded())
    }
    return Color(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  package static let black = Color(0, 0, 0)
  package static let white = Color(255, 255, 255)

  package static let gray = Color(118, 118, 118)
  package static let gold = Color(240, 190, 70)
  package static let sky = Color(110, 170, 230)
  package static let rain = Color(80, 140, 230)
  package static let green = Color(90, 180, 100)
  package static let orange = Color(235, 140, 60)
  package static let red = Color(225, 80, 70)
  package static let violet = Color(160, 110, 200)
  package static let night = Color(60, 70, 120)

  /// From cold to hot, by the temperature in °C.
  package static func temperature(celsius: Double) -> Color {
    switch celsius {
    case ..<0: rain
    case ..<12: sky
    case ..<24: green
    case ..<32: orange
    default: red
    }
  }
}

extension Color {
  /// The minimum contrast of text (WCAG 2.2, 1.4.3, level AA).
  package static let minimumContrast = 4.5

  /// Relative luminance, 0…1 (WCAG 2.2).
  package var luminance: Double {
    func linear(_ channel: Int) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// 1…21.
  package func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  package func isReadable(on backgrounds: [Color]) -> Bool {
    backgrounds.allSatisfy { contrast(with: $0) >= Self.minimumContrast }
  }

  /// The nearest color of the same hue that is readable on all backgrounds; nil if there is none.
  package func readable(on backgrounds: [Color]) -> Color? {
    if isReadable(on: backgrounds) { return self }
    let shades = (1...100).flatMap { step in
      [Color.white, .black].map { mixed(with: $0, share: Double(step) / 100) }
    }
    return shades.first { $0.isReadable(on: backgrounds) }
  }

  /// The squared distance, weighted by the eye's sensitivity.
  package func distance(to other: Color) -> Int {
    let (r, g, b) = (red - other.red, green - other.green, blue - other.blue)
    return 2 * r * r + 4 * g * g + 3 * b * b
  }

  /// Black or white, whichever has the higher contrast.
  package var ink: Color {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }
}
