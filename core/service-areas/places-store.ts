import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { asFailure, type Failure } from '../base/errors'
import { defaultTimeout, readStored, storeValue } from '../base/storage'
import { defineArea } from '../portal/container'
import type { Location, PlaceCountry } from '../wire/service-areas'
import { fetchInParts, fetchLocations } from './api'
import { nextUnloaded, noPlaces, unnamed, withLocations, withNames } from './places'
import type { Places } from './types'

/** The places of areas, which are read level by level. */
export const placesArea = defineArea('places', context => {
  const places = signal<Places>(noPlaces)
  /** The reads in flight, by code. */
  const inFlight = signal<ReadonlyMap<string, Promise<void>>>(new Map())
  const failure = signal<Failure | null>(null)
  const { options } = context
  /** Codes with requested names, so that a place that the server does not know is read only once. */
  const named = new Set<string>()
  /** Codes with a failed read. */
  const failed = new Set<string>()
  const keyOf = (code: string) => `locations:${options.peek().bases.main}:${code}`

  async function ask(codes: readonly string[]): Promise<void> {
    const stored = codes.map(code => ({ code, answer: readStored('session', keyOf(code)) }))
    const cached = stored.flatMap(({ code, answer }) => (isAnswer(answer) ? [{ code, answer }] : []))
    for (const { code, answer } of cached) addAnswer(code, answer)
    const running = inFlight.peek()
    const missing = codes.filter(code => !cached.some(each => each.code === code) && !running.has(code))
    const current = missing.length > 0 ? load(missing) : undefined
    if (current) inFlight.value = new Map([...running, ...missing.map(code => [code, current] as const)])
    await Promise.all([current, ...codes.map(code => running.get(code))])
  }

  async function load(missing: readonly string[]): Promise<void> {
    failure.value = null
    const { sessionTimeout = defaultTimeout } = options.peek()
    const arrived = new Set<string>()
    try {
      if (missing.includes('')) {
        const countries = await fetchLocations(context.http, context.ended)
        storeValue('session', keyOf(''), countries, sessionTimeout)
        addAnswer('', countries)
      }
      await fetchInParts(context.http, context.ended, missing.filter(Boolean), part => {
        for (const location of part) {
          storeValue('session', keyOf(location.code), [location], sessionTimeout)
          arrived.add(location.code)
        }
        places.value = withLocations(places.peek(), part)
        finish([...arrived])
      })
      for (const code of missing) failed.delete(code)
    } catch (thrown) {
      failure.value = asFailure(thrown)
      named.clear()
      for (const code of missing) if (!arrived.has(code)) failed.add(code)
    } finally {
      finish(missing)
    }
  }

  function finish(codes: readonly string[]): void {
    inFlight.value = new Map([...inFlight.peek()].filter(([code]) => !codes.includes(code)))
  }

  function addAnswer(code: string, answer: Location[]): void {
    places.value = withLocations(places.peek(), answer, code === '')
  }

  return {
    places: places as ReadonlySignal<Places>,
    /** The codes of the reads in flight; '' stands for the countries. */
    loading: computed<ReadonlySet<string>>(() => new Set(inFlight.value.keys())),
    failure: failure as ReadonlySignal<Failure | null>,
    /** Loads the children of places, or the countries without a code. Resolves after success and after a failure. */
    async open(...codes: readonly string[]) {
      const { countries, byCode } = places.peek()
      const isKnown = (code: string) => (code === '' ? countries : (byCode.get(code)?.children ?? null)) !== null
      const missing = (codes.length === 0 ? [''] : codes).filter(code => !isKnown(code))
      if (missing.length > 0) await ask(missing)
    },
    /** Loads the names of places, and of those above them. Resolves like `open`. */
    async name(codes: readonly string[]) {
      const missing = unnamed(places.peek(), codes).filter(code => !named.has(code) || inFlight.peek().has(code))
      for (const code of missing) named.add(code)
      if (missing.length > 0) await ask(missing)
    },
    /** Loads places again after a failed read, else the next level below the loaded places. */
    async deepen() {
      if (failed.size > 0) await ask([...failed])
      else if (places.peek().countries === null) await ask([''])
      else await ask(nextUnloaded(places.peek()))
    },
    /** Adds names that came with registered areas. */
    learn(countries: readonly PlaceCountry[]) {
      places.value = withNames(places.peek(), countries)
    },
  }
})

function isAnswer(value: unknown): value is Location[] {
  return Array.isArray(value) && value.every(each => typeof each?.code === 'string' && Array.isArray(each.children))
}
