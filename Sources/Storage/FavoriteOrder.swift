/// The order of favorites by id; the single definition of "before".
package enum FavoriteOrder {
  /// `ids` with `id` before `other`, or last if `other` is nil; nil if `other` is missing. An
  /// existing `id` is moved.
  package static func placing(_ id: String, before other: String?, in ids: [String]) -> [String]? {
    if id == other { return ids.contains(id) ? ids : nil }
    var result = ids.filter { $0 != id }
    guard let other else { return result + [id] }
    guard let index = result.firstIndex(of: other) else { return nil }
    result.insert(id, at: index)
    return result
  }
}
