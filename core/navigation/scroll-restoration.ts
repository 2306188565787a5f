import { readStored, removeStored, storeValue } from '../base/storage'

/** The storage key of the scroll positions of this tab's entries of the history, so that a reload finds them too. */
const storageKey = 'scroll'
/** A position that cannot be reached within this many milliseconds is given up. */
const timeout = 3000

export interface ScrollRestoration {
  /** Stores the position of the present entry. Is called before the address changes. */
  save(): void
  /** Moves the focus and the view to the start of a new screen. */
  reset(): void
  /** Restores the position after back, forward or a reload, as soon as the content is tall enough again. */
  restore(): void
  /** Stops storing positions, after a sign-out. */
  forget(): void
  end(): void
}

/**
 * Restores focus and scroll positions for a page that changes its screen. The browser's own restoration is too early
 * here, since a screen has its size only with its data.
 */
export function createScrollRestoration(outlet: HTMLElement): ScrollRestoration {
  const places = readPlaces()
  let waiting: (() => void) | null = null
  const restoration = history.scrollRestoration
  history.scrollRestoration = 'manual'
  // An entry of an address that was typed by hand gets its own position, which a reload keeps.
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
    // A person who scrolls by hand is not moved any more.
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
      // Runs after the press that caused the navigation: a menu that closes returns the focus to its button first.
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

/** Marks a new entry of the history, so that its position can be found again. */
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
