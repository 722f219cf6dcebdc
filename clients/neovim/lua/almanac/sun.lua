--- 'background' by the sun. The server says when it changes; on every start and wake it is asked.
local M = {}

--- What was applied last: a choice of the user's own holds until the sun changes.
M.applied = nil

--- Takes a sun.phase result; polar days and nights are days and nights like others.
function M.take(result, apply)
  local background = result.isDay and 'light' or 'dark'
  if background == M.applied then
    return
  end
  M.applied = background
  if apply then
    apply(background)
  else
    vim.o.background = background
  end
end

function M.params(options)
  return {
    elevationAngle = options.elevation_angle,
    offsetMinutes = options.offset_minutes,
  }
end

return M
