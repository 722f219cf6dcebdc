import Foundation
import RowDriver

private let driver = RowDriver()

/// What libFuzzer calls with one mutated input.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    let faults = await driver.faults(of: Array(bytes.prefix(256)))
    if !faults.isEmpty { fatalError(faults.joined(separator: "\n")) }
    done.signal()
  }
  done.wait()
  return 0
}
