/** What a socket must be able to do: a `WebSocket`, or a stand-in of tests and service hosts. */
export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  close(code?: number, reason?: string): void
}

/**
 * What core asks of whatever it runs in. Timers and dates are not among it: a browser and Node have the same, and a test
 * puts its own clock in their place.
 */
export interface Environment {
  /** Null where there is none, or where it is forbidden. */
  storage(kind: 'session' | 'local'): Storage | null
  socket(url: string): SocketLike
  isOnline(): boolean
  /** Whether anybody can see the page. */
  isVisible(): boolean
  /** Dispatches `storage`, `online`, `offline`, `pagehide` and `visibilitychange`: the window of a page. */
  readonly events: EventTarget
}

/** A browser's; in Node there is nothing to keep in, and nothing happens. */
export let environment: Environment = {
  storage(kind) {
    try {
      return (kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage) ?? null
    } catch {
      return null
    }
  },
  socket(url) {
    const absolute = new URL(url, globalThis.location?.href)
    absolute.protocol = absolute.protocol.replace('http', 'ws')
    return new WebSocket(absolute) as SocketLike
  },
  isOnline: () => globalThis.navigator?.onLine !== false,
  isVisible: () => (globalThis.document?.visibilityState ?? 'visible') === 'visible',
  events: typeof window === 'undefined' ? new EventTarget() : window,
}

/** Puts some of it in place of what was there; answers what undoes that. */
export function replaceEnvironment(parts: Partial<Environment>): () => void {
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
