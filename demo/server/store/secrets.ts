import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from './open'
import { secrets } from './schema'
import type { Seal } from './seal'

/** The secrets that the server generates at its first start. */
export interface Secrets {
  /** The private key that signs the tokens of the embedded provider. */
  signingKey: JWK
  /** The earlier public keys, and until when their tokens count (epoch milliseconds). */
  retiredKeys: { key: JWK; until: number }[]
  cookieKeys: string[]
  clientSecrets: { portal: string; intranet: string }
}

const row = 'sign-in'
export const secretsPlace = `secrets/value/${row}`

/**
 * Returns the server's secrets, and creates them first in a new store. Every process receives the same.
 * @throws SecretsLocked
 */
export async function loadSecrets(db: Database, seal: Seal): Promise<Secrets> {
  const found = await readSecrets(db)
  if (typeof found === 'string') return JSON.parse(seal.open(found, secretsPlace))
  const value = seal.seal(JSON.stringify(await makeSecrets()), secretsPlace)
  await db.insert(secrets).values({ name: row, value }).onConflictDoNothing()
  return loadSecrets(db, seal)
}

/** Returns the secrets as stored: sealed, or in clear text by an older version. Undefined when none are stored. */
export async function readSecrets(db: Database): Promise<unknown> {
  return (await db.select().from(secrets).where(eq(secrets.name, row)))[0]?.value
}

export async function writeSecrets(db: Database, seal: Seal, value: Secrets): Promise<void> {
  const sealed = seal.seal(JSON.stringify(value), secretsPlace)
  await db.update(secrets).set({ value: sealed }).where(eq(secrets.name, row))
}

/**
 * Returns new secrets. Tokens of the old key count until `until`, and cookies of the previous key are still accepted.
 */
export async function renewSecrets(old: Secrets, until: number): Promise<Secrets> {
  const fresh = await makeSecrets()
  const retired = [{ key: publicPart(old.signingKey), until }, ...old.retiredKeys]
  return {
    ...fresh,
    retiredKeys: retired.filter(retiredKey => retiredKey.until > Date.now()),
    cookieKeys: [...fresh.cookieKeys, ...old.cookieKeys.slice(0, 1)],
  }
}

/** Returns the public keys of all tokens that still count. */
export function publicKeys({ signingKey, retiredKeys }: Secrets): JWK[] {
  const validKeys = retiredKeys.filter(({ until }) => until > Date.now())
  return [publicPart(signingKey), ...validKeys.map(({ key }) => key)]
}

function publicPart({ d: _private, ...key }: JWK): JWK {
  return key
}

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomBytes(8).toString('hex')
  return {
    signingKey: { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' },
    retiredKeys: [],
    cookieKeys: [secret()],
    clientSecrets: { portal: secret(), intranet: secret() },
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
