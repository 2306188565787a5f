/** What a socket must be able to do: a `WebSocket`, or a stand-in of tests and service hosts. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  close(code?: number, reason?: string): void
}

/**
 * What core asks of whatever it runs in: a browser's; in Node there is nothing to keep in, and nothing happens. Timers
 * and dates are not among it: a browser and Node have the same, and a test puts its own clock in their place.
 */
export let environment = {
  /** Null where there is none, or where it is forbidden. */
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
  /** Reaches other windows of this browser; null where it cannot: in a frame without an origin, or without channels. */
  channel(name: string): BroadcastChannel | null {
    try {
      return new BroadcastChannel(name)
    } catch {
      return null
    }
  },
  /** Goes to another page. */
  leave: (url: string) => globalThis.location?.assign(url),
  isOnline: () => globalThis.navigator?.onLine !== false,
  /** Whether anybody can see the page. */
  isVisible: () => (globalThis.document?.visibilityState ?? 'visible') === 'visible',
  /** Dispatches `storage`, `online`, `offline`, `beforeunload`, `pagehide` and `visibilitychange`: the window of a page. */
  events: typeof window === 'undefined' ? new EventTarget() : (window as EventTarget),
}

/** Puts some of it in place of what was there; answers what undoes that. */
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
