"""Open-Meteo's ensembles: the control run has no suffix, the members count from `_member01`."""

from exchange import Response
from open_meteo_values import held, value
from routes.open_meteo import Refusal, answering, days_of, stamps, units, zone_of

MEMBERS = {"gfs_seamless": 31, "gfs025": 31, "icon_seamless": 40, "ecmwf_ifs025": 51}


def shift(member):
    """How far a member lies from the control run, in either direction."""
    return (member // 2 + 1) * 0.9 * (1 if member % 2 else -1) if member else 0


def ensemble(query):
    latitude, longitude = float(query["latitude"]), float(query["longitude"])
    model = query.get("models", "")
    if model not in MEMBERS:
        raise Refusal(
            f"Cannot initialize EnsembleMultiDomains from invalid String value {model}.")
    name, offset = zone_of(query, latitude, longitude)
    days = days_of(query, offset, 36, 7)
    times = [day + step for day in days for step in range(0, 86400, 3600)]
    wanted = [variable for variable in query.get("hourly", "").split(",") if variable]
    columns, found = {"time": [stamps(query, offset)(t) for t in times]}, {"time": "iso8601"}
    for variable in wanted:
        unit = units([variable])[variable]
        if variable.endswith("_spread"):
            plain = variable.removesuffix("_spread")
            columns[variable] = [round(2 + abs(value(plain, t, latitude) % 7), 2) for t in times]
            # A spread of temperatures is a difference.
            found[variable] = "K" if unit == "°C" else unit
            continue
        for member in range(MEMBERS[model]):
            key = f"{variable}_member{member:02}" if member else variable
            columns[key] = [
                held(variable, value(variable, t, latitude) + shift(member)) for t in times]
            found[key] = unit
    return Response.json({
        "latitude": round(latitude * 2) / 2, "longitude": round(longitude * 2) / 2,
        "generationtime_ms": 3.1, "utc_offset_seconds": offset, "timezone": name,
        "timezone_abbreviation": name, "elevation": 45.0, "hourly_units": found,
        "hourly": columns,
    })


ROUTES = {"/v1/ensemble": answering(ensemble)}
