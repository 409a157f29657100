import Foundation
import GoogleNavigation
import Rendering

/// A worker process's work: sessions one after the other on the main actor, drawing behind them on every core.
@MainActor
struct Worker {
  let events: EventStream

  /// Makes the pictures that are ordered.
  func run(_ orders: inout OrderLines) async throws {
    let order = try orders.order()
    let maker = try DelegateMaker(order.delegate)
    var themes = ThemeStore()
    let cache = order.count > 1 ? DrawingCache() : nil
    try await withThrowingTaskGroup(of: Void.self) { group in
      var running = 0
      while let item = try orders.nextItem() {
        events.send(.began(item.id))
        if let request = item.job.audit {
          audit(item, request, maker: maker, themes: &themes)
          continue
        }
        guard let picture = solve(item, maker: maker, themes: &themes) else { continue }
        events.send(.solved(item.id))
        // A bounded number of display lists and bitmaps lives at a time, however long the list of jobs is.
        if running == order.concurrency { try await group.next() } else { running += 1 }
        group.addTask { [events] in Self.draw(picture, item: item, cache: cache, events: events) }
      }
    }
  }

  private func solve(
    _ item: WorkerOrder.Item, maker: DelegateMaker, themes: inout ThemeStore
  ) -> SolvedPicture? {
    do {
      let theme = try themes.theme(named: item.job.scenario.themeName)
      let runner = ScenarioRunner(scenario: item.job.scenario, theme: theme) { [events] moment in
        events.send(.reached(item.id, moment: moment))
      }
      UIKitNotes.forget()
      return try runner.run(builtIn: maker.builtInSettings) {
        events.send(.reached(item.id, moment: "in its initializer"))
        return try maker.delegate()
      }
    } catch {
      events.send(.finished(item.id, .failed(.error("\(error)"))))
      return nil
    }
  }

  private func audit(
    _ item: WorkerOrder.Item, _ request: AuditRequest, maker: DelegateMaker, themes: inout ThemeStore
  ) {
    do {
      let runner = AuditRunner(
        plan: AuditPlan(device: item.job.scenario.device, delegate: item.job.scenario.delegate),
        sources: try request.readSources(),
        makeDelegate: maker.delegate,
        began: { [events] in events.send(.began(item.id)) },
        reached: { [events] moment in events.send(.reached(item.id, moment: moment)) })
      let records = try runner.records(themes: &themes)
      events.send(.finished(item.id, .made(PictureReport(findings: [], timing: PictureTiming(), audit: records))))
    } catch {
      events.send(.finished(item.id, .failed(.error("\(error)"))))
    }
  }

  nonisolated private static func draw(
    _ picture: SolvedPicture, item: WorkerOrder.Item, cache: DrawingCache?, events: EventStream
  ) {
    do {
      let report = try PictureWriter(picture: picture, job: item.job, cache: cache).write()
      events.send(.finished(item.id, .made(report)))
    } catch let error as FileError {
      events.send(.finished(item.id, .failed(.notWritten("\(error)"))))
    } catch {
      events.send(.finished(item.id, .failed(.error("\(error)"))))
    }
  }
}
