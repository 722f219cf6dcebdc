vim9script
# Another place: searched by name, chosen from a list, kept by the server.

import autoload './client.vim'

def Set(place: any, Done: func)
  client.Request('location.set', {place: place}, (problem, result) => {
    if !empty(problem)
      Done(problem.message, null)
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

# `Done` is called with what is wrong, or '' and the place.
export def Choose(query: string, take_first: bool, Done: func)
  if query =~ '^-\?[0-9.]\+\s*,\s*-\?[0-9.]\+$'
    Set(query, Done)
    return
  endif
  client.Request('location.search', {query: query, limit: 9}, (problem, result) => {
    if !empty(problem)
      Done(problem.message, null)
    elseif empty(result.places)
      Done($'no place is called "{query}"', null)
    elseif len(result.places) == 1 || take_first
      Set({id: result.places[0].id}, Done)
    else
      Ask(query, result.places, Done)
    endif
  })
enddef
