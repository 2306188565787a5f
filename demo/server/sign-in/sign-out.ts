import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { buildEndSessionUrl } from 'openid-client'
import type { Settings } from '../settings'
import { clientUrls, type IssuerReader } from './issuer'
import type { Session } from './sessions'

/**
 * Makes the issuer forget the browser too, or the next sign-in would not ask. The embedded provider is told
 * directly, with no page between; a real issuer is visited. Answers where to go, null for the site's own page.
 */
export function createSignOut(settings: Settings, issuer: IssuerReader, provider: Provider | null) {
  return async (request: FastifyRequest, reply: FastifyReply, session: Session | null): Promise<string | null> => {
    if (provider) {
      await forget(provider, request, reply)
      return null
    }
    if (!session) return null
    const client = session.client === 'intranet' ? 'intranet' : 'portal'
    const configuration = await issuer(client).catch(() => null)
    if (!configuration?.serverMetadata().end_session_endpoint) return null
    return buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: clientUrls(settings, client).signedOut,
      ...(session.idToken ? { id_token_hint: session.idToken } : {}),
    }).href
  }
}

/** Ends the provider's session with all that was granted in it. Its cookie is seen on the portal's site only. */
async function forget(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  if (!session.accountId) return
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue
    await provider.RefreshToken.revokeByGrantId(grantId)
    await provider.AuthorizationCode.revokeByGrantId(grantId)
    await (await provider.Grant.find(grantId))?.destroy()
  }
  await session.destroy()
}
