// The embedded tables. Nothing is decoded or touched before the first call that needs it: the
// bytes are read-only pages of the executable. Layouts: Scripts/tables/*.py, which make them.
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Bytes that live as long as the process. `start` is aligned to 8 bytes; integers in the tables
/// are little-endian and aligned only where Scripts/tables says so.
typedef struct {
  const unsigned char *start;
  size_t count;
} ctables_bytes;

/// Places, their names and the sorted search index. GeoNames, CC BY 4.0.
ctables_bytes ctables_gazetteer(void);
/// Names of countries, divisions and airports, each with the place it leads to. GeoNames, CC BY 4.0;
/// Unicode CLDR, Unicode License v3.
ctables_bytes ctables_regions(void);
/// Boundaries of time zones. timezone-boundary-builder, ODbL 1.0.
ctables_bytes ctables_timezones(void);
/// Land and borders of countries. Natural Earth, public domain.
ctables_bytes ctables_outlines(void);
/// Outlines of the areas that European warnings name. EUMETNET - MeteoAlarm, CC BY 4.0.
ctables_bytes ctables_warning_areas(void);
/// Feeds of national alerting authorities, as text. WMO Register of Alerting Authorities.
ctables_bytes ctables_warning_feeds(void);
/// The country of each time zone, as text. IANA Time Zone Database, public domain.
ctables_bytes ctables_zone_countries(void);
/// Stations that send METARs. OurAirports and NOAA, public domain.
ctables_bytes ctables_stations(void);
/// How locales count and write numbers, clocks and dates. Unicode CLDR, Unicode License v3.
ctables_bytes ctables_locales(void);
/// Monthly normals 1991-2020 on a grid of 2.5 degrees.
ctables_bytes ctables_normals(void);
/// Corrections of the temperature normals at weather stations.
ctables_bytes ctables_residuals(void);
/// Global warming by scenario, regional scaling, region outlines, levers. IPCC AR6, FaIR.
ctables_bytes ctables_climate(void);

#ifdef __cplusplus
}
#endif
