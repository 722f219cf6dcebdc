package import AlmanacCore
import CPhoto
import EventLoop

/// Why a photo cannot be used.
package enum PhotoProblem: Error, Equatable, Sendable {
  case missing
  case unreadable
  /// More than 64 MiB, or more than 200 million pixels.
  case tooLarge
  /// Neither JPEG nor PNG.
  case unknownFormat
  /// Cut or damaged.
  case damaged
  /// No libturbojpeg or libpng on this machine.
  case noLibrary(Format)
}

extension PhotoProblem {
  package enum Format: String, Sendable { case jpeg, png }
}

/// A photo of the sky, reduced to its color. The pixels are not kept.
package enum Photo {
  private static let maximumBytes = 64 << 20
  private static let maximumPixels: UInt64 = 200_000_000
  /// Wide and high enough for a mean color.
  private static let enough: UInt32 = 256

  /// Blocking: up to a second for a large photo.
  /// - Parameters:
  ///   - path: of a JPEG or PNG file.
  ///   - library: the file name of the decoder instead of the usual ones (tests).
  package static func color(
    of path: String, library: String? = nil
  ) throws(PhotoProblem) -> PhotoColor {
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(path, limit: maximumBytes)
    } catch {
      switch error {
      case .missing: throw .missing
      case .unreadable: throw .unreadable
      case .larger: throw .tooLarge
      }
    }
    return try color(ofImage: bytes, library: library)
  }

  package static func color(
    ofImage bytes: [UInt8], library: String? = nil
  ) throws(PhotoProblem) -> PhotoColor {
    guard let format = PhotoProblem.Format(of: bytes) else { throw .unknownFormat }
    var image = unsafe cphoto_image()
    let status =
      switch format {
      case .jpeg:
        unsafe cphoto_jpeg(library, bytes, bytes.count, maximumPixels, enough, &image)
      case .png: unsafe cphoto_png(library, bytes, bytes.count, maximumPixels, &image)
      }
    switch status {
    case CPHOTO_DECODED: break
    case CPHOTO_NO_LIBRARY: throw .noLibrary(format)
    case CPHOTO_TOO_LARGE, CPHOTO_OUT_OF_MEMORY: throw .tooLarge
    default: throw .damaged
    }
    defer { unsafe cphoto_free(&image) }
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    let pixels = unsafe [UInt8](UnsafeBufferPointer(start: image.pixels, count: 3 * width * height))
    let upright = Upright(pixels, width: width, height: height, top: PhotoTop(ofJPEG: bytes))
    guard let color = PhotoColor(pixels: upright.pixels, width: upright.width) else {
      throw .damaged
    }
    return color
  }
}

extension PhotoProblem.Format {
  /// By the first bytes: ITU-T T.81 (SOI and a marker), and the signature of PNG.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else {
      return nil
    }
  }
}

/// Pixels with the sky at the top; reduced to at most about 512 columns and rows.
private struct Upright {
  var pixels: [UInt8] = []
  let width: Int

  init(_ source: [UInt8], width: Int, height: Int, top: PhotoTop) {
    let isTurned = top == .left || top == .right
    let (columns, rows) = isTurned ? (height, width) : (width, height)
    let (across, down) = (max(columns / 512, 1), max(rows / 512, 1))
    self.width = (columns + across - 1) / across
    for row in stride(from: 0, to: rows, by: down) {
      for column in stride(from: 0, to: columns, by: across) {
        // Left and right do not matter for a mean.
        let (x, y) =
          switch top {
          case .top: (column, row)
          case .bottom: (column, height - 1 - row)
          case .left: (row, column)
          case .right: (width - 1 - row, column)
          }
        let start = 3 * (y * width + x)
        pixels += source[start..<start + 3]
      }
    }
  }
}

/// The side of the stored pixels that is up.
enum PhotoTop: Sendable {
  case top, bottom, left, right

  /// From a JPEG's Exif orientation (CIPA DC-008, tag 0x0112); `top` if there is none.
  init(ofJPEG bytes: [UInt8]) {
    switch Exif.orientation(ofJPEG: bytes) {
    case 3, 4: self = .bottom
    case 5, 6: self = .left
    case 7, 8: self = .right
    default: self = .top
    }
  }
}

private enum Exif {
  static func orientation(ofJPEG bytes: [UInt8]) -> Int? {
    var start = 2
    // Segments up to the scan: a marker, and a length that counts itself.
    while start + 4 <= bytes.count, bytes[start] == 0xFF, bytes[start + 1] != 0xDA {
      let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
      let end = start + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let body = bytes[start + 4..<end]
      if bytes[start + 1] == 0xE1, body.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
        return orientation(ofTIFF: Array(body.dropFirst(6)))
      }
      start = end
    }
    return nil
  }

  private static func orientation(ofTIFF bytes: [UInt8]) -> Int? {
    let isLittle = bytes.starts(with: [0x49, 0x49])
    guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return nil }
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start + count <= bytes.count else { return nil }
      let part = bytes[start..<start + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for index in 0..<entries {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }
}
