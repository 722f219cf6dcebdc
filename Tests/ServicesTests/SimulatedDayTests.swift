import Basics
import HTTP
import Providers
import Storage
import TestSupport
import Testing
import Time
import Vocabulary

@testable import EventLoop
@testable import Services

/// Eight processes ask about three places for a day, every half hour, of an upstream that fails
/// every third time in some way. The clocks are moved by hand.
@Suite("A day of eight clients and a flaky upstream")
struct SimulatedDayTests {
  struct Outcome: Sendable {
    var wrongValues: [String] = []
    var answers = 0
    var errors = 0
    /// Good answers of the upstream by place and minute.
    var calls: [String: Int] = [:]
    var pressure = 0.0
  }

  @Test(arguments: StoreKind.allCases)
  func endsWithNoWrongAnswerAndNoBudgetBroken(_ kind: StoreKind) {
    let offset = Box(Int64(0))
    let system = MonotonicClock.system
    let clock = MonotonicClock(
      now: { MonotonicInstant(nanoseconds: system.now().nanoseconds + offset.value) }, rate: 1)
    let outcome = onLoop(clock: clock) { loop in
      let day = Day(loop, kind.maker())
      for step in 0..<48 {
        offset.value += 1_800_000_000_000
        day.wall.value += 1_800
        await day.round(step)
      }
      return await day.finished()
    }
    #expect(outcome.wrongValues == [])
    #expect(outcome.answers > 1_000)
    #expect(outcome.calls.values.allSatisfy { $0 == 1 }, "one good call a place and minute")
    #expect(outcome.calls.count > 80)
    #expect(outcome.pressure < 1)
  }

  private struct Day: Sendable {
    let wall = Box(Laboratory.start)
    let clients: [Laboratory]
    let outcome = Box(Outcome())
    let chance = Box(SplitMix64(seed: 7))

    init(_ loop: Loop, _ maker: StoreMaker) {
      let http = HTTPDouble()
      let wall = wall
      clients = (0..<8).map {
        Laboratory(loop, http: http, store: maker.make(), wall: wall, name: "client \($0)")
      }
      let (outcome, chance) = (outcome, chance)
      http.on(Inquiry<Int>.upstream) { request in
        let place = request.url.split(separator: "=").last.map(String.init) ?? ""
        var die = chance.value
        let fate = Int(die.next() % 18)
        chance.value = die
        _ = await loop.sleep(milliseconds: fate % 3)
        switch fate {
        case 0: return .failure(.refused)
        case 1: return .failure(.cut)
        case 2: return .text("", status: 503)
        case 3: return .text("<html>")
        case 4: return .failure(.timeout)
        case 5: return .text("", status: 500)
        default:
          outcome.change { $0.calls["\(place)@\(Int(wall.value) / 60)", default: 0] += 1 }
          // The value tells for which place and when it was made.
          return .text("\(place)\(Int(wall.value))")
        }
      }
    }

    /// Everybody asks about every place at once.
    func round(_ step: Int) async {
      await withTaskGroup(of: Void.self) { group in
        for (index, client) in clients.enumerated() {
          for place in 1...3 {
            var die = SplitMix64(seed: UInt64(step * 100 + index * 10 + place))
            let policy = FetchPolicy(refresh: die.next() % 10 == 0, fallback: .stale)
            group.addTask { await ask(client, "\(place)", policy) }
          }
        }
      }
    }

    private func ask(_ client: Laboratory, _ place: String, _ policy: FetchPolicy) async {
      switch await client.ask(policy, .number(place)) {
      case .failure: outcome.change { $0.errors += 1 }
      case .success(let answer):
        let told = "\(place)\(Int(answer.source.fetchedAt ?? .earliest))"
        let isHonest =
          "\(answer.value)" == told
          && answer.source.ageSeconds.map { Double($0) }
            == wall.value.seconds(since: answer.source.fetchedAt ?? .earliest)
        outcome.change {
          $0.answers += 1
          if !isHonest { $0.wrongValues.append("\(answer.value) told as \(told)") }
        }
      }
    }

    func finished() async -> Outcome {
      let budget = ProviderGate.budget(of: .openMeteo)
      let pressure = await clients[0].store.pressure(
        on: "openMeteo", within: budget, at: wall.value)
      outcome.change { $0.pressure = pressure }
      return outcome.value
    }
  }
}
