"""Open-Meteo's climate API: daily values of HighResMIP models, warming as the years go."""

import functools
import time

from exchange import Response
from open_meteo_values import value
from routes.open_meteo import Refusal, answering, day_range, units

# Degrees a year above the wave of the forecast, and the first year without values: runs end early.
MODELS = {
    "CMCC_CM2_VHR4": (0.030, 2051), "FGOALS_f3_H": (0.025, 2051), "HiRAM_SIT_HR": (0.028, 2050),
    "MRI_AGCM3_2_S": (0.033, 2051), "EC_Earth3P_HR": (0.041, 2050),
    "MPI_ESM1_2_XR": (0.022, 2051), "NICAM16_8S": (0.036, 2051),
}
HEAVIEST_CALL = 5000


def climate(query):
    return Response.json(document(tuple(sorted(query.items()))))


@functools.lru_cache(maxsize=8)
def document(items):
    """The same for the same question, whatever the time; half a million numbers take a while."""
    query = dict(items)
    latitude, longitude = float(query["latitude"]), float(query["longitude"])
    models = [model for model in query.get("models", "").split(",") if model]
    variables = [variable for variable in query.get("daily", "").split(",") if variable]
    for model in models:
        if model not in MODELS:
            raise Refusal(f"Cannot initialize Cmip6Domain from invalid String value {model} for "
                          "key models")
    days = day_range(query, "1950-01-01", "2050-12-31")
    weight = max(1, len(variables) * len(models) / 10) * max(1, len(days) / 14)
    if weight > HEAVIEST_CALL:
        raise Refusal("Your API call requests too much data. Please reduce the number of "
                      "variables, locations and/or weather models.")
    dates = [time.gmtime(day) for day in days]
    columns = {"time": [time.strftime("%Y-%m-%d", date) for date in dates]}
    found = {"time": "iso8601"}
    for variable in variables:
        unit = units([variable])[variable]
        wave = [value(variable, day + 43200, latitude) for day in days]
        for model in models:
            # No suffix where one model stands alone.
            key = variable if len(models) == 1 else f"{variable}_{model}"
            trend, end = MODELS[model]
            columns[key] = [
                None if date.tm_year >= end else round(middle + trend * (date.tm_year - 1990), 2)
                for middle, date in zip(wave, dates)
            ]
            found[key] = unit
    return {
        "latitude": round(latitude * 10) / 10, "longitude": round(longitude * 10) / 10,
        "generationtime_ms": 9.7, "utc_offset_seconds": 0, "timezone": "GMT",
        "timezone_abbreviation": "GMT", "elevation": 45.0, "daily_units": found,
        "daily": columns,
    }


ROUTES = {"/v1/climate": answering(climate)}
