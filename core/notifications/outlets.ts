import { computed, type ReadonlySignal, signal } from '@preact/signals-core'

/**
 * A place that can show notifications: an element, or `reeldock-notifications`, which shows those of the whole page.
 */
export interface Outlet {
  readonly id: string
  readonly wholePage: boolean
}

export interface Outlets {
  /** The outlet that shows the notifications. */
  readonly shownBy: ReadonlySignal<string | null>
  /** The outlet of the element in which the person works, if there is one. */
  readonly workedIn: ReadonlySignal<string | null>
  /** Adds an outlet; returns the function that removes it. */
  open(outlet: Outlet): () => void
  /** Makes the outlet of an element the one in which the person works: the next notifications are shown there. */
  touch(outletId: string): void
  /**
   * Marks an element that shows something modal. The rest of the page cannot be reached, so this element shows the
   * notifications until the returned function is called. Of several such elements, the latest one shows them.
   */
  hold(outletId: string): () => void
}

/** @param onLast is called when the last outlet is removed */
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
