import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { readSettings } from '../../demo/server/settings'
import { createTokenReader } from '../../demo/server/sign-in/tokens'
import type { Secrets } from '../../demo/server/store/secrets'

async function keyPair(kid: string) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' } }
}

test('a token of a retired key is valid until the key expires', async () => {
  const settings = readSettings({})
  const [now, old] = await Promise.all([keyPair('now'), keyPair('old')])
  const { d: _private, ...published } = old.jwk
  const until = Date.now() + 1000
  const retiredKeys = [{ key: published, until }]
  const secrets: Secrets = {
    signingKey: now.jwk,
    retiredKeys,
    cookieKeys: [],
    clientSecrets: { portal: '', intranet: '' },
  }
  const read = createTokenReader({
    settings,
    secrets,
    issuer: null as never,
    db: null as never,
    revocations: { isRevoked: () => false },
  })
  const token = await new SignJWT({ sid: 'x' })
    .setProtectedHeader({ alg: 'ES256', kid: 'old', typ: 'at+jwt' })
    .setSubject('ada.novak')
    .setIssuer(`${settings.portalUrl}/oidc`)
    .setAudience(settings.audience)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(old.privateKey)
  expect((await read(token))?.userId).toBe('ada.novak')
  await after(until - Date.now())
  expect(await read(token)).toBeNull()
})
