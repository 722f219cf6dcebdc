import AlmanacCore
import Foundation
import Testing

@testable import Photos

@Suite struct PhotoTests {
  /// libturbojpeg and libpng, as on a desktop.
  static let hasLibraries =
    (try? color(TinyPhotos.upright)) != nil
    && (try? color(TinyPhotos.png)) != nil

  static func color(_ text: String, library: String? = nil) throws(PhotoProblem) -> PhotoColor {
    try Photo.color(ofImage: TinyPhotos.bytes(text), library: library)
  }

  @Test(
    .enabled(if: hasLibraries, "libturbojpeg or libpng is missing"),
    arguments: [
      TinyPhotos.upright, TinyPhotos.upsideDown, TinyPhotos.turnedLeft, TinyPhotos.turnedRight,
      TinyPhotos.png,
    ])
  func `the upper part is measured, however the camera was held`(photo: String) throws {
    let color = try Self.color(photo)
    // 230, 120, 60 by Ottosson's formulas.
    #expect(abs(color.chroma - 0.149) < 0.008)
    #expect(color.warmArea > 0.98)
  }

  @Test(.enabled(if: hasLibraries, "libturbojpeg or libpng is missing"))
  func `a gray sky has no color`() throws {
    let color = try Self.color(TinyPhotos.gray)
    #expect(color.chroma < 0.001 && color.warmArea == 0)
    #expect(color.rating(above: .usualClearSky) < 20)
  }

  @Test(
    .enabled(if: hasLibraries, "libturbojpeg or libpng is missing"),
    arguments: [TinyPhotos.upright, TinyPhotos.png])
  func `a cut file is damaged, wherever it is cut`(photo: String) {
    let bytes = TinyPhotos.bytes(photo)
    for count in stride(from: 8, to: bytes.count - 12, by: 7) {
      #expect(throws: PhotoProblem.damaged) {
        try Photo.color(ofImage: Array(bytes[..<count]))
      }
    }
  }

  @Test(.enabled(if: hasLibraries, "libturbojpeg or libpng is missing"))
  func `hostile bytes are refused or decoded, never more`() {
    var random = SystemRandomNumberGenerator()
    for photo in [TinyPhotos.turnedLeft, TinyPhotos.png] {
      let bytes = TinyPhotos.bytes(photo)
      for _ in 0..<500 {
        var hostile = bytes
        for _ in 0..<4 {
          hostile[Int.random(in: 8..<bytes.count, using: &random)] = .random(in: 0...255)
        }
        if let color = try? Photo.color(ofImage: hostile) {
          #expect(color.chroma.isFinite && (0...1).contains(color.warmArea))
        }
      }
    }
  }

  @Test func `what is no photo says so`() throws {
    #expect(throws: PhotoProblem.unknownFormat) { try Photo.color(ofImage: []) }
    #expect(throws: PhotoProblem.unknownFormat) { try Photo.color(ofImage: Array("GIF89a".utf8)) }
    #expect(throws: PhotoProblem.missing) { try Photo.color(of: "/nowhere/sky.jpg") }
    let folder = FileManager.default.temporaryDirectory.path
    #expect(throws: PhotoProblem.unreadable) { try Photo.color(of: folder) }
    for (photo, format) in [(TinyPhotos.upright, PhotoProblem.Format.jpeg), (TinyPhotos.png, .png)]
    {
      #expect(throws: PhotoProblem.noLibrary(format)) {
        try Self.color(photo, library: "libnone.so.7")
      }
    }
  }
}
