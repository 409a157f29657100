/// An unknown of a `Solver`: a small number, meaningful only to the solver that made it.
///
/// A freed variable's number is given out again, so a variable must not outlive `Solver.free(_:)`.
package struct Variable: BitwiseCopyable, Hashable, Sendable {
  package let index: Int32
}
