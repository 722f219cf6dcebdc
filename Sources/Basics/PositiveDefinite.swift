/// Linear equations with a symmetric matrix.
package enum PositiveDefinite {
  /// The solution of `matrix` · x = `right`, by Cholesky's factors.
  /// - Parameter matrix: row by row; its lower triangle is read.
  /// - Returns: nil if the matrix is not positive definite.
  package static func solution(of matrix: [Double], _ right: [Double]) -> [Double]? {
    let size = right.count
    precondition(matrix.count == size * size)
    var factor = matrix
    var result = right
    for row in 0..<size {
      for column in 0...row {
        var sum = factor[size * row + column]
        for k in 0..<column { sum -= factor[size * row + k] * factor[size * column + k] }
        guard row != column || sum > 0 else { return nil }
        factor[size * row + column] =
          row == column ? sum.squareRoot() : sum / factor[(size + 1) * column]
      }
      for k in 0..<row { result[row] -= factor[size * row + k] * result[k] }
      result[row] /= factor[(size + 1) * row]
    }
    for row in (0..<size).reversed() {
      for k in row + 1..<size { result[row] -= factor[size * k + row] * result[k] }
      result[row] /= factor[(size + 1) * row]
    }
    return result
  }
}
