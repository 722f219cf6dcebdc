/// One of a closed list of words that the contract names. The raw value is what programs see: on
/// the wire, in the configuration and in files. What people read comes from the tables of words.
package protocol Word: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
