import ReportLaws

/// What libFuzzer calls with one mutated input: the bytes of a METAR, SPECI or TAF.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let complaint = ReportLaws.complaint(bytes) { fatalError(complaint) }
  return 0
}
