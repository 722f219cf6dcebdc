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

return M
