import type { ClientName } from './issuer'

/**
 * Returns the names of a site's cookies. On https the browser enforces their prefixes: `__Host-` cookies are secure and
 * belong to this host, for all paths; `__Secure-` cookies are secure and may be bound to a path.
 */
export function cookieNames(origin: string) {
  const [host, secure] = origin.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', '']
  return {
    session: (client: ClientName) => `${host}${client}_session`,
    /** The name contains the state, so that two tabs may sign in at once. */
    pending: (client: ClientName, state: string) => `${secure}${client}_pending_${state.slice(0, 16)}`,
    /** The provider's own cookies, at the portal's site. */
    provider: {
      session: `${host}_session`,
      interaction: `${secure}_interaction`,
      resume: `${secure}_interaction_resume`,
    },
  }
}
