import EventLoop
import Places
import Storage
import Basics
import TestSupport
import Testing
import Time

@testable import Services

@Suite("The user's places")
struct FavoritesTests {
  let local = LocalPlaces(zones: ZoneDatabase { _ in nil })

  private func place(_ name: String) throws -> ResolvedPlace {
    try #require(try local.find(.text(name)))
  }

  private func service(_ lab: Laboratory) -> FavoritesService {
    FavoritesService(lab.pipeline.environment, local: local)
  }

  @Test(arguments: StoreKind.allCases)
  func orderNamesAndIdsStay(_ kind: StoreKind) throws {
    let places = try ["Lisbon", "Porto", "Faro"].map(place)
    let (added, again, moved, missing, rows) = onLoop { loop in
      let maker = kind.maker()
      let favorites = service(Laboratory(loop, store: maker.make()))
      var added: [AddedFavorite] = []
      for place in places { added += [await favorites.add(place).value].compactMap(\.self) }
      let again = await favorites.add(places[1], name: "Other")
      let moved = await favorites.move(id: added[2].row.id, before: added[0].row.id)
      _ = await favorites.rename(id: added[1].row.id, name: "Invicta")
      let missing = await favorites.remove(id: "nobody")
      let other = service(Laboratory(loop, store: maker.make()))
      return (added, again, moved, missing, await other.list())
    }
    #expect(added.map(\.isNew) == [true, true, true])
    #expect(again.value?.isNew == false)
    #expect(again.value?.row.id == added[1].row.id)
    guard case .done(_, isChanged: true)? = moved.value else {
      Issue.record("not moved")
      return
    }
    #expect(missing.value == .notFound)
    #expect(rows.value?.rows.map(\.name) == ["Faro", "Lisbon", "Invicta"])
    #expect(rows.value?.rows.map(\.place.place.id) == [2, 0, 1].map { places[$0].place.id })
    #expect(rows.value?.rows.first?.addedAt == Laboratory.start)
  }

  @Test(arguments: StoreKind.allCases)
  func anotherProcessHearsOfAChange(_ kind: StoreKind) throws {
    let lisbon = try place("Lisbon")
    let (heard, own, afterwards) = onLoop(clock: .running(atRate: 20)) { loop in
      let maker = kind.maker()
      let one = service(Laboratory(loop, store: maker.make()))
      let two = service(Laboratory(loop, store: maker.make()))
      let (heard, own) = (Box([Int]()), Box([Int]()))
      await one.listen(.connection(1)) { revision in own.change { $0.append(revision) } }
      await two.listen(.connection(1)) { revision in heard.change { $0.append(revision) } }
      // A slow first look is not waited for, and what came before it is no change.
      while two.state.withLock({ $0.revision }) == nil {
        _ = await loop.sleep(milliseconds: 100)
      }
      let revision = await one.add(lisbon).value?.revision
      for _ in 0..<Patience.seconds * 200 where heard.value.isEmpty {
        _ = await loop.sleep(milliseconds: 100)
      }
      let result = (heard.value, own.value)
      two.ignore(.connection(1))
      one.ignore(.connection(1))
      _ = await one.remove(id: "x")
      return (result.0, result.1, revision)
    }
    #expect(heard == [try #require(afterwards)])
    #expect(own == heard)
  }
}
