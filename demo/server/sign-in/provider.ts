import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import { failed as failedDrawing } from '../../../elements/kit/drawings/whole-view'
import { HttpFailure } from '../http/failures'
import type { Limit } from '../http/limits'
import { withNotice } from '../http/notice'
import type { Settings } from '../settings'
import type { Database } from '../store/open'
import type { Seal } from '../store/seal'
import { publicKeys, type Secrets } from '../store/secrets'
import { databaseAdapter } from './adapter'
import { cookieNames } from './cookies'
import { type ClientName, clientUrls, issuerOf, providerPath } from './issuer'
import { statusPage } from './status-page'

const day = 24 * 60 * 60
const scopes = 'openid email profile offline_access'

export interface ProviderParts {
  settings: Settings
  secrets: Secrets
  db: Database
  seal: Seal
  onFailure(cause: unknown): void
}

/** Returns the name that the tokens of a grant share. When the grant ends, all of them end. */
export function sidOf(grantId: string): string {
  return createHash('sha256').update(grantId).digest('base64url')
}

/** Creates the embedded sign-in provider, which has no passwords, no consent, and two clients of this server. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(issuerOf(parts.settings), configuration(parts))
  // The forwarded headers can be trusted, because mountProvider writes them.
  provider.proxy = true
  provider.on('server_error', (_context, cause) => parts.onFailure(cause))
  // The provider would print other errors to the console, with their parameters.
  const events: NodeJS.EventEmitter = provider
  events.on('error', parts.onFailure)
  return provider
}

function configuration({ settings, secrets, db, seal, onFailure }: ProviderParts): Configuration {
  const { audience, accessTokenSeconds } = settings
  const client = (name: ClientName) => ({
    client_id: name,
    client_secret: secrets.clientSecrets[name],
    redirect_uris: [clientUrls(settings, name).callback],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'ES256' as const,
  })
  return {
    adapter: databaseAdapter(db, seal, onFailure),
    clients: [client('portal'), client('intranet')],
    jwks: { keys: [secrets.signingKey as never] },
    cookies: {
      names: cookieNames(settings.portalUrl).provider,
      keys: secrets.cookieKeys,
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: scopes.split(' '),
    claims: { openid: ['sub'], email: ['email'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    interactions: { url: (_context, interaction) => `/sign-in/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    extraTokenClaims: (_context, token) => ({ sid: sidOf(`${'grantId' in token ? token.grantId : token.clientId}`) }),
    issueRefreshToken: async (_context, oidcClient) => oidcClient.grantTypeAllowed('refresh_token'),
    // A rotated token could be lost in a crash, and its session with it.
    rotateRefreshToken: false,
    expiresWithSession: () => false,
    loadExistingGrant,
    ttl: {
      Session: 14 * day,
      Grant: 14 * day,
      RefreshToken: 14 * day,
      Interaction: day / 24,
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 600,
    },
    renderError: (context, out) => {
      context.type = 'html'
      context.body = withNotice(
        statusPage({
          drawing: failedDrawing,
          title: 'Sign-in failed',
          lead: 'The sign-in provider refused the request.',
          hint: out.error_description ?? out.error,
          actions: [{ label: 'Sign in again', href: '/' }],
        }),
        true,
      )
    },
  }
}

/** Returns the grant of the session, or creates one without consent: both clients belong to this server. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client?.clientId ?? ''
  const grantId = oidc.session?.grantIdFor(clientId)
  const { Grant } = oidc.provider
  const existing = grantId ? await Grant.find(grantId) : undefined
  if (existing) return existing
  const accountId = oidc.session?.accountId
  if (accountId === undefined) return undefined
  const grant = new Grant({ clientId, accountId })
  grant.addOIDCScope(scopes)
  await grant.save()
  return grant
}

export interface MountParts {
  provider: Provider
  settings: Settings
  secrets: Secrets
  limit: Limit
}

/**
 * The maximum length of an address in characters, and of a body in bytes. The provider stores its requests, and those
 * of our clients are shorter.
 */
const maxLength = 4096

function refuseLong({ url, headers }: FastifyRequest): void {
  const { 'content-length': length = 0, 'transfer-encoding': chunked } = headers
  if (url.length > maxLength)
    throw new HttpFailure(414, 'too_large', `The address is too long (max ${maxLength} characters)`)
  if (chunked !== undefined || Number(length) > maxLength)
    throw new HttpFailure(413, 'too_large', `The request is too large (max ${maxLength / 1024} kB)`)
}

/** Adds the provider under its path. The provider takes its own address from the settings, not from the request. */
export async function mountProvider(app: FastifyInstance, parts: MountParts): Promise<void> {
  const { provider, settings, secrets, limit } = parts
  const answer = provider.callback()
  const { host, protocol } = new URL(settings.portalUrl)
  await app.register(async mounted => {
    mounted.addHook('onRequest', async request => {
      await limit(request)
      refuseLong(request)
    })
    // The provider reads bodies itself.
    mounted.removeAllContentTypeParsers()
    mounted.addContentTypeParser('*', (_request, _payload, done) => done(null))
    // The provider alone would publish only its current key, but tokens of retired keys still count for a while.
    mounted.get(`${providerPath}/jwks`, async () => ({ keys: publicKeys(secrets) }))
    mounted.all(`${providerPath}/*`, (request, reply) => {
      const { raw } = request
      for (const name of Object.keys(raw.headers)) if (name.startsWith('x-forwarded-')) delete raw.headers[name]
      Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1) })
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(providerPath.length) })
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      void answer(raw, reply.raw)
    })
  })
}
