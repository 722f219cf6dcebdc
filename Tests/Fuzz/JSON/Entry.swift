/// What libFuzzer calls with one mutated input.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  RoundTrip.check(bytes)
  return 0
}

/// A precondition that says its message in a release build, too.
func require(_ condition: Bool, _ message: String) {
  if !condition { fatalError(message) }
}
