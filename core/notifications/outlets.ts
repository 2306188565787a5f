import { computed, type ReadonlySignal, signal } from '@preact/signals-core'

/** A place that can show notifications: an element, or `reeldock-notifications`, which shows those of the whole page. */
export interface Outlet {
  readonly id: string
  readonly wholePage: boolean
}

export interface Outlets {
  /** The outlet that shows them now. */
  readonly shownBy: ReadonlySignal<string | null>
  /** The element in which the person works, if any is there. */
  readonly workedIn: ReadonlySignal<string | null>
  /** Offers a place; the answer takes it away again. */
  open(outlet: Outlet): () => void
  /** The person works in this element: what happens next is shown there. */
  touch(outletId: string): void
  /**
   * Something modal stands in this element: whatever is outside can neither be read nor reached, so it shows them
   * until the answer is called. Of several the latest does.
   */
  hold(outletId: string): () => void
}

/** @param onLast called when the last place has gone. */
export function createOutlets(onLast: () => void): Outlets {
  const outlets = signal<readonly Outlet[]>([])
  const touched = signal<string | null>(null)
  const holders = signal<readonly { readonly id: string }[]>([])

  const workedIn = computed(() => {
    const elements = outlets.value.filter(({ wholePage }) => !wholePage)
    return (elements.find(({ id }) => id === touched.value) ?? elements[0])?.id ?? null
  })

  return {
    workedIn,
    shownBy: computed(() => {
      const whole = outlets.value.find(({ wholePage }) => wholePage)
      return holders.value.at(-1)?.id ?? whole?.id ?? workedIn.value
    }),
    open(outlet) {
      outlets.value = [...outlets.peek(), outlet]
      return () => {
        outlets.value = outlets.peek().filter(other => other !== outlet)
        if (outlets.peek().length === 0) onLast()
      }
    },
    touch(outletId) {
      touched.value = outletId
    },
    hold(outletId) {
      const holder = { id: outletId }
      holders.value = [...holders.peek(), holder]
      return () => {
        holders.value = holders.peek().filter(other => other !== holder)
      }
    },
  }
}
