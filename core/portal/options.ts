import type { SocketLike } from '../base/environment'
import { isEqual } from '../base/json'
import type { Messages } from '../i18n/translate'
import type { Preloaded } from '../wire/start'
import type { Observe } from './observe'

export type TokenSupplier = string | (() => string | null | Promise<string | null>)

/** `configure(options)` and `createPortal(options)`: spec/elements.md. */
export interface PortalOptions extends Partial<Omit<Preloaded, 'bases' | 'accessToken'>> {
  bases: Preloaded['bases']
  token?: TokenSupplier
  /** BCP 47; an element's own `locale` wins. */
  locale?: string
  /** A CSS colour that ink, lamp, wash and focus follow; `--reeldock-seed` on or above an element wins. */
  seed?: string
  /** Wordings that win over the catalogues, by key. */
  messages?: Messages
  /** Replaces `fetch`, for tests and service hosts. */
  fetch?: typeof fetch
  /** Replaces `new WebSocket(url)`, beside `fetch`. */
  socket?: (url: string) => SocketLike
  /** Reads the start-up values again: an open page rechecks whether the portal is under maintenance. */
  startUp?: () => Promise<Pick<Preloaded, 'maintenance'> | null | undefined>
  /** Called for each call, element that is ready and error, without anything that identifies a person. */
  observe?: Observe
  /** Called with every path that an element navigates to. */
  onNavigate?: (path: string) => void
}

/** As a host gives them: of the bases `main` alone must be there. What asks for another one then shows an error. */
export interface HostOptions extends Omit<PortalOptions, 'bases'> {
  bases: Pick<Preloaded['bases'], 'main'> & Partial<Preloaded['bases']>
}

/** What a host holds of a portal, from `configure` or `createPortal`. */
export interface HostPortal {
  /** A fresh start for other bases, another `fetch` or `socket`; anything else applies at once. */
  configure(options: Partial<HostOptions>): void
  /**
   * Leaves the sign-in of this page for the provider's: `{partners}/v1/web/auth/provider?returnTo=`.
   * @throws TypeError without `bases.partners`.
   */
  signInUrl(returnTo: string): string
  /** @throws TypeError without `bases.partners`. */
  signOutUrl(): string
  /** Reads again whatever a lost session, token or connection had stopped. */
  renew(): void
  /** Frees what it holds; its elements stand still from then on. */
  end(): void
}

/** What says which back end is asked: a change restarts the portal. Every other option applies at once. */
const backendOptions: ReadonlySet<string> = new Set(['bases', 'fetch', 'socket'])

/** What changed options ask for: nothing, to be looked at, a read with the next token, or a fresh start. */
export function effectOf(before: PortalOptions, changes: Partial<PortalOptions>): 'none' | 'live' | 'token' | 'start' {
  const names = Object.keys(changes) as (keyof PortalOptions)[]
  const changed = names.filter(name => !isEqual(before[name], changes[name]))
  if (changed.length === 0) return 'none'
  if (changed.some(name => backendOptions.has(name))) return 'start'
  return changed.includes('token') ? 'token' : 'live'
}

/** What each function stands for, known to the bundle that made it. */
const given = new WeakMap<object, TokenSupplier>()

/**
 * A token, or what supplies it, as a function: any script can read what bundles share. One that is given a second time
 * counts as another, since it may answer for another account; the same text does not.
 */
export function withSharedToken<Options extends Partial<PortalOptions>>(
  options: Options,
  before?: TokenSupplier,
): Options {
  const { token } = options
  if (token === undefined) return options
  if (typeof before === 'function' && typeof token === 'string' && given.get(before) === token)
    return { ...options, token: before }
  const shared = () => (typeof token === 'function' ? token() : token)
  given.set(shared, token)
  return { ...options, token: shared }
}

/** Options from the preloaded global; null when the page has none, or something else under its name. */
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
