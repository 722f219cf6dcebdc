vim9script
# When to start a server again that ended by itself. No clock and no process in here.

# Waits 1, 2, 4, 8 seconds; gives up after five ends within a minute.
export const defaults = {
  first_delay_ms: 1000,
  longest_delay_ms: 8000,
  most_ends: 5,
  window_ms: 60000,
}

# The milliseconds to wait before the next start, or -1 when it is not worth another. `ends` are the
# moments of the ends so far; this one is added.
export def Ended(ends: list<number>, now_ms: number, policy: dict<any>): number
  const all = extendnew(defaults, policy)
  filter(ends, (_, moment) => now_ms - moment <= all.window_ms)
  add(ends, now_ms)
  if len(ends) >= all.most_ends
    return -1
  endif
  return min([float2nr(all.first_delay_ms * pow(2, len(ends) - 1)), all.longest_delay_ms])
enddef
