import { allowInsecureRequests, Configuration, customFetch, discovery, enableNonRepudiationChecks } from 'openid-client'
import type { Settings } from '../settings'
import type { Secrets } from '../store/secrets'

/** The server's pages that people sign in to, each a client of its own. */
export type ClientName = 'portal' | 'intranet'

export const providerPath = '/oidc'

export function issuerOf(settings: Settings): string {
  return settings.issuer?.issuer ?? settings.portalUrl + providerPath
}

/** Where the issuer sends people back to, and where it lets them out. */
export function clientUrls(settings: Settings, client: ClientName): { callback: string; signedOut: string } {
  return client === 'portal'
    ? {
        callback: `${settings.portalUrl}/api/partners/v1/web/auth/callback`,
        signedOut: `${settings.portalUrl}/`,
      }
    : { callback: `${settings.embedUrl}/callback`, signedOut: `${settings.embedUrl}/intranet/` }
}

/**
 * Answers what is known of the issuer, as one of its clients; null when that client is not registered there.
 * `fresh` asks it now, whether or not it is known: before somebody is sent there. Rejects when it does not answer.
 */
export type IssuerReader = (client: ClientName, options?: { fresh: boolean }) => Promise<Configuration | null>

/** `callProvider` reaches the embedded provider without a detour over the network. */
export function createIssuerReader(settings: Settings, secrets: Secrets, callProvider: typeof fetch): IssuerReader {
  const known = new Map<ClientName, Promise<Configuration>>()
  return async (client, { fresh } = { fresh: false }) => {
    const { issuer: real } = settings
    if (!real) return embeddedIssuer(settings, secrets, client, callProvider)
    const registration = client === 'portal' ? real : settings.intranetClient
    if (!registration) return null
    let found = fresh ? undefined : known.get(client)
    if (!found) {
      found = discovery(new URL(real.issuer), registration.clientId, registration.clientSecret, undefined, {
        timeout: 10,
        // Else the way that an ID token came would stand for its signature.
        execute: [enableNonRepudiationChecks, ...(real.issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      })
      known.set(client, found)
      found.catch(() => known.get(client) === found && known.delete(client))
    }
    return found
  }
}

function embeddedIssuer(settings: Settings, secrets: Secrets, client: ClientName, callProvider: typeof fetch) {
  const issuer = issuerOf(settings)
  const configuration = new Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    },
    client,
    { client_secret: secrets.clientSecrets[client], id_token_signed_response_alg: 'ES256' },
  )
  allowInsecureRequests(configuration)
  enableNonRepudiationChecks(configuration)
  configuration[customFetch] = (url, options) => callProvider(url, options as RequestInit)
  return configuration
}
