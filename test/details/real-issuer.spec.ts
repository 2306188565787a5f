import { expect, test } from '@playwright/test'
import { CookieJar } from '../fixtures/server/cookie-jar'
import { startForeignIssuer } from '../fixtures/server/foreign-issuer'
import { freePorts, startServer } from '../fixtures/server/start'
import { sameOriginHeaders, signOut, signOutPath } from '../fixtures/server/visitor'

test('a real issuer takes the place of the embedded one', async () => {
  const port = await freePorts()
  const url = `http://localhost:${port}`
  const audience = 'https://api.reeldock.example'
  const client = {
    id: 'reeldock-portal',
    secret: '5rC2nVYy8dJkPq0TzX4uWm7EaHsLf3Gb',
    callback: `${url}/api/partners/v1/web/auth/callback`,
    signedOut: `${url}/`,
  }
  const foreign = await startForeignIssuer({ audience, person: { email: 'Ada.Novak@cinderlane.example.com' }, client })
  const server = await startServer({
    port,
    env: {
      OIDC_ISSUER: foreign.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_AUDIENCE: audience,
      OIDC_ACCOUNT_CLAIM: 'email',
      OIDC_CLOCK_SKEW: '1',
    },
  })
  try {
    const jar = new CookieJar()
    const token = async () => {
      const answer = await jar.fetch(`${url}/token`, { headers: sameOriginHeaders })
      return answer.ok ? ((await answer.json()) as { accessToken: string | null }).accessToken : null
    }
    const me = async (bearer: string | null) =>
      fetch(`${url}/api/main/v1/users/me`, { headers: { authorization: `Bearer ${bearer}` } })

    const end = await jar.navigate(`${url}/api/partners/v1/web/auth/provider?returnTo=/work-orders`)
    expect(end.url).toBe(`${url}/work-orders`)
    const first = await token()
    const answer = await me(first)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { companyName: 'Cinder Lane Dispatch' } })

    await expect.poll(async () => (await me(first)).status, 'the token ends').toBe(401)
    const renewed = new Set(await Promise.all(Array.from({ length: 10 }, token)))
    expect(renewed.size, 'ten requests at once share one renewal').toBe(1)
    expect((await me([...renewed][0] ?? null)).status).toBe(200)

    const out = await signOut(jar, url + signOutPath)
    const [, address = ''] = /content="0; url=([^"]+)"/.exec(await out.response.text()) ?? []
    const next = new URL(address.replaceAll('&#38;', '&'))
    expect(next.origin).toBe(foreign.issuer)
    expect(next.searchParams.get('post_logout_redirect_uri')).toBe(client.signedOut)
    expect(next.searchParams.get('id_token_hint')).toBeTruthy()
    expect(await token()).toBeNull()
    expect((await fetch(`${server.embedUrl}/sign-in`)).status, 'the intranet is not registered there').toBe(404)
    expect((await fetch(`${url}/oidc/.well-known/openid-configuration`)).status).toBe(404)
  } finally {
    await server.stop()
    await foreign.stop()
  }
})
