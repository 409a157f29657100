import Foundation
import Testing

@testable import UIKit

/// Springs move as the differential equation of a damped oscillator says.
struct SpringTests {
  nonisolated static let springs: [(dampingRatio: Double, velocity: Double, duration: Double)] = [
    (0.2, 0, 1), (0.5, 0, 0.4), (0.5, 4, 0.7), (0.8, -2, 2), (1, 0, 0.5), (1, 5, 1),
  ]

  @Test(arguments: springs)
  func `a spring solves its equation of motion`(row: (dampingRatio: Double, velocity: Double, duration: Double)) {
    let curve = SpringCurve(dampingRatio: row.dampingRatio, initialVelocity: row.velocity, duration: row.duration)
    let frequency = row.dampingRatio < 1 ? log(1000) / (row.dampingRatio * row.duration) : 9.2334 / row.duration
    let step = row.duration / 10_000
    var (way, speed) = (0.0, row.velocity)
    func pull(_ way: Double, _ speed: Double) -> Double {
      frequency * frequency * (1 - way) - 2 * row.dampingRatio * frequency * speed
    }
    for index in 1...9_000 {
      // The midpoint rule: its error shrinks with the step's square.
      let (middle, middleSpeed) = (way + speed * step / 2, speed + pull(way, speed) * step / 2)
      way += middleSpeed * step
      speed += pull(middle, middleSpeed) * step
      guard index % 500 == 0 else { continue }
      #expect(abs(curve.progress(at: Double(index) / 10_000) - way) < 1e-4, "after \(index) steps")
    }
  }

  @Test(arguments: springs)
  func `a spring starts with its speed`(row: (dampingRatio: Double, velocity: Double, duration: Double)) {
    let curve = SpringCurve(dampingRatio: row.dampingRatio, initialVelocity: row.velocity, duration: row.duration)
    let moment = 1e-7
    #expect(abs(curve.progress(at: moment) / (moment * row.duration) - row.velocity) < 1e-3)
  }
}
