/// The namespace of everything that is generated from `protocol-spec/schemas` and
/// `protocol-spec/methods`, so that `Wire.Place` is never taken for a value of the core.
package enum Wire {}
