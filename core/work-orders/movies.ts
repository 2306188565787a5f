import { type ReadonlySignal, signal } from '@preact/signals-core'
import { defineArea } from '../portal/container'
import type { Movie } from '../wire/work-orders'
import { fetchMovies } from './api'

/** The maximum count of compositions per call, so that a list of thousands of orders does not become one body. */
const maxPerCall = 200

export const movies = defineArea('movies', context => {
  const known = signal<ReadonlyMap<string, Movie | null>>(new Map())
  const requestedIds = new Set<string>()
  context.onRenewed(() => {
    for (const id of requestedIds) if (!known.peek().get(id)) requestedIds.delete(id)
  })
  return {
    /** The films by composition id; null when the server knows none. */
    known: known as ReadonlySignal<ReadonlyMap<string, Movie | null>>,
    /**
     * Reads films that were not requested before. A failure shows no message, so composition names remain (decision
     * 18).
     */
    ask(compositions: readonly string[]): void {
      const fresh = [...new Set(compositions)].filter(id => !requestedIds.has(id))
      if (fresh.length === 0) return
      for (const id of fresh) requestedIds.add(id)
      for (let from = 0; from < fresh.length; from += maxPerCall) ask(fresh.slice(from, from + maxPerCall))
    },
  }

  function ask(fresh: readonly string[]): void {
    fetchMovies(context.http, fresh).then(
      found => {
        const next = new Map(known.peek())
        for (const id of fresh) next.set(id, null)
        for (const movie of found) next.set(movie.compositionId, movie)
        known.value = next
      },
      () => {
        // The composition names are shown. The next request reads these films again.
        for (const id of fresh) requestedIds.delete(id)
        known.value = new Map([...fresh.map(id => [id, null] as const), ...known.peek()])
      },
    )
  }
})
