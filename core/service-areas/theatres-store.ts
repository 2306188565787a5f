import { type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { text } from '../i18n/translate'
import { defineArea } from '../portal/container'
import type { Theatre } from '../wire/theatres'
import { fetchTheatres, inTurn, searchTheatres } from './api'
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

export type Theatres = ReturnType<typeof theatresArea.create>

/** The theatres that a list may hold: those found, and those whose names are known. */
export const theatresArea = defineArea('theatres', context => {
  const known = signal<ReadonlyMap<string, Theatre>>(new Map())
  const found = signal<Found | null>(null)
  /** Ids that were asked for: one that nobody knows is asked for once. */
  const asked = new Set<string>()
  let running: AbortController | null = null
  context.onEnd(() => running?.abort())

  function learn(theatres: readonly Theatre[]): void {
    const fresh = theatres.filter(each => known.peek().get(each.id) !== each)
    if (fresh.length > 0) known.value = new Map([...known.peek(), ...fresh.map(each => [each.id, each] as const)])
  }

  async function read(query: string, before: readonly Theatre[]): Promise<void> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    const searched = { query, theatres: before, hasMore: false, busy: false, failure: null }
    found.value = { ...searched, busy: true }
    const outcome = await context.notifications.run({ title: text('theatres.searchFailed') }, () =>
      searchTheatres(context.http, query, before.length, mine.signal),
    )
    if (running !== mine) return
    running = null
    if (!outcome.ok) {
      found.value = { ...searched, hasMore: before.length > 0, failure: outcome.failure }
      return
    }
    const theatres = [...before, ...outcome.value.theatres]
    learn(theatres)
    found.value = { ...searched, theatres, hasMore: outcome.value.hasMoreTheatres }
  }

  /** A name may stand behind others that hold it too: a few pages are looked through. */
  async function allNamed(name: string, abort: AbortSignal): Promise<readonly Theatre[]> {
    const named: Theatre[] = []
    for (let page = 0; page < mostPages; page += 1) {
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
    /** Looks for theatres, ten at a time; a search that is under way is called off. */
    search: (query: string) => read(query.trim(), []),
    /** The next ten; those that failed to come are asked for again. */
    async more() {
      const before = found.peek()
      if (before !== null && !before.busy) await read(before.query, before.theatres)
    },
    /** Forgets what was found, and calls off what is under way. */
    clear() {
      running?.abort()
      running = null
      found.value = null
    },
    /** Takes over theatres that came with something else. */
    learn,
    /** Asks for the names of theatres. */
    async name(ids: readonly string[]) {
      const missing = ids.filter(id => !known.peek().has(id) && !asked.has(id))
      for (const id of missing) asked.add(id)
      if (missing.length === 0) return
      try {
        learn(await fetchTheatres(context.http, missing, context.ended))
      } catch (thrown) {
        // Without a name a theatre is shown by its id; it is asked for again when it is looked at again.
        if (asFailure(thrown).category !== 'cancelled') for (const id of missing) asked.delete(id)
      }
    },
    /**
     * Finds the theatres of a pasted list of names or ids; null when it could not be asked, or was called off. `onProgress`
     * is called with how many lines are settled.
     */
    async match(
      lines: readonly string[],
      { abort: calledOff, onProgress }: { abort?: AbortSignal; onProgress?(done: number): void } = {},
    ): Promise<Matched | null> {
      const abort = AbortSignal.any([context.ended, ...(calledOff ? [calledOff] : [])])
      const outcome = await context.notifications.run({ title: text('theatres.searchFailed') }, async () => {
        const byId = await fetchTheatres(context.http, lines, abort)
        const ids = new Set(byId.map(({ id }) => id))
        const names = lines.filter(line => !ids.has(line))
        let done = lines.length - names.length
        onProgress?.(done)
        const named = await inTurn(names, async name => {
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
