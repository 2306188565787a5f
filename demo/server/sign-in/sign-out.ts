import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { buildEndSessionUrl, type Configuration, tokenRevocation } from 'openid-client'
import type { Settings } from '../settings'
import { clientUrls, type IssuerReader } from './issuer'
import { sidOf } from './provider'
import type { Session } from './session-rows'

/** The issuer's result of a sign-out. */
export interface SignedOut {
  /** The ended sign-ins, at every page. */
  sids: string[]
  /** The address at the issuer that the browser must open, or null. */
  next: string | null
}

export type SignOut = (request: FastifyRequest, reply: FastifyReply, session: Session | null) => Promise<SignedOut>

/**
 * Signs the browser out at the issuer too; otherwise the next sign-in would not ask. The embedded provider is called
 * directly. A real issuer revokes the refresh token, and the browser visits it.
 */
export function createSignOut(settings: Settings, issuer: IssuerReader, provider: Provider | null): SignOut {
  return async (request, reply, session) => {
    const sids = session ? [session.sid] : []
    if (provider) {
      const endedSids = await endProviderSession(provider, request, reply, session)
      return { sids: [...new Set([...sids, ...endedSids])], next: null }
    }
    if (!session) return { sids, next: null }
    const client = session.client === 'intranet' ? 'intranet' : 'portal'
    const configuration = await issuer(client).catch(() => null)
    if (configuration) await revokeToken(configuration, session)
    if (!configuration?.serverMetadata().end_session_endpoint) return { sids, next: null }
    const next = buildEndSessionUrl(configuration, {
      post_logout_redirect_uri: clientUrls(settings, client).signedOut,
      ...(session.idToken ? { id_token_hint: session.idToken } : {}),
    }).href
    return { sids, next }
  }
}

/** Revokes the refresh token. The sign-out continues when the issuer has no revocation or does not respond. */
async function revokeToken(configuration: Configuration, { refreshToken }: Session): Promise<void> {
  if (refreshToken === null || !configuration.serverMetadata().revocation_endpoint) return
  await tokenRevocation(configuration, refreshToken).catch(() => undefined)
}

/**
 * Ends the provider's session with all of its grants, at every page. It is found by the refresh token too, because only
 * the portal's site receives the provider's cookie.
 */
async function endProviderSession(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session | null,
): Promise<string[]> {
  const token = session?.refreshToken ? await provider.RefreshToken.find(session.refreshToken) : undefined
  const byToken = token?.sessionUid ? await provider.Session.findByUid(token.sessionUid) : undefined
  const byCookie = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  const grants = new Set(token?.grantId ? [token.grantId] : [])
  for (const found of [byToken, byCookie]) {
    if (!found?.accountId) continue
    for (const { grantId } of Object.values(found.authorizations ?? {})) if (grantId) grants.add(grantId)
    await found.destroy()
  }
  for (const grantId of grants) {
    await provider.RefreshToken.revokeByGrantId(grantId)
    await provider.AuthorizationCode.revokeByGrantId(grantId)
    await (await provider.Grant.find(grantId))?.destroy()
  }
  return [...grants].map(sidOf)
}
