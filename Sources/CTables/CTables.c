#include "CTables.h"

#define TABLE(name)                                                       \
  ctables_bytes ctables_##name(void) {                                    \
    return (ctables_bytes){name##_table, sizeof name##_table};            \
  }

_Alignas(8) static const unsigned char gazetteer_table[] = {
#embed "Tables/gazetteer.bin"
};
_Alignas(8) static const unsigned char timezones_table[] = {
#embed "Tables/timezones.bin"
};
_Alignas(8) static const unsigned char outlines_table[] = {
#embed "Tables/outlines.bin"
};
_Alignas(8) static const unsigned char normals_table[] = {
#embed "Tables/normals.bin"
};
_Alignas(8) static const unsigned char residuals_table[] = {
#embed "Tables/residuals.bin"
};
_Alignas(8) static const unsigned char climate_table[] = {
#embed "Tables/climate.bin"
};

TABLE(gazetteer)
TABLE(timezones)
TABLE(outlines)
TABLE(normals)
TABLE(residuals)
TABLE(climate)
