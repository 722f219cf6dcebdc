#include "CTables.h"

// A section of their own: the linker merges .rodata with what Swift writes into a section of that name
// that is writable, and the tables would lie in writable memory.
#ifdef __APPLE__
#define TABLES __attribute__((section("__TEXT,__tables")))
#else
#define TABLES __attribute__((section(".tables")))
#endif

#define TABLE(name)                                                       \
  ctables_bytes ctables_##name(void) {                                    \
    return (ctables_bytes){name##_table, sizeof name##_table};            \
  }

TABLES _Alignas(8) static const unsigned char gazetteer_table[] = {
#embed "Tables/gazetteer.bin"
};
TABLES _Alignas(8) static const unsigned char regions_table[] = {
#embed "Tables/regions.bin"
};
TABLES _Alignas(8) static const unsigned char timezones_table[] = {
#embed "Tables/timezones.bin"
};
TABLES _Alignas(8) static const unsigned char outlines_table[] = {
#embed "Tables/outlines.bin"
};
TABLES _Alignas(8) static const unsigned char warning_areas_table[] = {
#embed "Tables/warning_areas.bin"
};
TABLES _Alignas(8) static const unsigned char warning_feeds_table[] = {
#embed "Tables/warning_feeds.tsv"
};
TABLES _Alignas(8) static const unsigned char zone_countries_table[] = {
#embed "Tables/zone_countries.tsv"
};
TABLES _Alignas(8) static const unsigned char stations_table[] = {
#embed "Tables/stations.bin"
};
TABLES _Alignas(8) static const unsigned char locales_table[] = {
#embed "Tables/locales.bin"
};
TABLES _Alignas(8) static const unsigned char normals_table[] = {
#embed "Tables/normals.bin"
};
TABLES _Alignas(8) static const unsigned char residuals_table[] = {
#embed "Tables/residuals.bin"
};
TABLES _Alignas(8) static const unsigned char climate_table[] = {
#embed "Tables/climate.bin"
};

TABLE(gazetteer)
TABLE(regions)
TABLE(timezones)
TABLE(outlines)
TABLE(warning_areas)
TABLE(warning_feeds)
TABLE(zone_countries)
TABLE(stations)
TABLE(locales)
TABLE(normals)
TABLE(residuals)
TABLE(climate)
