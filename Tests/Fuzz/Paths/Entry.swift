import PathLaws

private let sandbox = PathSandbox()

/// What libFuzzer calls with one mutated input: a path.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let complaint = PathLaws.complaint(text, in: sandbox) { fatalError(complaint) }
  return 0
}
