/// What libFuzzer calls with one mutated input. The first two bytes choose how the rest is cut and
/// which limits hold; the rest is what a client sends.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard count > 2 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let input = bytes[2...]
  let limits = Connection.limits(small: bytes[1] & 1 == 1)

  var whole = Connection(limits: limits, patience: .none)
  whole.run(input, pieceSize: input.count)
  var cut = Connection(limits: limits, patience: .none)
  cut.run(input, pieceSize: 1 + Int(bytes[0]) % 64)
  if whole.written != cut.written {
    let one = String(decoding: whole.written, as: UTF8.self)
    let other = String(decoding: cut.written, as: UTF8.self)
    fatalError("where the input is cut shows in the output:\n\(one)\n--- cut:\n\(other)")
  }

  var late = Connection(limits: limits, patience: .some(seed: bytes[0]))
  late.run(input, pieceSize: 1 + Int(bytes[1]) % 32)
  return 0
}

/// A precondition that says its message in a release build, too.
func require(_ condition: Bool, _ message: String) {
  if !condition { fatalError(message) }
}
