/// The order of favorites as ids: the one place that knows what "before" means.
enum FavoriteOrder {
  /// `ids` with `id` standing before `other`, or last when `other` is nil; nil when `other` is not
  /// among them. An `id` that is there already moves.
  static func placing(_ id: String, before other: String?, in ids: [String]) -> [String]? {
    if id == other { return ids.contains(id) ? ids : nil }
    var result = ids.filter { $0 != id }
    guard let other else { return result + [id] }
    guard let index = result.firstIndex(of: other) else { return nil }
    result.insert(id, at: index)
    return result
  }
}
