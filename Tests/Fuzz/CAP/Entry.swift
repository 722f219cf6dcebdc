import CAPLaws

/// What libFuzzer calls with one mutated input: the bytes of a message of CAP in XML.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let complaint = CAPLaws.complaint(bytes) { fatalError(complaint) }
  return 0
}
