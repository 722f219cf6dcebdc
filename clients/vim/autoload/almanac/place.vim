vim9script
# Another place: searched by name, chosen from a list, kept by the server.

import autoload './client.vim'
import autoload './page.vim'

def Set(place: any, Done: func)
  client.Request('location.set', {place: place}, (problem, result) => {
    if !empty(problem)
      Done(page.Reason(problem), null)
      return
    endif
    # A server that is started again has to know it too.
    client.location = {id: result.place.id}
    Done('', result.place)
  })
enddef

def Ask(query: string, places: list<any>, Done: func)
  popup_menu(mapnew(places, (_, place) => place.displayName), {
    title: $' Which {query}? ',
    callback: (_, index) => {
      if index > 0
        Set({id: places[index - 1].id}, Done)
      endif
    },
  })
enddef

# How long a completion may wait.
export var limits = {complete_ms: 500}

# Places for what is typed, from the server's own gazetteer: nothing is fetched. Only the last word
# is completed, so the names come without the words before it.
export def Complete(typed: string): list<string>
  var names: list<string> = []
  if empty(trim(typed))
    return names
  endif
  var done = false
  const params = {query: typed, limit: 9, online: false}
  client.Request('location.search', params, (problem, result) => {
    done = true
    if empty(problem)
      names = mapnew(result.places, (_, place) => place.displayName)
    endif
  })
  const start = reltime()
  while !done && reltimefloat(reltime(start)) * 1000 < limits.complete_ms
    sleep 5m
  endwhile
  const before = tolower(matchstr(typed, '^.*\s'))
  return names
    ->filter((_, name) => stridx(tolower(name), before) == 0)
    ->map((_, name) => strpart(name, len(before)))
enddef

# `Done` is called with what is wrong, or '' and the place.
export def Choose(query: string, take_first: bool, Done: func)
  if query =~ '^-\?[0-9.]\+\s*,\s*-\?[0-9.]\+$'
    Set(query, Done)
    return
  endif
  client.Request('location.search', {query: query, limit: 9}, (problem, result) => {
    if !empty(problem)
      Done(page.Reason(problem), null)
    elseif empty(result.places)
      Done($'no place is called "{query}"', null)
    elseif len(result.places) == 1 || take_first
      Set({id: result.places[0].id}, Done)
    else
      Ask(query, result.places, Done)
    endif
  })
enddef
