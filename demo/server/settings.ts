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
  maintenance: boolean
  /** Origins beside the two sites whose pages may call the API. */
  origins: string[]
  /** Calls a minute and account. */
  rateLimit: number
  accessTokenSeconds: number
  audience: string
  /** The claim of an access token that names the account: its id or its e-mail. */
  accountClaim: string
  issuer: RealIssuer | null
  /** The intranet's own registration at the real issuer; without it the intranet has no sign-in there. */
  intranetClient: Pick<RealIssuer, 'clientId' | 'clientSecret'> | null
  world: 'demo' | 'small'
  logLevel: string
}

/** Reads the environment; every name is in demo/server/README.md. @throws BadSetting naming a variable that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = number(env, 'PORT', 4000)
  const real = env.OIDC_ISSUER
  return {
    root,
    port,
    host: env.HOST ?? 'localhost',
    embedHost: env.HOST ?? '127.0.0.1',
    portalUrl: origin(env, 'PORTAL_URL', `http://localhost:${port}`),
    embedUrl: origin(env, 'EMBED_URL', `http://127.0.0.1:${port + 1}`),
    store: env.DATABASE_URL ?? env.DATA_DIR ?? `${root}.data`,
    environment: env.ENVIRONMENT ?? 'staging',
    maintenance: env.MAINTENANCE === '1',
    origins: (env.CORS_ORIGINS ?? '').split(',').flatMap(entry => entry.trim() || []),
    rateLimit: number(env, 'RATE_LIMIT', 1200),
    accessTokenSeconds: number(env, 'ACCESS_TOKEN_SECONDS', 600),
    audience: env.OIDC_AUDIENCE ?? 'urn:reeldock:api',
    accountClaim: env.OIDC_ACCOUNT_CLAIM ?? 'sub',
    issuer: real
      ? {
          issuer: real,
          clientId: required(env, 'OIDC_CLIENT_ID'),
          clientSecret: required(env, 'OIDC_CLIENT_SECRET'),
        }
      : null,
    intranetClient: env.OIDC_INTRANET_CLIENT_ID
      ? { clientId: env.OIDC_INTRANET_CLIENT_ID, clientSecret: required(env, 'OIDC_INTRANET_CLIENT_SECRET') }
      : null,
    world: env.WORLD === 'small' ? 'small' : 'demo',
    logLevel: env.LOG_LEVEL ?? 'warn',
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

function origin(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const value = env[name] ?? otherwise
  if (!URL.canParse(value)) throw new BadSetting(`${name} must be an address such as ${otherwise}`)
  return new URL(value).origin
}
