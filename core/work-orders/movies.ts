import { type ReadonlySignal, signal } from '@preact/signals-core'
import { defineArea } from '../portal/container'
import type { Movie } from '../wire/work-orders'
import { fetchMovies } from './api'

/** Compositions a call: a list of thousands of orders must not become one body. */
const maxAsked = 200

export const movies = defineArea('movies', context => {
  const known = signal<ReadonlyMap<string, Movie | null>>(new Map())
  const asked = new Set<string>()
  context.onRenewed(() => {
    for (const id of asked) if (!known.peek().get(id)) asked.delete(id)
  })
  return {
    /** Known films by composition id; null where the back end knows none. */
    known: known as ReadonlySignal<ReadonlyMap<string, Movie | null>>,
    /** Asks for those that nobody asked for yet. A failure leaves the composition names, without a word (decision 18). */
    ask(compositions: readonly string[]): void {
      const fresh = [...new Set(compositions)].filter(id => !asked.has(id))
      if (fresh.length === 0) return
      for (const id of fresh) asked.add(id)
      for (let at = 0; at < fresh.length; at += maxAsked) ask(fresh.slice(at, at + maxAsked))
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
        // Their names are shown as they are; whoever asks next asks again.
        for (const id of fresh) asked.delete(id)
        known.value = new Map([...fresh.map(id => [id, null] as const), ...known.peek()])
      },
    )
  }
})
