/// What libFuzzer calls with one mutated input: a place and the points of a ring.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: min(count, 4_096)))
  if let complaint = RingCheck(bytes)?.complaint { fatalError(complaint) }
  return 0
}
