import { type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import type { Theatre } from '../wire/theatres'
import { fetchTheatres, mapInParallel, searchTheatres } from './api'
import { type Matched, matchPasted } from './pasted'

/** The highest number of pages that are searched for one pasted name. */
const maxPages = 5

/** The state and results of a search. */
export interface Found {
  readonly query: string
  readonly theatres: readonly Theatre[]
  readonly hasMore: boolean
  readonly busy: boolean
  readonly failure: Failure | null
}

export type Theatres = ReturnType<typeof theatresArea.create>

/** The theatres that a list can have: search results, and theatres with known names. */
export const theatresArea = defineArea('theatres', context => {
  const known = signal<ReadonlyMap<string, Theatre>>(new Map())
  const found = signal<Found | null>(null)
  /** Ids that were requested, so that an id that the server does not know is requested only once. */
  const requestedIds = new Set<string>()
  let running: AbortController | null = null
  context.onEnd(() => running?.abort())

  function learn(theatres: readonly Theatre[]): void {
    const fresh = theatres.filter(each => known.peek().get(each.id) !== each)
    if (fresh.length > 0) known.value = new Map([...known.peek(), ...fresh.map(each => [each.id, each] as const)])
  }

  async function read(query: string, before: readonly Theatre[]): Promise<void> {
    running?.abort()
    const current = new AbortController()
    running = current
    const searched = { query, theatres: before, hasMore: false, busy: false, failure: null }
    found.value = { ...searched, busy: true }
    const outcome = await context.notifications.run({ title: text('theatres.searchFailed') }, () =>
      searchTheatres(context.http, query, before.length, current.signal),
    )
    if (running !== current) return
    running = null
    if (!outcome.ok) {
      found.value = { ...searched, hasMore: before.length > 0, failure: outcome.failure }
      return
    }
    const theatres = [...before, ...outcome.value.theatres]
    learn(theatres)
    found.value = { ...searched, theatres, hasMore: outcome.value.hasMoreTheatres }
  }

  /** Returns the theatres found for a name. Longer names that contain it may come first, so a few pages are read. */
  async function allNamed(name: string, abort: AbortSignal): Promise<readonly Theatre[]> {
    const named: Theatre[] = []
    for (let page = 0; page < maxPages; page += 1) {
      const { theatres, hasMoreTheatres } = await searchTheatres(context.http, name, named.length, abort)
      named.push(...theatres)
      if (!hasMoreTheatres || theatres.length === 0) break
    }
    return named
  }

  return {
    known: known as ReadonlySignal<ReadonlyMap<string, Theatre>>,
    /** Null before the first search. */
    found: found as ReadonlySignal<Found | null>,
    /** Searches theatres, ten at a time, and cancels the previous search. */
    search: (query: string) => read(query.trim(), []),
    /** Reads the next ten results, or repeats a failed read. */
    async more() {
      const before = found.peek()
      if (before !== null && !before.busy) await read(before.query, before.theatres)
    },
    /** Clears the results and cancels the search in flight. */
    clear() {
      running?.abort()
      running = null
      found.value = null
    },
    /** Adds theatres that came with other data. */
    learn,
    /** Reads the names of theatres. */
    async name(ids: readonly string[]) {
      const missing = ids.filter(id => !known.peek().has(id) && !requestedIds.has(id))
      for (const id of missing) requestedIds.add(id)
      if (missing.length === 0) return
      try {
        learn(await fetchTheatres(context.http, missing, context.ended))
      } catch (thrown) {
        // A theatre without a name is shown by its id. The next call of `name` reads it again.
        if (asFailure(thrown).category !== 'cancelled') for (const id of missing) requestedIds.delete(id)
      }
    },
    /**
     * Finds the theatres of a pasted list of names or ids.
     * @param onProgress is called with the number of lines that are done
     * @returns null if the search failed or was cancelled
     */
    async match(
      lines: readonly string[],
      { abort: cancelled, onProgress }: { abort?: AbortSignal; onProgress?(done: number): void } = {},
    ): Promise<Matched | null> {
      const abort = AbortSignal.any([context.ended, ...(cancelled ? [cancelled] : [])])
      const outcome = await context.notifications.run({ title: text('theatres.searchFailed') }, async () => {
        const byId = await fetchTheatres(context.http, lines, abort)
        const ids = new Set(byId.map(({ id }) => id))
        const names = lines.filter(line => !ids.has(line))
        let done = lines.length - names.length
        onProgress?.(done)
        const named = await mapInParallel(names, async name => {
          const theatres = await allNamed(name, abort)
          done += 1
          onProgress?.(done)
          return theatres
        })
        return matchPasted(lines, [...byId, ...named.flat()])
      })
      if (!outcome.ok || abort.aborted) return null
      learn(outcome.value.theatres)
      return outcome.value
    },
  }
})
