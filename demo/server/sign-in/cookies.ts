import type { ClientName } from './issuer'

/**
 * Names of cookies at a site. On https a browser holds them to what their names begin with: `__Host-` is of this host and
 * secure, for all of its paths; `__Secure-` is secure, and may be bound to a path.
 */
export function cookieNames(origin: string) {
  const [host, secure] = origin.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', '']
  return {
    session: (client: ClientName) => `${host}${client}_session`,
    /** Named by its state, so that two tabs may be signing in at once. */
    pending: (client: ClientName, state: string) => `${secure}${client}_pending_${state.slice(0, 16)}`,
    /** The provider's own, at the portal's site. */
    provider: {
      session: `${host}_session`,
      interaction: `${secure}_interaction`,
      resume: `${secure}_interaction_resume`,
    },
  }
}
