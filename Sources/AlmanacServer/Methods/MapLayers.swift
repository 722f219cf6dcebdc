import AlmanacProtocol
import Providers
import Services
import Time
import Vocabulary
import Weather
import Words

/// `map.layers`: every layer, and why any is unavailable. Tile URL templates never contain a key.
extension Wire.MapLayersMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let answer = try await call.services.maps.layers(call.policy).get()
    let (wording, zone) = (call.wording, call.zone)
    return Result(
      layers: answer.value.map { Wire.MapLayer($0, wording, zone) }, tail: call.tail(answer))
  }
}

extension Wire.MapLayer {
  fileprivate init(_ entry: MapService.Entry, _ wording: Wording, _ zone: ZoneRules) {
    let layer = entry.layer
    self.init(
      id: layer.id, title: wording.page(layer.title).string,
      kind: layer.kind,
      available: entry.isAvailable,
      reason: entry.problem.map { $0.entry.reason ?? $0.entry.kind.rawValue },
      message: entry.problem.map {
        wording.language.text($0, provider: entry.provider.title)
      },
      urlTemplate: layer.urlTemplate, tileSize: layer.tileSize, minZoom: layer.minimumZoom,
      maxZoom: layer.maximumZoom, yOrder: .xyz,
      frames: layer.frames.map { frame in
        Wire.MapFrame(
          id: frame.id, time: zone.moment(frame.time),
          kind: frame.kind)
      },
      legend: layer.legend.map { entry in
        Wire.LegendEntry(
          value: entry.value, color: entry.color, label: entry.label,
          words: entry.words.map { wording.page($0).string })
      },
      needsKey: layer.needsKey)
  }
}
