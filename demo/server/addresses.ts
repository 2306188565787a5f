import { Client } from 'pg'
import { BadSetting } from './bad-setting'
import { isObvious } from './obvious'

/** An address that others reach over https; this very machine may do without while nothing is at stake. */
export function secured(value: string, name: string, example: string, production: boolean): URL {
  if (!URL.canParse(value)) throw new BadSetting(`${name} must be an address such as ${example}`)
  const url = new URL(value)
  // With a dot at its end a name leads to the same host, and would pass for another.
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

/** TLS ends in front of this server, which speaks none itself: callers of such an address come through a proxy. */
export function isBehindProxy({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' && !isThisMachine(hostname)
}

interface Sites {
  host: string
  portalUrl: string
  embedUrl: string
}

/** Whether anybody but this machine may reach it: it listens to others, or something in front leads them here. */
export function isReachedByOthers({ host, portalUrl, embedUrl }: Sites): boolean {
  return ![host, new URL(portalUrl).hostname, new URL(embedUrl).hostname].every(isThisMachine)
}

/**
 * Refuses an address that nobody can read, and a database that production would reach without TLS, whose certificate nobody checks, or whose password is easily
 * guessed; one of this machine may have what it likes.
 */
export function checkDatabase(url: string, production: boolean): void {
  const { host, ssl, password } = asTheDriverReads(url)
  if (!production || host === '' || host.startsWith('/') || isThisMachine(host)) return
  const isChecked = typeof ssl === 'object' && ssl.rejectUnauthorized !== false && !('checkServerIdentity' in ssl)
  if (!isChecked || modeOf(url) !== 'verify-full')
    throw new BadSetting(
      'DATABASE_URL leads to another machine, where data would be sent without verified TLS. Add sslmode=verify-full to it ' +
        '(and sslrootcert, if the certificate authority is your own).',
    )
  // Without one it asks for something else, such as a certificate.
  if (password && (password.length < shortestPassword || isObvious(Buffer.from(password))))
    throw new BadSetting(
      `The password in DATABASE_URL is too weak. Use at least ${shortestPassword} random characters, such as from ` +
        '`openssl rand -hex 16`.',
    )
}

const shortestPassword = 16

interface Target {
  host: string
  ssl: false | { rejectUnauthorized?: boolean }
  password: string | null
}

/** Parameters name another host than the address does, or take TLS back: so the driver is asked, which alone decides. */
function asTheDriverReads(url: string): Target {
  try {
    // Typed as a boolean, it holds what TLS is asked to do.
    return new Client({ connectionString: url }) as unknown as Target
  } catch (cause) {
    throw new BadSetting('DATABASE_URL or a certificate in it can’t be read', { cause })
  }
}

/** Of several the driver takes the last. Its other modes check as much today, and less from its next version on. */
function modeOf(url: string): string | undefined {
  return new URLSearchParams(url.split('?')[1]).getAll('sslmode').at(-1)
}
