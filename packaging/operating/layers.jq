# The hours of an Open-Meteo forecast in which a layer of cloud covers clearly more than all cloud
# together: layers of another hour, which a sunset score must not be made of. Ends with 1 if there are
# any.
#   curl -s "$URL/v1/forecast?latitude=47&longitude=8&hourly=cloud_cover,cloud_cover_low,cloud_cover_mid,cloud_cover_high" |
#     jq -rf layers.jq
.hourly as $hourly |
[range($hourly.time | length) | . as $i |
  ([$hourly.cloud_cover_low, $hourly.cloud_cover_mid, $hourly.cloud_cover_high] |
    map(.[$i]) | map(values) | max) as $layer |
  select($layer != null and $hourly.cloud_cover[$i] != null and
    $layer > $hourly.cloud_cover[$i] + 20) |
  {time: $hourly.time[$i], total: $hourly.cloud_cover[$i], layer: $layer}] |
if . == [] then "the layers agree with the total" else (map(tojson) | join("\n") + "\n" | halt_error(1)) end
