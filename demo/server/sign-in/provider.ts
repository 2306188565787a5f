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
  failed(cause: unknown): void
}

/** The name that joins the tokens of a grant: what ends the grant ends them all. */
export function sidOf(grantId: string): string {
  return createHash('sha256').update(grantId).digest('base64url')
}

/** The embedded sign-in provider: no passwords, no consent, two clients that are ours. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(issuerOf(parts.settings), configuration(parts))
  // Believes the forwarded headers, which mountProvider writes itself.
  provider.proxy = true
  provider.on('server_error', (_context, cause) => parts.failed(cause))
  // What fails outside of the provider's own handling would be printed, parameters and all.
  const events: NodeJS.EventEmitter = provider
  events.on('error', parts.failed)
  return provider
}

function configuration({ settings, secrets, db, seal, failed }: ProviderParts): Configuration {
  const { audience, accessTokenSeconds } = settings
  const client = (name: ClientName) => ({
    client_id: name,
    client_secret: secrets.clientSecrets[name],
    redirect_uris: [clientUrls(settings, name).callback],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'ES256' as const,
  })
  return {
    adapter: databaseAdapter(db, seal, failed),
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
    // One that changed at each use would be lost, and the session with it, when the server dies in between.
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
          says: 'The sign-in provider refused the request.',
          hint: out.error_description ?? out.error,
          actions: [{ label: 'Sign in again', href: '/' }],
        }),
        true,
      )
    },
  }
}

/** Both clients are ours: what they ask for is granted without a question. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client?.clientId ?? ''
  const grantId = oidc.session?.grantIdFor(clientId)
  const { Grant } = oidc.provider
  const known = grantId ? await Grant.find(grantId) : undefined
  if (known) return known
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

/** Characters of an address and bytes of a body: the provider keeps what it is asked, and what our clients ask is shorter. */
const longest = 4096

function refuseLong({ url, headers }: FastifyRequest): void {
  const { 'content-length': length = 0, 'transfer-encoding': chunked } = headers
  if (url.length > longest)
    throw new HttpFailure(414, 'too_large', `The address is too long (max ${longest} characters)`)
  if (chunked !== undefined || Number(length) > longest)
    throw new HttpFailure(413, 'too_large', `The request is too large (max ${longest / 1024} kB)`)
}

/** Puts the provider under its path. What it believes about its own address is the setting's, not the request's. */
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
    // It publishes the key that it signs with; tokens of the one before it still count for a while.
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
