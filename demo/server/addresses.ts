import { Client } from 'pg'
import { BadSetting } from './bad-setting'
import { isObvious } from './obvious'

/**
 * Returns an https address. Outside production, an address of this machine may use plain http.
 * @throws BadSetting for any other address
 */
export function checkUrl(value: string, name: string, example: string, production: boolean): URL {
  if (!URL.canParse(value)) throw new BadSetting(`${name} must be an address such as ${example}`)
  const url = new URL(value)
  // A trailing dot leads to the same host, but the name would compare as another one.
  url.hostname = url.hostname.replace(/\.+$/, '')
  if (url.protocol === 'https:') return url
  if (url.protocol === 'http:' && !production && isThisMachine(url.hostname)) return url
  throw new BadSetting(
    `${name} is ${url.origin}, where tokens would be sent unencrypted. Put a TLS proxy in front, and set the ` +
      'https address that people open.',
  )
}

export function isThisMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|\[?::1\]?|127(\.\d+){3})$/.test(hostname)
}

/**
 * Returns whether a proxy must be in front of the server: an https address needs a proxy, because this server speaks no
 * TLS.
 */
export function isBehindProxy({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && !isThisMachine(hostname)
}

interface Sites {
  host: string
  portalUrl: string
  embedUrl: string
}

/** Returns whether other machines can reach the server, directly or through a proxy in front. */
export function isReachedByOthers({ host, portalUrl, embedUrl }: Sites): boolean {
  return ![host, new URL(portalUrl).hostname, new URL(embedUrl).hostname].every(isThisMachine)
}

/**
 * Checks the database address. On another machine, production requires verified TLS and a strong password.
 * @throws BadSetting for an address that cannot be read or is not safe enough
 */
export function checkDatabase(url: string, production: boolean): void {
  const { host, ssl, password } = readTarget(url)
  if (!production || host === '' || host.startsWith('/') || isThisMachine(host)) return
  const isChecked = typeof ssl === 'object' && ssl.rejectUnauthorized !== false && !('checkServerIdentity' in ssl)
  if (!isChecked || modeOf(url) !== 'verify-full')
    throw new BadSetting(
      'DATABASE_URL leads to another machine, where data would be sent without verified TLS. Add sslmode=verify-full to it ' +
        '(and sslrootcert, if the certificate authority is your own).',
    )
  // Without a password, the database asks for something else, such as a certificate.
  if (password && (password.length < minPassword || isObvious(Buffer.from(password))))
    throw new BadSetting(
      `The password in DATABASE_URL is too weak. Use at least ${minPassword} random characters, such as from ` +
        '`openssl rand -hex 16`.',
    )
}

const minPassword = 16

interface Target {
  host: string
  ssl: false | { rejectUnauthorized?: boolean }
  password: string | null
}

/**
 * Returns the target that the driver computes. Parameters can name another host or turn TLS off, so only the driver
 * knows.
 */
function readTarget(url: string): Target {
  try {
    // The driver types `ssl` as a boolean, but it holds the TLS options.
    return new Client({ connectionString: url }) as unknown as Target
  } catch (cause) {
    throw new BadSetting('DATABASE_URL or a certificate in it can’t be read', { cause })
  }
}

/**
 * Returns the TLS mode. If the address names several, the driver takes the last one. Other modes than verify-full check
 * as much today, but will check less from the next version of the driver on.
 */
function modeOf(url: string): string | undefined {
  return new URLSearchParams(url.split('?')[1]).getAll('sslmode').at(-1)
}
