import Cassowary

// Constraints written as they are read: `x + 2 * y <= 10`.

struct Sum {
  var terms: [Term] = []
  var constant = 0.0

  static func + (a: Sum, b: Sum) -> Sum { Sum(terms: a.terms + b.terms, constant: a.constant + b.constant) }
  static func - (a: Sum, b: Sum) -> Sum { a + -1 * b }
  static func * (factor: Double, a: Sum) -> Sum {
    Sum(terms: a.terms.map { Term($0.variable, factor * $0.coefficient) }, constant: factor * a.constant)
  }
}

extension Sum: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { self.init(constant: value) }
  init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}

extension Double {
  var sum: Sum { Sum(constant: self) }
}

extension Variable {
  var sum: Sum { Sum(terms: [Term(self)]) }
  static func + (a: Variable, b: Sum) -> Sum { a.sum + b }
  static func + (a: Variable, b: Variable) -> Sum { a.sum + b.sum }
  static func - (a: Variable, b: Sum) -> Sum { a.sum - b }
  static func - (a: Variable, b: Variable) -> Sum { a.sum - b.sum }
  static func * (factor: Double, a: Variable) -> Sum { factor * a.sum }
}

func == (a: Sum, b: Sum) -> Constraint { constraint(a, .equal, b) }
func <= (a: Sum, b: Sum) -> Constraint { constraint(a, .lessThanOrEqual, b) }
func >= (a: Sum, b: Sum) -> Constraint { constraint(a, .greaterThanOrEqual, b) }
func == (a: Variable, b: Sum) -> Constraint { a.sum == b }
func <= (a: Variable, b: Sum) -> Constraint { a.sum <= b }
func >= (a: Variable, b: Sum) -> Constraint { a.sum >= b }
func == (a: Sum, b: Variable) -> Constraint { a == b.sum }
func <= (a: Sum, b: Variable) -> Constraint { a <= b.sum }
func >= (a: Sum, b: Variable) -> Constraint { a >= b.sum }
func <= (a: Variable, b: Variable) -> Constraint { a.sum <= b.sum }

precedencegroup PriorityPrecedence {
  lowerThan: ComparisonPrecedence
}
infix operator ~ : PriorityPrecedence
func ~ (a: Constraint, priority: Float) -> Constraint { Constraint(a.expression, a.relation, priority: priority) }

private func constraint(_ a: Sum, _ relation: Relation, _ b: Sum) -> Constraint {
  let difference = a - b
  return Constraint(LinearExpression(difference.terms, constant: difference.constant), relation)
}
