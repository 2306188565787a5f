import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Text } from '../i18n/translate'

/** Work that ends within this many milliseconds is not announced: a card that only flashes helps nobody. */
export const busyAfter = 400

export interface UnderWay {
  /** What is under way, in words, once it has lasted a moment. */
  readonly busy: ReadonlySignal<Text | null>
  /** The outlets in whose elements work was begun that has not ended. */
  readonly busyIn: ReadonlySignal<ReadonlySet<string>>
  /** Call the answer when the work has ended, well or not. */
  begin(words: Text, outletId: string | null): () => void
  /** From now on nothing waits to be announced. */
  end(): void
}

interface Work {
  readonly words: Text
  readonly outletId: string | null
  readonly lasts: boolean
}

export function createUnderWay(): UnderWay {
  const works = signal<ReadonlyMap<number, Work>>(new Map())
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let lastId = 0

  return {
    busy: computed(() => [...works.value.values()].findLast(({ lasts }) => lasts)?.words ?? null),
    busyIn: computed(() => new Set([...works.value.values()].flatMap(({ outletId }) => outletId ?? []))),
    begin(words, outletId) {
      const id = ++lastId
      const set = (lasts: boolean) => {
        works.value = new Map([...works.peek(), [id, { words, outletId, lasts }]])
      }
      set(false)
      const timer = setTimeout(() => set(true), busyAfter)
      timers.add(timer)
      return () => {
        clearTimeout(timer)
        timers.delete(timer)
        works.value = new Map([...works.peek()].filter(([other]) => other !== id))
      }
    },
    end: () => timers.forEach(clearTimeout),
  }
}
