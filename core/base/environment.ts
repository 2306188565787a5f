/** The part of `WebSocket` that is used. Tests and service hosts pass a stand-in. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  close(code?: number, reason?: string): void
}

/**
 * The parts of a browser that core uses. In Node there is no storage, and no event of a page happens. Timers and dates
 * are not among them: they are the same in a browser and in Node, and a test replaces the clock.
 */
export let environment = {
  /** Null when the storage is missing or forbidden. */
  storage(kind: 'session' | 'local'): Storage | null {
    try {
      return (kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage) ?? null
    } catch {
      return null
    }
  },
  socket(url: string): SocketLike {
    const absolute = new URL(url, globalThis.location?.href)
    absolute.protocol = absolute.protocol.replace('http', 'ws')
    return new WebSocket(absolute) as SocketLike
  },
  /** Opens a channel to other windows of this browser; null in a frame without an origin, or if the browser has none. */
  channel(name: string): BroadcastChannel | null {
    try {
      return new BroadcastChannel(name)
    } catch {
      return null
    }
  },
  /** Navigates to another page. */
  leave: (url: string) => globalThis.location?.assign(url),
  isOnline: () => globalThis.navigator?.onLine !== false,
  /** Returns whether the page is visible. */
  isVisible: () => (globalThis.document?.visibilityState ?? 'visible') === 'visible',
  /**
   * The window of a page: dispatches `storage`, `online`, `offline`, `beforeunload`, `pagehide` and `visibilitychange`.
   */
  events: typeof window === 'undefined' ? new EventTarget() : (window as EventTarget),
}

/** Replaces parts of the environment; returns the function that restores them. */
export function replaceEnvironment(parts: Partial<typeof environment>): () => void {
  const before = environment
  environment = { ...before, ...parts }
  return () => {
    environment = before
  }
}

/** Listens to an event of the page; returns the function that removes the listener. */
export function listen(type: string, listener: (event: Event) => void): () => void {
  const { events } = environment
  events.addEventListener(type, listener)
  return () => events.removeEventListener(type, listener)
}
