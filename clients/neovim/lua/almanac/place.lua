--- Another place: searched by name, chosen from a list, kept by the server.
local M = {}

local function set(client, place, done)
  client:request('location.set', { place = place }, function(failure, result)
    if failure then
      return done(failure)
    end
    -- A server that is started again has to know it too.
    client.configuration.location = { id = result.place.id }
    done(nil, result.place)
  end)
end

--- `done` is called with an error or the place; with neither when nothing was chosen.
function M.choose(client, query, take_first, done)
  if query:match('^%s*%-?[%d.]+%s*,%s*%-?[%d.]+%s*$') then
    return set(client, vim.trim(query), done)
  end
  client:request('location.search', { query = query, limit = 9 }, function(failure, result)
    if failure then
      return done(failure)
    end
    local places = result.places
    if #places == 0 then
      return done({ message = 'no place is called "' .. query .. '"' })
    elseif #places == 1 or take_first then
      return set(client, { id = places[1].id }, done)
    end
    local look = {
      prompt = 'Which ' .. query .. '?',
      format_item = function(place)
        return place.displayName
      end,
    }
    vim.ui.select(places, look, function(place)
      if place then
        set(client, { id = place.id }, done)
      else
        done()
      end
    end)
  end)
end

--- How long a completion may wait.
M.complete_ms = 500

--- Places for what is typed, from the server's own gazetteer: nothing is fetched. Only the last
--- word is completed, so the names come without the words before it.
function M.complete(client, typed)
  local names
  if vim.trim(typed) == '' then
    return {}
  end
  local params = { query = typed, limit = 9, online = false }
  client:request('location.search', params, function(_, result)
    names = vim.tbl_map(function(place)
      return place.displayName
    end, result and result.places or {})
  end)
  vim.wait(M.complete_ms, function()
    return names ~= nil
  end, 5)
  local before = typed:match('^.*%s') or ''
  local found = vim.tbl_filter(function(name)
    return vim.startswith(name:lower(), before:lower())
  end, names or {})
  return vim.tbl_map(function(name)
    return name:sub(#before + 1)
  end, found)
end

return M
