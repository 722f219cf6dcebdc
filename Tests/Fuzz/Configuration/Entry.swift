import AlmanacServer
import OutsideText

/// What libFuzzer calls with one mutated input: the bytes of a configuration file.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let environment = ProcessEnvironment([:])
  let file = ConfigurationText.bytes(bytes, isAccessibleToOthers: bytes.count % 2 == 0)
  let configuration = Configuration(environment: environment, file: file)
  if let complaint = OutsideText.complaint(environment, configuration) { fatalError(complaint) }
  return 0
}
