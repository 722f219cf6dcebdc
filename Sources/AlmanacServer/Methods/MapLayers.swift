import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `map.layers`: every layer there is, with why one is not available. A template has no key in
  /// it.
  static let mapLayers = fetched(Wire.MapLayersMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let answer = try await invocation.services.maps.layers(
      invocation.policy(params.network)
    ).forMethod()
    let report = Report(answer, place, invocation.units(nil))
    let times = invocation.times(place.zone)
    return Wire.MapLayersResult(
      layers: answer.value.map { Wire.MapLayer($0, times) }, place: report.place,
      source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }
}

extension Wire.MapLayer {
  fileprivate init(_ entry: MapService.Entry, _ times: WireTimes) {
    let layer = entry.layer
    let failure = entry.problem.map { MethodFailure($0) }
    self.init(
      id: layer.id, title: layer.title,
      kind: Wire.MapLayerKind(layer.kind),
      available: entry.isAvailable,
      reason: failure.map { $0.entry.reason ?? $0.entry.kind.rawValue },
      urlTemplate: layer.urlTemplate, tileSize: layer.tileSize, minZoom: layer.minimumZoom,
      maxZoom: layer.maximumZoom, yOrder: .xyz,
      frames: layer.frames.map { frame in
        Wire.MapFrame(
          id: frame.id, time: times.text(Instant(unixSeconds: frame.timeUnixSeconds)),
          kind: Wire.FrameKind(frame.kind))
      },
      legend: layer.legend.map { entry in
        Wire.LegendEntry(value: entry.value, color: entry.color, label: entry.label)
      },
      needsKey: layer.needsKey)
  }
}
