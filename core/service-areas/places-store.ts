import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { defaultTimeout, readStored, storeValue } from '../base/storage'
import { defineArea } from '../portal/container'
import type { Location, PlaceCountry } from '../wire/service-areas'
import { fetchInParts, fetchLocations } from './api'
import { nextUnloaded, noPlaces, unnamed, withLocations, withNames } from './places'
import type { Places } from './types'

/** The places that areas are made of, asked for level by level. */
export const placesArea = defineArea('places', context => {
  const places = signal<Places>(noPlaces)
  /** What was asked for and has not come yet. */
  const underWay = signal<ReadonlyMap<string, Promise<void>>>(new Map())
  const failure = signal<Failure | null>(null)
  const { options } = context
  /** Names that were asked for: a place that the back end does not know is asked for once. */
  const named = new Set<string>()
  /** What could not be loaded, until it is. */
  const failed = new Set<string>()
  const keyOf = (code: string) => `locations:${options.peek().bases.main}:${code}`

  async function ask(codes: readonly string[]): Promise<void> {
    const stored = codes.map(code => ({ code, answer: readStored('session', keyOf(code)) }))
    const known = stored.flatMap(({ code, answer }) => (isAnswer(answer) ? [{ code, answer }] : []))
    for (const { code, answer } of known) take(code, answer)
    const running = underWay.peek()
    const missing = codes.filter(code => !known.some(each => each.code === code) && !running.has(code))
    const mine = missing.length > 0 ? load(missing) : undefined
    if (mine) underWay.value = new Map([...running, ...missing.map(code => [code, mine] as const)])
    await Promise.all([mine, ...codes.map(code => running.get(code))])
  }

  async function load(missing: readonly string[]): Promise<void> {
    failure.value = null
    const { sessionTimeout = defaultTimeout } = options.peek()
    const arrived = new Set<string>()
    try {
      if (missing.includes('')) {
        const countries = await fetchLocations(context.http, context.ended)
        storeValue('session', keyOf(''), countries, sessionTimeout)
        take('', countries)
      }
      await fetchInParts(context.http, context.ended, missing.filter(Boolean), part => {
        for (const location of part) {
          storeValue('session', keyOf(location.code), [location], sessionTimeout)
          arrived.add(location.code)
        }
        places.value = withLocations(places.peek(), part)
        ended([...arrived])
      })
      for (const code of missing) failed.delete(code)
    } catch (thrown) {
      failure.value = asFailure(thrown)
      named.clear()
      for (const code of missing) if (!arrived.has(code)) failed.add(code)
    } finally {
      ended(missing)
    }
  }

  function ended(codes: readonly string[]): void {
    underWay.value = new Map([...underWay.peek()].filter(([code]) => !codes.includes(code)))
  }

  function take(code: string, answer: Location[]): void {
    places.value = withLocations(places.peek(), answer, code === '')
  }

  return {
    places: places as ReadonlySignal<Places>,
    /** Codes that are being asked for; '' stands for the countries. */
    loading: computed<ReadonlySet<string>>(() => new Set(underWay.value.keys())),
    failure: failure as ReadonlySignal<Failure | null>,
    /** Loads what is below places; without one: the countries. Resolves when it is there, or has failed. */
    async open(...codes: readonly string[]) {
      const { countries, byCode } = places.peek()
      const isKnown = (code: string) => (code === '' ? countries : (byCode.get(code)?.children ?? null)) !== null
      const missing = (codes.length === 0 ? [''] : codes).filter(code => !isKnown(code))
      if (missing.length > 0) await ask(missing)
    },
    /** Loads the names of places, those above them included. Resolves as `open` does. */
    async name(codes: readonly string[]) {
      const missing = unnamed(places.peek(), codes).filter(code => !named.has(code) || underWay.peek().has(code))
      for (const code of missing) named.add(code)
      if (missing.length > 0) await ask(missing)
    },
    /** Loads what failed before, else the next level of all that is loaded. */
    async deepen() {
      if (failed.size > 0) await ask([...failed])
      else if (places.peek().countries === null) await ask([''])
      else await ask(nextUnloaded(places.peek()))
    },
    /** Takes over the names that came with registered areas. */
    learn(countries: readonly PlaceCountry[]) {
      places.value = withNames(places.peek(), countries)
    },
  }
})

function isAnswer(kept: unknown): kept is Location[] {
  return Array.isArray(kept) && kept.every(each => typeof each?.code === 'string' && Array.isArray(each.children))
}
