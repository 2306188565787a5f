import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Text } from '../i18n/translate'

/** Shorter writes, in milliseconds, show no busy card, since a card that only flashes does not help. */
export const busyAfter = 400

export interface Busy {
  /** The text of the latest write in flight, once it has lasted `busyAfter`; null without one. */
  readonly busy: ReadonlySignal<Text | null>
  /** The ids of the outlets with the elements that began writes in flight. */
  readonly busyIn: ReadonlySignal<ReadonlySet<string>>
  /**
   * Begins a write.
   * @param outletId the element in which the person works; null without one
   * @returns a function to call when the write has ended, well or not
   */
  begin(text: Text, outletId: string | null): () => void
  /** Stops all timers: nothing is announced from now on. */
  end(): void
}

interface Write {
  readonly text: Text
  readonly outletId: string | null
  readonly isLong: boolean
}

/** Creates the state of the writes in flight, from which elements show the busy card (specification, sections 1 and 3). */
export function createBusy(): Busy {
  const writes = signal<ReadonlyMap<number, Write>>(new Map())
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let lastId = 0

  return {
    busy: computed(() => [...writes.value.values()].findLast(({ isLong }) => isLong)?.text ?? null),
    busyIn: computed(() => new Set([...writes.value.values()].flatMap(({ outletId }) => outletId ?? []))),
    begin(text, outletId) {
      const id = ++lastId
      const set = (isLong: boolean) => {
        writes.value = new Map([...writes.peek(), [id, { text, outletId, isLong }]])
      }
      set(false)
      const timer = setTimeout(() => set(true), busyAfter)
      timers.add(timer)
      return () => {
        clearTimeout(timer)
        timers.delete(timer)
        writes.value = new Map([...writes.peek()].filter(([other]) => other !== id))
      }
    },
    end: () => timers.forEach(clearTimeout),
  }
}
