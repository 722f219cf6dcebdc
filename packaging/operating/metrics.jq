# The result of `server.status` as OpenMetrics text, for the textfile collector of node_exporter too:
#   almanac call server.status | jq -rf metrics.jq >FOLDER/almanac.prom.new
# What only a running session counts (hits, requests) is left out: `call` is a session of its own.
def gauge(name; help): "# HELP almanac_\(name) \(help)", "# TYPE almanac_\(name) gauge";
def quoted: tojson;
gauge("info"; "Version of the program and of the protocol."),
"almanac_info{version=\(.version | quoted),protocol=\(.protocolVersion | quoted)} 1",
gauge("cache_entries"; "Answers in the cache."),
"almanac_cache_entries \(.cache.entries)",
gauge("cache_bytes"; "Size of the cache."),
"almanac_cache_bytes \(.cache.bytes)",
gauge("cache_max_bytes"; "Size that the cache is kept below."),
"almanac_cache_max_bytes \(.cache.maxBytes)",
gauge("storage_invalid_rows"; "Rows of the databases that could not be read."),
"almanac_storage_invalid_rows \(.storage.invalidRows)",
gauge("provider_enabled"; "Whether a provider is used."),
(.providers[] | "almanac_provider_enabled{provider=\(.name | quoted)} \(if .enabled then 1 else 0 end)"),
gauge("provider_calls_remaining"; "Calls left in a provider's budget of the day."),
(.providers[] | select(.budgetRemaining != null) |
  "almanac_provider_calls_remaining{provider=\(.name | quoted)} \(.budgetRemaining)"),
"# EOF"
