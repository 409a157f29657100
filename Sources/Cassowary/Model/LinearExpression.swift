/// A coefficient times a variable.
package struct Term: BitwiseCopyable, Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant. A variable may occur in several terms; their coefficients add up.
package struct LinearExpression: Hashable, Sendable {
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}
