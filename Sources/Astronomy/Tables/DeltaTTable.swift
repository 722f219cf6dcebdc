/// TT − UT1 in seconds at the start of every fifth year from 1790 on: Morrison, Stephenson,
/// Hohenkerk & Zawilski, "Addendum 2020 to Measurement of the Earth's rotation" (Proc. R. Soc. A
/// 477, 2021), IERS observations 1973–2025, and their long-term parabola joined to the present.
enum DeltaTTable {
  static let firstYear = 1790.0
  static let yearsPerStep = 5.0

  static let seconds: [Double] = [
    20.79, 19.83, 18.37, 16.58, 15.68, 16.37, 16.52, 14.14, 10.80, 8.52,
    7.63, 8.02, 9.34, 10.36, 9.04, 8.25, 2.37, -1.13, -3.21, -4.39,
    -3.88, -5.02, -1.98, 4.92, 11.14, 17.48, 21.62, 23.79, 24.42, 24.16,
    24.42, 27.05, 28.93, 30.41, 33.07, 35.09, 39.93, 45.48, 50.54, 54.34,
    56.86, 60.79, 63.83, 64.69, 66.07, 67.64, 69.36, 69.14, 69.08, 69.26,
    69.72, 70.45, 71.44, 72.70, 74.23, 76.02, 78.08, 80.40, 82.98, 85.83,
    88.94, 92.30, 95.93, 99.81, 103.95, 108.35, 113.00, 117.91, 123.08, 128.49,
    134.16, 140.09, 146.26, 152.68, 159.35, 166.27, 173.44, 180.85, 188.51, 196.42,
    204.57, 212.96, 221.59, 230.47, 239.59, 248.94,
  ]
}
