import type { SocketLike } from '../base/environment'
import { isEqual } from '../base/json'
import type { Messages } from '../i18n/translate'
import type { Preloaded } from '../wire/start'
import type { Observe } from './observe'

export type TokenSupplier = string | (() => string | null | Promise<string | null>)

/** The options of `configure` and `createPortal`: spec/elements.md. */
export interface PortalOptions extends Partial<Omit<Preloaded, 'bases' | 'accessToken'>> {
  bases: Preloaded['bases']
  token?: TokenSupplier
  /** A BCP 47 locale. The `locale` of an element takes precedence. */
  locale?: string
  /**
   * A CSS color from which ink, lamp, wash and focus are derived. `--reeldock-seed` on or above an element takes
   * precedence.
   */
  seed?: string
  /** Texts that replace those of the catalogues, by key. */
  messages?: Messages
  /** Replaces `fetch`, for tests and service hosts. */
  fetch?: typeof fetch
  /** Replaces `new WebSocket(url)`, beside `fetch`. */
  socket?: (url: string) => SocketLike
  /** Reads the start-up values again: an open page rechecks whether the portal is under maintenance. */
  startUp?: () => Promise<Pick<Preloaded, 'maintenance'> | null | undefined>
  /** Is called for each call, ready element and error, without anything that identifies a person. */
  observe?: Observe
  /** Is called with every path that an element navigates to. */
  onNavigate?: (path: string) => void
}

/**
 * The options as a host gives them: only `bases.main` is required. Parts that need another base show an error without
 * it.
 */
export interface HostOptions extends Omit<PortalOptions, 'bases'> {
  bases: Pick<Preloaded['bases'], 'main'> & Partial<Preloaded['bases']>
}

/** The interface of a portal for its host, returned by `configure` and `createPortal`. */
export interface HostPortal {
  /** Changes options. Other bases, another `fetch` or `socket` restart the portal; other options apply at once. */
  configure(options: Partial<HostOptions>): void
  /**
   * Goes to the provider's sign-in page: `{partners}/v1/web/auth/provider?returnTo=`.
   * @throws TypeError without `bases.partners`
   */
  signInUrl(returnTo: string): string
  /** @throws TypeError without `bases.partners` */
  signOutUrl(): string
  /** Repeats reads that a lost session, token or connection had stopped. */
  renew(): void
  /** Ends the portal and frees its resources. Its elements stay as they are. */
  end(): void
}

/** The options that name a server: a change restarts the portal. Other options apply at once. */
const backendOptions: ReadonlySet<string> = new Set(['bases', 'fetch', 'socket'])

/** The effect of changed options: none, an update, a read with the next token, or a restart. */
export function effectOf(before: PortalOptions, changes: Partial<PortalOptions>): 'none' | 'live' | 'token' | 'start' {
  const names = Object.keys(changes) as (keyof PortalOptions)[]
  const changed = names.filter(name => !isEqual(before[name], changes[name]))
  if (changed.length === 0) return 'none'
  if (changed.some(name => backendOptions.has(name))) return 'start'
  return changed.includes('token') ? 'token' : 'live'
}

/** The suppliers behind shared functions, known to the bundle that created them. */
const suppliers = new WeakMap<object, TokenSupplier>()

/**
 * Returns a token or its supplier as a function, since any script can read the state that bundles share. A supplier
 * that is given again counts as another one, since it may return another account's token; the same text does not.
 */
export function withSharedToken<Options extends Partial<PortalOptions>>(
  options: Options,
  before?: TokenSupplier,
): Options {
  const { token } = options
  if (token === undefined) return options
  if (typeof before === 'function' && typeof token === 'string' && suppliers.get(before) === token)
    return { ...options, token: before }
  const shared = () => (typeof token === 'function' ? token() : token)
  suppliers.set(shared, token)
  return { ...options, token: shared }
}

/** Returns the options of the preloaded global; null when the page has none, or another object under its name. */
export function fromPreloaded(preloaded: unknown): PortalOptions | null {
  if (typeof preloaded !== 'object' || preloaded === null) return null
  try {
    const { bases, accessToken, ...rest } = preloaded as Partial<Preloaded>
    if (typeof bases?.main !== 'string') return null
    return { ...rest, bases, ...(accessToken ? { token: accessToken } : {}) }
  } catch {
    // A frame of another origin with this name throws on every access.
    return null
  }
}
