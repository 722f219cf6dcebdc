import Foundation
import HTTP
import Storage
import TestSupport
import Vocabulary
import Words

/// The texts about a few worlds: every scene with all languages and units, made once for all laws.
struct Stage: Sendable {
  struct Key: Hashable, Sendable {
    let seed: UInt64
    let scene: Scene
    let voicing: Voicing
  }

  let told: [Key: [Rendering]]

  /// `ALMANAC_TELLING=whole`: all units in every language and scene, of more worlds.
  static let isWhole = ProcessInfo.processInfo.environment["ALMANAC_TELLING"] == "whole"
  static let shared = Result { try Stage() }
  static let tokenizers = Dictionary(
    uniqueKeysWithValues: SpokenLanguage.allCases.map {
      ($0, Tokenizer(Wording(locale: $0.rawValue)))
    })

  private init() throws {
    let voicings = Voicing.sample(Self.isWhole)
    var told: [Key: [Rendering]] = [:]
    for seed in 1...(Self.isWhole ? 6 : 1) as ClosedRange<UInt64> {
      let world = GeneratedWorld(seed: seed)
      let store = SQLiteStore.inMemory()
      let later = world.now + 3 * 3_600
      func tell(_ scene: Scene, _ now: Int, _ http: HTTPClient, _ store: SQLiteStore) throws {
        let teller = Teller(now: now, http: http, store: store)
        // The first answer comes from a provider, all others from memory.
        _ = try teller.tell(voicings[0], scene, all: true)
        for voicing in voicings where scene == .fresh || Self.isWhole || voicing.units == .metric {
          told[Key(seed: seed, scene: scene, voicing: voicing)] = try teller.tell(
            voicing, scene, all: Self.isWhole)
        }
      }
      try tell(.fresh, world.now, world.client, store)
      try tell(.stale, later, .offline, store)
      try tell(.estimate, world.now, .offline, .inMemory())
    }
    self.told = told
    dump()
  }

  /// `ALMANAC_TELLING_FOLDER`: where to write all of it, to look at.
  private func dump() {
    guard let folder = ProcessInfo.processInfo.environment["ALMANAC_TELLING_FOLDER"] else { return }
    for (key, renderings) in told {
      let name = "\(key.seed).\(key.scene).\(key.voicing.language.rawValue).\(key.voicing.units)"
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for one in renderings {
        try? Data((one.text + "\n").utf8)
          .write(to: url.appendingPathComponent("\(one.method).\(one.door)"))
      }
    }
  }

  /// Each rendering beside the one of the same method and door in another voice.
  func pairs(
    _ other: (Voicing) -> Voicing
  ) -> [(key: Key, one: Rendering, other: Rendering)] {
    told.flatMap { key, renderings in
      let voicing = other(key.voicing)
      guard voicing != key.voicing,
        let others = told[Key(seed: key.seed, scene: key.scene, voicing: voicing)]
      else { return [(key: Key, one: Rendering, other: Rendering)]() }
      let known = Dictionary(others.map { (Place($0), $0) }) { $1 }
      return renderings.compactMap { one in known[Place(one)].map { (key, one, $0) } }
    }
  }

  private struct Place: Hashable {
    let method: String
    let door: Door

    init(_ rendering: Rendering) { (method, door) = (rendering.method, rendering.door) }
  }
}

extension Rendering {
  func tokens(_ language: SpokenLanguage) -> Tokens {
    guard let tokenizer = Stage.tokenizers[language] else { preconditionFailure("all are there") }
    return Tokens(text, tokenizer)
  }
}
