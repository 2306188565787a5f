import { readStored, removeStored, storeValue } from '../base/storage'

/** Where this tab's entries of the history were scrolled to, so that a reload finds them too. */
const storageKey = 'scroll'
/** A place that has not been reached after so many milliseconds is not waited for any longer. */
const timeout = 3000

export interface ScrollRestoration {
  /** Call before the address changes: what is left is remembered. */
  save(): void
  /** A step to another place: the focus and the view start at its beginning. */
  reset(): void
  /** Back, forward or a reload: the view goes where it was, as soon as what stood there is there again. */
  restore(): void
  /** From now on nothing is kept: the person has signed out. */
  forget(): void
  end(): void
}

/**
 * What a browser does by itself between pages, for one page that changes: focus and scroll. The browser's own
 * restoration comes too early here, since a screen has its size only when its data is there.
 */
export function createScrollRestoration(outlet: HTMLElement): ScrollRestoration {
  const places = readPlaces()
  let waiting: (() => void) | null = null
  const restoration = history.scrollRestoration
  history.scrollRestoration = 'manual'
  // An entry that was made by an address typed by hand has a place of its own, too; a reload keeps it.
  if (entry() === '') history.replaceState({ ...history.state, ...newEntry() }, '')

  function save(): void {
    waiting?.()
    places[entry()] = scrollY
  }

  function restore(): void {
    waiting?.()
    const top = places[entry()] ?? 0
    const isThere = () => {
      scrollTo(0, top)
      return Math.abs(scrollY - top) < 2
    }
    if (isThere()) return
    const observer = new ResizeObserver(() => isThere() && stop())
    const timer = setTimeout(stop, timeout)
    const signals = ['wheel', 'keydown', 'pointerdown'] as const
    function stop(): void {
      observer.disconnect()
      clearTimeout(timer)
      for (const name of signals) removeEventListener(name, stop)
      waiting = null
    }
    waiting = stop
    observer.observe(outlet)
    // Whoever moves by hand is not moved any more.
    for (const name of signals) addEventListener(name, stop, { passive: true })
  }

  let isForgotten = false
  const onHide = () => {
    places[entry()] = scrollY
    if (!isForgotten) storeValue('session', storageKey, places)
  }
  const onScroll = () => {
    if (!waiting) places[entry()] = scrollY
  }
  addEventListener('pagehide', onHide)
  addEventListener('scroll', onScroll, { passive: true })

  return {
    save,
    reset() {
      waiting?.()
      scrollTo(0, 0)
      // After the press that led here has ended: a menu that closes gives the focus back to its button first.
      setTimeout(() => outlet.focus({ preventScroll: true }))
    },
    restore,
    forget() {
      isForgotten = true
      removeStored('session', storageKey)
    },
    end() {
      waiting?.()
      removeEventListener('pagehide', onHide)
      removeEventListener('scroll', onScroll)
      history.scrollRestoration = restoration
    },
  }
}

/** Marks a new entry of the history, so that its place can be found again. */
export function newEntry(): { reeldock: string } {
  return { reeldock: `${Date.now()}.${Math.random()}` }
}

function entry(): string {
  const state: unknown = history.state
  return (state as { reeldock?: string } | null)?.reeldock ?? ''
}

function readPlaces(): Record<string, number> {
  const found = readStored('session', storageKey)
  return typeof found === 'object' && found !== null ? { ...(found as Record<string, number>) } : {}
}
