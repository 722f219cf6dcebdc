/// The labels of what a sunset's score is made of, in ascending order. `Sunset` says where each one
/// begins.
package enum CloudCoverLabel: CaseIterable, Sendable {
  case clear
  case partly
  case overcast
}

package enum HighCloudLabel: CaseIterable, Sendable {
  case none
  case few
  case many
}

package enum HumidityLabel: CaseIterable, Sendable {
  case dry
  case ok
  case humid
}

package enum AerosolLabel: CaseIterable, Sendable {
  case low
  case moderate
  case high
}

package enum VisibilityLabel: CaseIterable, Sendable {
  case poor
  case moderate
  case good
}
