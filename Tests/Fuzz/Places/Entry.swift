/// What libFuzzer calls with one mutated input: a text that says where.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(
    decoding: UnsafeBufferPointer(start: start, count: min(count, 256)), as: UTF8.self)
  if let complaint = PlaceCheck.complaint(text) { fatalError(complaint) }
  return 0
}
