import { allowInsecureRequests, Configuration, customFetch, discovery, enableNonRepudiationChecks } from 'openid-client'
import type { Settings } from '../settings'
import type { Secrets } from '../store/secrets'

/** The server's pages that people sign in to. Each is a separate client. */
export type ClientName = 'portal' | 'intranet'

export const providerPath = '/oidc'

export function issuerOf(settings: Settings): string {
  return settings.issuer?.issuer ?? settings.portalUrl + providerPath
}

/** Returns the addresses to which the issuer redirects after sign-in and after sign-out. */
export function clientUrls(settings: Settings, client: ClientName): { callback: string; signedOut: string } {
  return client === 'portal'
    ? {
        callback: `${settings.portalUrl}/api/partners/v1/web/auth/callback`,
        signedOut: `${settings.portalUrl}/`,
      }
    : { callback: `${settings.embedUrl}/callback`, signedOut: `${settings.embedUrl}/intranet/` }
}

/**
 * Returns the configuration of the issuer for a client, or null when the issuer does not know that client. `fresh`
 * reads it again, before a person is sent to the issuer. Rejects when the issuer does not respond.
 */
export type IssuerReader = (client: ClientName, options?: { fresh: boolean }) => Promise<Configuration | null>

/**
 * Creates the reader of the issuer.
 * @param callProvider calls the embedded provider without the network
 */
export function createIssuerReader(settings: Settings, secrets: Secrets, callProvider: typeof fetch): IssuerReader {
  const configurations = new Map<ClientName, Promise<Configuration>>()
  return async (client, { fresh } = { fresh: false }) => {
    const { issuer: real } = settings
    if (!real) return embeddedIssuer(settings, secrets, client, callProvider)
    const registration = client === 'portal' ? real : settings.intranetClient
    if (!registration) return null
    let found = fresh ? undefined : configurations.get(client)
    if (!found) {
      found = discovery(new URL(real.issuer), registration.clientId, registration.clientSecret, undefined, {
        timeout: 10,
        // Without this check, TLS alone would vouch for an ID token instead of its signature.
        execute: [enableNonRepudiationChecks, ...(real.issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      })
      configurations.set(client, found)
      found.catch(() => configurations.get(client) === found && configurations.delete(client))
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
