import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { freePorts } from './start'

/** Somebody else's issuer: other subjects, other keys, an e-mail in its tokens, refresh tokens that change. */
export interface ForeignIssuer {
  issuer: string
  stop(): Promise<void>
}

export interface ForeignOptions {
  audience: string
  /** Who is signed in there, without a question. */
  email: string
  client: { id: string; secret: string; callback: string; signedOut: string }
  /** A free one when missing. */
  port?: number
}

export async function startForeignIssuer(options: ForeignOptions): Promise<ForeignIssuer> {
  const { audience, email, client } = options
  const port = options.port ?? (await freePorts())
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.callback],
        post_logout_redirect_uris: [client.signedOut],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    cookies: { keys: ['a test'] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, RefreshToken: 60, IdToken: 60, AccessToken: 4 },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, email }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: '', audience, accessTokenFormat: 'jwt', accessTokenTTL: 4 }),
      },
    },
    extraTokenClaims: () => ({ email }),
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId: oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile offline_access')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const server: Server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    void provider.interactionFinished(request, response, { login: { accountId: 'foreign|42' } })
  })
  await new Promise<void>(resolve => server.listen(port, 'localhost', resolve))
  return {
    issuer,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
