import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'

/** Returns the registry of holders of unkept work, such as edits that find no room in the browser's storage. */
export function createUnkeptWork<Holder>() {
  /** The holders, once for each kind of such work. */
  const holders = signal<readonly Holder[]>([])
  return {
    holders: holders as ReadonlySignal<readonly Holder[]>,
    isAny: computed(() => holders.value.length > 0),
    /** Reports that a property of a holder has changed. */
    update(): void {
      holders.value = [...holders.peek()]
    },
    /**
     * Lists a holder while `isUnkept`.
     * @param onKept is called when the holder has such work no longer
     * @returns a function that ends this
     */
    track(holder: Holder, isUnkept: ReadonlySignal<boolean>, onKept: () => void): () => void {
      return effect(() => {
        if (!isUnkept.value) return undefined
        holders.value = [...holders.peek(), holder]
        return () => {
          const ended = holders.peek().indexOf(holder)
          holders.value = holders.peek().filter((_, index) => index !== ended)
          onKept()
        }
      })
    },
  }
}
