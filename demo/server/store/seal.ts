import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts texts at rest. A sealed text opens only in its place: moved to another row, it is invalid. */
export interface Seal {
  /**
   * Seals a text.
   * @param place names the table, column and row of the text
   */
  seal(text: string, place: string): string
  /**
   * Opens a sealed text.
   * @throws SecretsLocked
   */
  open(sealed: string, place: string): string
}

/** Thrown when no key opens a text, or the text was changed. The message says how to fix it. */
export class SecretsLocked extends Error {
  override readonly name = 'SecretsLocked'
}

/**
 * Returns the opened value. When no key opens it, reports the error and returns null, so the person must sign in again.
 */
export function unlessLocked<Opened>(open: () => Opened, onFailure: (cause: unknown) => void): Opened | null {
  try {
    return open()
  } catch (cause) {
    if (!(cause instanceof SecretsLocked)) throw cause
    onFailure(cause)
    return null
  }
}

export const keyBytes = 32
const version = 'v1'
const cipher = 'aes-256-gcm'
/** The nonce length of the cipher. */
const nonceBytes = 12

/**
 * Creates a seal with AES-256-GCM. The first key seals, and each of them opens. A sealed text has version, key id,
 * nonce, tag and content.
 */
export function createSeal(keys: readonly Buffer[]): Seal {
  const byId = new Map(keys.map(key => [keyId(key), key]))
  const additionalData = (id: string, place: string) => Buffer.from(`${version} ${id} ${place}`)

  return {
    seal(text, place) {
      const [[id, key] = []] = byId
      if (id === undefined || key === undefined) throw new SecretsLocked('No key to seal with')
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, key, nonce).setAAD(additionalData(id, place))
      const ciphertext = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      const parts = [nonce, sealing.getAuthTag(), ciphertext].map(part => part.toString('base64url'))
      return [version, id, ...parts].join('.')
    },

    open(sealed, place) {
      const [sealedVersion, id = '', ...parts] = sealed.split('.')
      const [nonce, tag, ciphertext] = parts.map(part => Buffer.from(part, 'base64url'))
      const key = byId.get(id)
      if (sealedVersion !== version || !key || !nonce || !tag || !ciphertext) {
        throw new SecretsLocked(
          `The store's secrets are sealed with the key ${id}, which was not found. ` +
            'Add that key to SECRETS_KEY, or restore the file secrets.key of its data directory.',
        )
      }
      try {
        const opening = createDecipheriv(cipher, key, nonce, { authTagLength: 16 })
        opening.setAAD(additionalData(id, place)).setAuthTag(tag)
        return Buffer.concat([opening.update(ciphertext), opening.final()]).toString('utf8')
      } catch (cause) {
        throw new SecretsLocked(`Sealed data in ${place.split('/')[0]} was changed or damaged`, { cause })
      }
    },
  }
}

/** Returns an id that tells keys apart and reveals nothing about them. */
function keyId(key: Buffer): string {
  return createHash('sha256').update('reeldock seal ').update(key).digest('base64url').slice(0, 8)
}
