// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Units
package import Vocabulary

extension Wire {

/// A value on one scale.
package struct AirQualityIndex: WireWritable {
  /// Scale of the value.
  package var scale: AirQualityScale
  /// Its value.
  package var value: Measure<Kinds.Whole>?
  /// The class of the value.
  package var category: AirQualityCategory?
  /// Pollutant that determines the value.
  package var dominantPollutant: Pollutant?

  package init(scale: AirQualityScale, value: Measure<Kinds.Whole>?, category: AirQualityCategory?, dominantPollutant: Pollutant?) {
    self.scale = scale
    self.value = value
    self.category = category
    self.dominantPollutant = dominantPollutant
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("scale", scale)
    writer.member("value", value)
    writer.member("category", category)
    writer.member("dominantPollutant", dominantPollutant)
    writer.endObject()
  }
}

/// Concentrations of pollutants.
package struct Pollutants: WireWritable {
  /// Particles below 2.5 µm. In `units.pollutant`.
  package var pm25: Measure<Kinds.Pollutant>?
  /// Particles below 10 µm. In `units.pollutant`.
  package var pm10: Measure<Kinds.Pollutant>?
  /// Nitrogen dioxide. In `units.pollutant`.
  package var no2: Measure<Kinds.Pollutant>?
  /// Ozone. In `units.pollutant`.
  package var o3: Measure<Kinds.Pollutant>?
  /// Sulfur dioxide. In `units.pollutant`.
  package var so2: Measure<Kinds.Pollutant>?
  /// Carbon monoxide. In `units.pollutant`.
  package var co: Measure<Kinds.Pollutant>?
  /// Ammonia. In `units.pollutant`.
  package var nh3: Measure<Kinds.Pollutant>?
  /// Nitrogen monoxide; not part of any scale. In `units.pollutant`.
  package var no: Measure<Kinds.Pollutant>?

  package init(pm25: Measure<Kinds.Pollutant>?, pm10: Measure<Kinds.Pollutant>?, no2: Measure<Kinds.Pollutant>?, o3: Measure<Kinds.Pollutant>?, so2: Measure<Kinds.Pollutant>?, co: Measure<Kinds.Pollutant>?, nh3: Measure<Kinds.Pollutant>?, no: Measure<Kinds.Pollutant>?) {
    self.pm25 = pm25
    self.pm10 = pm10
    self.no2 = no2
    self.o3 = o3
    self.so2 = so2
    self.co = co
    self.nh3 = nh3
    self.no = no
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("pm25", pm25)
    writer.member("pm10", pm10)
    writer.member("no2", no2)
    writer.member("o3", o3)
    writer.member("so2", so2)
    writer.member("co", co)
    writer.member("nh3", nh3)
    writer.member("no", no)
    writer.endObject()
  }
}

/// Grains per cubic meter.
package struct Pollen: WireWritable {
  /// Alder.
  package var alder: Measure<Kinds.Tenth>?
  /// Birch.
  package var birch: Measure<Kinds.Tenth>?
  /// Grass.
  package var grass: Measure<Kinds.Tenth>?
  /// Mugwort.
  package var mugwort: Measure<Kinds.Tenth>?
  /// Olive.
  package var olive: Measure<Kinds.Tenth>?
  /// Ragweed.
  package var ragweed: Measure<Kinds.Tenth>?

  package init(alder: Measure<Kinds.Tenth>?, birch: Measure<Kinds.Tenth>?, grass: Measure<Kinds.Tenth>?, mugwort: Measure<Kinds.Tenth>?, olive: Measure<Kinds.Tenth>?, ragweed: Measure<Kinds.Tenth>?) {
    self.alder = alder
    self.birch = birch
    self.grass = grass
    self.mugwort = mugwort
    self.olive = olive
    self.ragweed = ragweed
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("alder", alder)
    writer.member("birch", birch)
    writer.member("grass", grass)
    writer.member("mugwort", mugwort)
    writer.member("olive", olive)
    writer.member("ragweed", ragweed)
    writer.endObject()
  }
}

/// Air quality of one hour.
package struct AirQualityHour: WireWritable {
  /// Start of the hour.
  package var time: Moment
  /// The index on each scale.
  package var aqi: [AirQualityIndex]
  /// Concentrations.
  package var pollutants: Pollutants
  /// At 550 nm.
  package var aerosolOpticalDepth: Measure<Kinds.Thousandth>?
  /// Saharan dust. In `units.pollutant`.
  package var dust: Measure<Kinds.Pollutant>?
  /// Pollen; null outside Europe.
  package var pollen: Pollen?

  package init(time: Moment, aqi: [AirQualityIndex], pollutants: Pollutants, aerosolOpticalDepth: Measure<Kinds.Thousandth>?, dust: Measure<Kinds.Pollutant>?, pollen: Pollen?) {
    self.time = time
    self.aqi = aqi
    self.pollutants = pollutants
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.dust = dust
    self.pollen = pollen
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.labeled("time", time)
    writer.member("aqi", aqi)
    writer.member("pollutants", pollutants)
    writer.member("aerosolOpticalDepth", aerosolOpticalDepth)
    writer.member("dust", dust)
    writer.member("pollen", pollen)
    writer.endObject()
  }
}

}
