import Vocabulary

extension ConditionKind {
  /// Of its row in the catalog: cases without payload are numbered in their order (Swift ABI, type
  /// layout). A hash would be that of the slug.
  var index: Int { unsafe Int(unsafeBitCast(self, to: UInt8.self)) }
}
