import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { localIssuer, production, randomSecret, refusal } from '../fixtures/server/settings'

const bytesInOrder = Buffer.from(Array.from({ length: 32 }, (_, index) => index))

for (const weak of [
  '',
  'short',
  randomSecret.slice(1),
  'x'.repeat(64),
  'abab'.repeat(16),
  'changeme-changeme-changeme-changeme',
  'secret-secret-secret-secret-secret-secret',
  'reeldock-portal-client-secret-default-password',
  '01234567890123456789012345678901',
  'abcdefghijklmnopqrstuvwxyz012345',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6',
  '123456789-abcdefgh-ABCDEFGH-xyzx',
  '5rC2nVYy'.repeat(4),
  '5rC2nVYy8dJkPq0T'.repeat(2),
  'your-client-secret-goes-here-please',
  'CHANGE_ME_to_the_secret_of_your_client',
  'qwertyuiopasdfghjklzxcvbnm123456',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9',
  '<your-secret-here-at-least-32-chars>',
  '{{OIDC_CLIENT_SECRET_FROM_THE_VAULT}}',
  'generate-me-with-openssl-rand-base64-32',
  'MySuperSecretKeyForJWTSigning2024!',
  'SuperSecretPasswordForMyApplication',
  Buffer.from('your-client-secret-goes-here-please').toString('base64'),
  Buffer.from('replace this example secret').toString('hex'),
  bytesInOrder.toString('base64'),
  bytesInOrder.toString('hex'),
])
  test(`a weak secret is refused by the name of its variable: ${JSON.stringify(weak)}`, () => {
    for (const name of ['OIDC_CLIENT_SECRET', 'OIDC_INTRANET_CLIENT_SECRET']) {
      const sentence = refusal({
        ...production,
        OIDC_INTRANET_CLIENT_ID: 'intranet',
        OIDC_INTRANET_CLIENT_SECRET: randomSecret,
        [name]: weak,
      })
      expect(sentence).toContain(name)
      if (weak) expect(sentence).not.toContain(weak)
    }
  })

test('a random secret is always accepted, in any encoding', () => {
  const encodings = ['base64', 'base64url', 'hex'] as const
  // The generator's own numbers are not random enough: it prefers small ones and repeats itself.
  const chance = (seed: number) => createHash('sha256').update(`${seed}`).digest()
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 16, max: 32 }), (seed, length) => {
      const bytes = chance(seed)
      const texts = encodings.map(encoding => bytes.subarray(0, Math.max(length, 24)).toString(encoding))
      const hex = bytes.toString('hex')
      const uuid = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-a$4-$5')
      for (const secret of [...texts, bytes.toString('hex', 0, 16), uuid])
        expect(refusal({ ...localIssuer, OIDC_CLIENT_SECRET: secret }), secret).toBeNull()
      expect(refusal({ SECRETS_KEY: bytes.toString('base64') }), hex).toBeNull()
    }),
    { numRuns: 200 },
  )
})

test('an encryption key must be random', () => {
  const phrase = Buffer.from('your-client-secret-goes-here-please'.slice(0, 32))
  for (const key of [bytesInOrder, Buffer.from(bytesInOrder).reverse(), Buffer.alloc(32, '5rC2nVYy8dJkPq0T'), phrase])
    expect(refusal({ SECRETS_KEY: key.toString('base64') })).toContain('SECRETS_KEY must be 32 random bytes')
})

test('the password of a remote database must be random in production', () => {
  const refusalOf = (password: string, host = 'db.example.com') =>
    refusal({
      ...production,
      SECRETS_KEY: randomBytes(32).toString('base64'),
      DATABASE_URL: `postgres://reeldock${password && `:${password}`}@${host}/r?sslmode=verify-full`,
    })
  const weakWords = ['a', 'postgres', 'reeldock-password', 'your-password-here', 'postgres12345678', 'secret1234567890']
  const repeats = ['abcdefghijklmnop', 'abcd1234abcd1234', '5rC2nVYy5rC2nVYy', 'trustno1trustno1']
  for (const weak of [...weakWords, ...repeats]) {
    expect(refusalOf(weak), weak).toContain('The password in DATABASE_URL is too weak')
    expect(refusalOf(weak, 'localhost'), weak).toBeNull()
  }
  for (const taken of ['', 'npg_x4Kd9QvT1sZb', '0b7e61d29f8c4a35d017']) expect(refusalOf(taken), taken).toBeNull()
})
