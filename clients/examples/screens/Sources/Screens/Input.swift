import AlmanacClient

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The lines of standard input, read on a thread of their own: a task that waits for a person would
/// hold up the others.
func typedLines() -> AsyncStream<String> {
  AsyncStream { continuation in
    let box = Unmanaged.passRetained(Lines(continuation))
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, nil, { Lines.read($0) }, box.toOpaque())
    #else
      var thread = pthread_t()
      pthread_create(&thread, nil, { $0.flatMap { Lines.read($0) } }, box.toOpaque())
    #endif
  }
}

private final class Lines {
  let continuation: AsyncStream<String>.Continuation
  init(_ continuation: AsyncStream<String>.Continuation) { self.continuation = continuation }

  static func read(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let lines = Unmanaged<Lines>.fromOpaque(context).takeRetainedValue()
    while let line = readLine() { lines.continuation.yield(line) }
    lines.continuation.finish()
    return nil
  }
}

/// A device for programs without one: SCREENS_DEVICE is `latitude,longitude`, or `denied`.
enum DeviceOfTheEnvironment {
  static let location: LocationProvider = { _ in
    guard let value = getenv("SCREENS_DEVICE") else { return nil }
    let text = String(cString: value)
    if text == "denied" { throw LocationDenied() }
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    return LocationRequestResult(latitude: numbers[0], longitude: numbers[1])
  }
}
