import AlmanacServer
import OutsideText

/// What libFuzzer calls with one mutated input: lines, each the number of a variable and its value,
/// of all that are read.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let all = EnvironmentVariable.allCases
  var variables: [String: String] = [:]
  for line in bytes.split(separator: 0x0A) {
    guard let first = line.first else { continue }
    let text = line.dropFirst().filter { $0 != 0 }
    variables[all[Int(first) % all.count].rawValue] = String(decoding: text, as: UTF8.self)
  }
  let environment = ProcessEnvironment(variables)
  let configuration = Configuration(environment: environment, file: nil)
  if let complaint = OutsideText.complaint(environment, configuration) { fatalError(complaint) }
  return 0
}
