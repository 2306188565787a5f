import { isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { databaseSecured, isThisMachine, secured } from './addresses'
import { BadSetting } from './bad-setting'
import { parseKeys } from './store/seal-keys'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Seconds. */
const longestSkew = 30

/** Environments in which a demonstration does no harm. Any other word may be somebody's word for production. */
const harmless = /^\s*((dev|demo|development|demonstration|local|test|testing|ci|qa|preview|staging)\s*)?$/i

/** An issuer that is not ours, and what it knows this server as. */
export interface RealIssuer {
  issuer: string
  clientId: string
  clientSecret: string
}

export interface Settings {
  /** The repository: `dist` and the demonstration's pages lie in it. */
  root: string
  port: number
  host: string
  embedHost: string
  /** Where the two sites are reached from outside, without a slash at the end. */
  portalUrl: string
  embedUrl: string
  /** A directory, or the address of a PostgreSQL server. */
  store: string
  /** Where the embedded database lies, and the key that was made for want of one. */
  dataDir: string
  /** What is secret in the store is sealed with the first; each of them opens. */
  secretsKeys: Buffer[]
  environment: string
  /** Named so, or people sign in on another machine: nothing is as easy as while developing. */
  production: boolean
  /**
   * No real issuer: a made-up world that goes on by itself, accounts without passwords, switches and a reviewer's page for
   * everybody. Beside a real issuer none of it exists.
   */
  demonstration: boolean
  maintenance: boolean
  /** Origins beside the two sites whose pages may call the API. */
  origins: string[]
  /** Calls a minute and account; ten times as many from an address, as all that follow. */
  rateLimit: number
  /** Requests to sign in or out, a minute and account. */
  signInLimit: number
  /** Sockets that an account may have open. */
  socketLimit: number
  /** Whose word counts for the address that a request came from; false where no proxy stands in front. */
  trustProxy: false | string[]
  accessTokenSeconds: number
  audience: string
  /** The claim of an access token that names the account: its id or its e-mail. */
  accountClaim: string
  /** The claim of an access token that lists somebody's roles, and the role that decides on submissions. */
  rolesClaim: string
  reviewerRole: string
  /** What a real issuer's access tokens call themselves: as RFC 9068 has it, or nothing particular. */
  tokenType: 'at+jwt' | 'jwt'
  /** Seconds by which a real issuer's clock may differ. */
  clockSkew: number
  issuer: RealIssuer | null
  /** The intranet's own registration at the real issuer; without it the intranet has no sign-in there. */
  intranetClient: Pick<RealIssuer, 'clientId' | 'clientSecret'> | null
  world: 'demo' | 'small'
  logLevel: string
}

/** Reads the environment; every name is in demo/server/README.md. @throws BadSetting naming a variable that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = number(env, 'PORT', 4000)
  const isNamed = ![env.ENVIRONMENT ?? '', env.NODE_ENV ?? ''].every(name => harmless.test(name))
  const issuer = readIssuer(env, isNamed)
  // Whoever signs in elsewhere is somebody: then nothing may be as easy as while developing, whatever it is called.
  const production = isNamed || (issuer !== null && !isThisMachine(new URL(issuer.issuer).hostname))
  const dataDir = env.DATA_DIR ?? `${root}.data`
  const portalUrl = address(env, 'PORTAL_URL', `http://localhost:${port}`, production)
  const embedUrl = address(env, 'EMBED_URL', `http://127.0.0.1:${port + 1}`, production)
  // A browser keeps cookies by the host's name, whatever its port.
  if (production && new URL(portalUrl).hostname === new URL(embedUrl).hostname)
    throw new BadSetting(
      'PORTAL_URL and EMBED_URL need host names of their own: cookies of one would be sent to the other.',
    )
  return {
    root,
    port,
    host: env.HOST ?? 'localhost',
    embedHost: env.HOST ?? '127.0.0.1',
    portalUrl,
    embedUrl,
    store: database(env, production) ?? dataDir,
    dataDir,
    secretsKeys: secretsKeys(env, production),
    environment: env.ENVIRONMENT?.trim() ?? (production ? 'production' : 'staging'),
    production,
    demonstration: issuer === null,
    maintenance: env.MAINTENANCE === '1',
    origins: (env.CORS_ORIGINS ?? '').split(',').flatMap(entry => entry.trim() || []),
    rateLimit: number(env, 'RATE_LIMIT', 1200),
    signInLimit: number(env, 'SIGN_IN_LIMIT', 120),
    socketLimit: number(env, 'SOCKET_LIMIT', 30),
    trustProxy: trustedProxies(env.TRUST_PROXY ?? ''),
    accessTokenSeconds: number(env, 'ACCESS_TOKEN_SECONDS', 600),
    // An empty one would be none to compare with: tokens for anybody would count.
    audience: env.OIDC_AUDIENCE?.trim() || 'urn:reeldock:api',
    accountClaim: env.OIDC_ACCOUNT_CLAIM ?? 'sub',
    rolesClaim: env.OIDC_ROLES_CLAIM ?? 'roles',
    reviewerRole: env.OIDC_REVIEWER_ROLE ?? 'reviewer',
    tokenType: env.OIDC_TOKEN_TYPE === 'jwt' ? 'jwt' : 'at+jwt',
    clockSkew: number(env, 'OIDC_CLOCK_SKEW', longestSkew, longestSkew),
    issuer,
    intranetClient: env.OIDC_INTRANET_CLIENT_ID
      ? { clientId: env.OIDC_INTRANET_CLIENT_ID, clientSecret: secret(env, 'OIDC_INTRANET_CLIENT_SECRET') }
      : null,
    world: env.WORLD === 'small' ? 'small' : 'demo',
    // Where people sign in for real, who did and who was refused is worth a line.
    logLevel: env.LOG_LEVEL ?? (issuer ? 'info' : 'warn'),
  }
}

function readIssuer(env: NodeJS.ProcessEnv, production: boolean): RealIssuer | null {
  if (!env.OIDC_ISSUER) {
    if (!production) return null
    throw new BadSetting(
      'Production needs a sign-in provider: the one of the demonstration asks for no passwords. Name yours in ' +
        'OIDC_ISSUER, with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or run the demonstration without ENVIRONMENT=production ' +
        'and NODE_ENV=production, or any word for it: both may be development, test, staging or demo.',
    )
  }
  secured(env.OIDC_ISSUER, 'OIDC_ISSUER', 'https://sign-in.example.com', production)
  return {
    issuer: env.OIDC_ISSUER,
    clientId: required(env, 'OIDC_CLIENT_ID'),
    clientSecret: secret(env, 'OIDC_CLIENT_SECRET'),
  }
}

function number(env: NodeJS.ProcessEnv, name: string, otherwise: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = env[name] === undefined ? otherwise : Number(env[name])
  if (!Number.isSafeInteger(value) || value <= 0 || value > most)
    throw new BadSetting(`${name} must be a whole number from 1 to ${most}`)
  return value
}

function secretsKeys(env: NodeJS.ProcessEnv, production: boolean): Buffer[] {
  const keys = parseKeys(env.SECRETS_KEY ?? '')
  if (keys === null)
    throw new BadSetting(
      'SECRETS_KEY must be 32 bytes in base64 that nobody guesses (openssl rand -base64 32), or several such keys after commas',
    )
  // A key that each machine makes for itself opens nothing on the next one.
  if (keys.length === 0 && env.DATABASE_URL && production)
    throw new BadSetting('SECRETS_KEY is needed beside DATABASE_URL in production: openssl rand -base64 32')
  return keys
}

function database({ DATABASE_URL: url }: NodeJS.ProcessEnv, production: boolean): string | undefined {
  if (url !== undefined && production) databaseSecured(url)
  return url
}

/** The proxies' addresses or networks: whoever else writes a header with an address is not believed. */
function trustedProxies(text: string): Settings['trustProxy'] {
  if (text === '') return false
  const names = text.split(',').map(each => each.trim())
  const isNamed = (name: string) => {
    const [, address = name, bits = '1'] = /^(.+)\/(\d+)$/.exec(name) ?? []
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
    return ['loopback', 'linklocal', 'uniquelocal'].includes(name) || (Number(bits) >= 1 && Number(bits) <= most)
  }
  if (!names.every(isNamed))
    throw new BadSetting('TRUST_PROXY must be addresses or networks of proxies, such as 10.0.0.0/8, or loopback')
  return names
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]
  if (!value) throw new BadSetting(`${name} is needed beside OIDC_ISSUER`)
  return value
}

function secret(env: NodeJS.ProcessEnv, name: string): string {
  const value = required(env, name)
  checkSecret(name, value)
  return value
}

const shortestSecret = 32
/** Fewer different characters than this are a pattern: 32 hexadecimal digits of chance have 14, seldom under 9. */
const leastCharacters = 8
const obvious =
  /change.?me|replace.?me|pass(word|phrase)?|secret|client|example|default|test|demo|admin|reeldock|qwerty|letmein|0?123456789|abcdef/gi

/** Takes only a secret that nobody guesses. @throws BadSetting naming the variable, never what it holds. */
export function checkSecret(name: string, value: string): void {
  const rest = value.replace(obvious, '')
  if (value.length >= shortestSecret && new Set(rest).size >= leastCharacters && rest.length >= shortestSecret / 2)
    return
  throw new BadSetting(
    `${name} is too weak: it needs ${shortestSecret} characters of chance or more, such as \`openssl rand -base64 32\` makes.`,
  )
}

/** The origin of one of the two sites. */
function address(env: NodeJS.ProcessEnv, name: string, otherwise: string, production: boolean): string {
  return secured(env[name] ?? otherwise, name, otherwise, production).origin
}
