import type { HostOptions } from './options'

/** What a host holds of a portal, from `configure` or `createPortal`. */
export interface HostPortal {
  /** Live for token, locale and messages; a fresh start for anything else. */
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
