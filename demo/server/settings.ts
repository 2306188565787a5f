import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Thrown for a variable that cannot be used; its message names it. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting'
}

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
  environment: string
  /**
   * No real issuer: a made-up world that goes on by itself, accounts without passwords, switches and a reviewer's page for
   * everybody. Beside a real issuer none of it exists.
   */
  demonstration: boolean
  maintenance: boolean
  /** Origins beside the two sites whose pages may call the API. */
  origins: string[]
  /** Calls a minute and account. */
  rateLimit: number
  accessTokenSeconds: number
  audience: string
  /** The claim of an access token that names the account: its id or its e-mail. */
  accountClaim: string
  /** The claim of an access token that lists somebody's roles, and the role that decides on submissions. */
  rolesClaim: string
  reviewerRole: string
  issuer: RealIssuer | null
  /** The intranet's own registration at the real issuer; without it the intranet has no sign-in there. */
  intranetClient: Pick<RealIssuer, 'clientId' | 'clientSecret'> | null
  world: 'demo' | 'small'
  logLevel: string
}

/** Reads the environment; every name is in demo/server/README.md. @throws BadSetting naming a variable that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = number(env, 'PORT', 4000)
  const production = [env.ENVIRONMENT, env.NODE_ENV].some(name => /^prod(uction)?$/i.test(name ?? ''))
  const issuer = readIssuer(env, production)
  return {
    root,
    port,
    host: env.HOST ?? 'localhost',
    embedHost: env.HOST ?? '127.0.0.1',
    portalUrl: address(env, 'PORTAL_URL', `http://localhost:${port}`, production),
    embedUrl: address(env, 'EMBED_URL', `http://127.0.0.1:${port + 1}`, production),
    store: env.DATABASE_URL ?? env.DATA_DIR ?? `${root}.data`,
    environment: env.ENVIRONMENT ?? (production ? 'production' : 'staging'),
    demonstration: issuer === null,
    maintenance: env.MAINTENANCE === '1',
    origins: (env.CORS_ORIGINS ?? '').split(',').flatMap(entry => entry.trim() || []),
    rateLimit: number(env, 'RATE_LIMIT', 1200),
    accessTokenSeconds: number(env, 'ACCESS_TOKEN_SECONDS', 600),
    audience: env.OIDC_AUDIENCE ?? 'urn:reeldock:api',
    accountClaim: env.OIDC_ACCOUNT_CLAIM ?? 'sub',
    rolesClaim: env.OIDC_ROLES_CLAIM ?? 'roles',
    reviewerRole: env.OIDC_REVIEWER_ROLE ?? 'reviewer',
    issuer,
    intranetClient: env.OIDC_INTRANET_CLIENT_ID
      ? { clientId: env.OIDC_INTRANET_CLIENT_ID, clientSecret: secret(env, 'OIDC_INTRANET_CLIENT_SECRET') }
      : null,
    world: env.WORLD === 'small' ? 'small' : 'demo',
    logLevel: env.LOG_LEVEL ?? 'warn',
  }
}

function readIssuer(env: NodeJS.ProcessEnv, production: boolean): RealIssuer | null {
  if (!env.OIDC_ISSUER) {
    if (!production) return null
    throw new BadSetting(
      'Production needs a sign-in provider: the one of the demonstration asks for no passwords. Name yours in ' +
        'OIDC_ISSUER, with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or run the demonstration without ENVIRONMENT=production ' +
        'and NODE_ENV=production.',
    )
  }
  secured(env.OIDC_ISSUER, 'OIDC_ISSUER', 'https://sign-in.example.com', production)
  return {
    issuer: env.OIDC_ISSUER,
    clientId: required(env, 'OIDC_CLIENT_ID'),
    clientSecret: secret(env, 'OIDC_CLIENT_SECRET'),
  }
}

function number(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = env[name] === undefined ? otherwise : Number(env[name])
  if (!Number.isSafeInteger(value) || value <= 0) throw new BadSetting(`${name} must be a whole number above 0`)
  return value
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

/** An address that others reach over https; this very machine may do without while nothing is at stake. */
function secured(value: string, name: string, example: string, production: boolean): URL {
  if (!URL.canParse(value)) throw new BadSetting(`${name} must be an address such as ${example}`)
  const url = new URL(value)
  if (url.protocol === 'https:') return url
  if (url.protocol === 'http:' && !production && isThisMachine(url)) return url
  throw new BadSetting(
    `${name} is ${url.origin}, where tokens would travel in the open. Put a proxy that speaks TLS in front, and name the ` +
      'https address that people open.',
  )
}

function isThisMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname)
}
