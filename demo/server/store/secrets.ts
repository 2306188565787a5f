import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Database } from './open'
import { secrets } from './schema'

/** What the server made up for itself at its first start. */
export interface Secrets {
  /** The private key that signs the tokens of the embedded provider. */
  signingKey: JWK
  cookieKeys: string[]
  clientSecrets: { portal: string; intranet: string }
}

/** Reads the server's secrets, making them first where there are none; the same in every process. */
export async function loadSecrets(db: Database): Promise<Secrets> {
  const read = async () => (await db.select().from(secrets).where(eq(secrets.name, 'sign-in')))[0]?.value
  let found = await read()
  if (!found) {
    await db
      .insert(secrets)
      .values({ name: 'sign-in', value: await makeSecrets() })
      .onConflictDoNothing()
    found = await read()
  }
  return found as Secrets
}

async function makeSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = randomBytes(8).toString('hex')
  return {
    signingKey: { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' },
    cookieKeys: [secret()],
    clientSecrets: { portal: secret(), intranet: secret() },
  }
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
