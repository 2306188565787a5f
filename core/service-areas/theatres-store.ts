import { type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import type { Theatre } from '../wire/theatres'
import { fetchTheatres, searchTheatres } from './api'
import { type Matched, matchPasted } from './pasted'

/** Pages that are looked through for one pasted name. */
const mostPages = 5

/** What a search has found so far. */
export interface Found {
  readonly query: string
  readonly theatres: readonly Theatre[]
  readonly hasMore: boolean
  readonly busy: boolean
  readonly failure: Failure | null
}

/** The theatres that a list may hold: those found, and those whose names are known. */
export interface Theatres {
  readonly known: ReadonlySignal<ReadonlyMap<string, Theatre>>
  /** Null before the first search. */
  readonly found: ReadonlySignal<Found | null>
  /** Looks for theatres, ten at a time; a search that is under way is called off. */
  search(query: string): Promise<void>
  /** The next ten. */
  more(): Promise<void>
  /** Asks for the names of theatres. */
  name(ids: readonly string[]): Promise<void>
  /** Finds the theatres of a pasted list of names or ids; null when it could not be asked. */
  match(lines: readonly string[]): Promise<Matched | null>
}

export const theatresArea = defineArea<Theatres>('theatres', context => {
  const known = signal<ReadonlyMap<string, Theatre>>(new Map())
  const found = signal<Found | null>(null)
  /** Ids that were asked for: one that nobody knows is asked for once. */
  const asked = new Set<string>()
  let running: AbortController | null = null
  context.onEnd(() => running?.abort())

  function learn(theatres: readonly Theatre[]): void {
    if (theatres.length > 0) known.value = new Map([...known.peek(), ...theatres.map(each => [each.id, each] as const)])
  }

  async function read(query: string, before: readonly Theatre[]): Promise<void> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    found.value = { query, theatres: before, hasMore: false, busy: true, failure: null }
    const outcome = await context.notifications.run({ title: text('theatres.searchFailed') }, () =>
      searchTheatres(context.http, query, before.length, mine.signal),
    )
    if (running !== mine) return
    running = null
    const theatres = outcome.ok ? [...before, ...outcome.value.theatres] : before
    learn(theatres)
    found.value = {
      query,
      theatres,
      hasMore: outcome.ok && outcome.value.hasMoreTheatres,
      busy: false,
      failure: outcome.ok ? null : outcome.failure,
    }
  }

  /** A name may stand behind others that hold it too: a few pages are looked through. */
  async function allNamed(name: string): Promise<readonly Theatre[]> {
    const named: Theatre[] = []
    for (let page = 0; page < mostPages; page += 1) {
      const { theatres, hasMoreTheatres } = await searchTheatres(context.http, name, named.length)
      named.push(...theatres)
      if (!hasMoreTheatres || theatres.length === 0) break
    }
    return named
  }

  return {
    known,
    found,
    search: query => read(query.trim(), []),
    async more() {
      const before = found.peek()
      if (before !== null && !before.busy) await read(before.query, before.theatres)
    },
    async name(ids) {
      const missing = ids.filter(id => !known.peek().has(id) && !asked.has(id))
      for (const id of missing) asked.add(id)
      if (missing.length === 0) return
      try {
        learn(await fetchTheatres(context.http, missing))
      } catch (thrown) {
        // Without a name a theatre is shown by its id; it is asked for again when it is looked at again.
        if (asFailure(thrown).category !== 'cancelled') for (const id of missing) asked.delete(id)
      }
    },
    async match(lines) {
      const outcome = await context.notifications.run({ title: text('theatres.searchFailed') }, async () => {
        const byId = await fetchTheatres(context.http, lines)
        const ids = new Set(byId.map(({ id }) => id))
        const named: Theatre[] = []
        for (const line of lines) if (!ids.has(line)) named.push(...(await allNamed(line)))
        return matchPasted(lines, [...byId, ...named])
      })
      if (!outcome.ok) return null
      learn(outcome.value.theatres)
      return outcome.value
    },
  }
})
