import { fileURLToPath } from 'node:url'
import { checkDatabase, isBehindProxy, isThisMachine, secured } from './addresses'
import { BadSetting } from './bad-setting'
import { isObvious } from './obvious'
import { readVariables, type Variables } from './variables'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Environments in which a demonstration does no harm. Any other word may be somebody's word for production. */
const harmless = /^\s*((dev|demo|development|demonstration|local|test|testing|ci|qa|preview|staging)\s*)?$/i

/** What an issuer knows a site of this server as. */
interface Client {
  clientId: string
  clientSecret: string
}

/** An issuer that is not ours. */
export interface RealIssuer extends Client {
  issuer: string
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
  /** Deployed as production is: named so, or people sign in on another machine. Its settings are held to more then; its data is demonstration data all the same. */
  production: boolean
  /**
   * No real issuer: made-up companies whose accounts have no passwords, switches and a reviewer's page for everybody. Beside a
   * real issuer none of it exists; the world is simulated there too.
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
  accountClaim: 'sub' | 'email'
  /** The claim of an access token that lists somebody's roles, and the role that decides on submissions. */
  rolesClaim: string
  reviewerRole: string
  /** What a real issuer's access tokens call themselves: as RFC 9068 has it, or nothing particular. */
  tokenType: 'at+jwt' | 'jwt'
  /** Seconds by which a real issuer's clock may differ. */
  clockSkew: number
  issuer: RealIssuer | null
  /** The intranet's own registration at the real issuer; without it the intranet has no sign-in there. */
  intranetClient: Client | null
  world: 'demo' | 'small'
  logLevel: string
}

/** Reads the environment; every name is in demo/server/README.md. @throws BadSetting naming a variable that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const set = readVariables(env)
  const port = set.PORT ?? 4000
  const isNamed = ![set.ENVIRONMENT ?? '', set.NODE_ENV ?? ''].every(name => harmless.test(name))
  const issuer = readIssuer(set, isNamed)
  // Whoever signs in elsewhere is somebody: then nothing may be as easy as while developing, whatever it is called.
  const production = isNamed || (issuer !== null && !isThisMachine(new URL(issuer.issuer).hostname))
  const dataDir = set.DATA_DIR ?? `${root}.data`
  const portalUrl = origin(set.PORTAL_URL, 'PORTAL_URL', `http://localhost:${port}`, production)
  const embedUrl = origin(set.EMBED_URL, 'EMBED_URL', `http://127.0.0.1:${port + 1}`, production)
  // A browser keeps cookies by the host's name, whatever its port.
  if (production && new URL(portalUrl).hostname === new URL(embedUrl).hostname)
    throw new BadSetting('PORTAL_URL and EMBED_URL must have different host names. Otherwise they would share cookies.')
  if (set.DATABASE_URL !== undefined) checkDatabase(set.DATABASE_URL, production)
  // A key that each machine makes for itself opens nothing on the next one.
  if (!set.SECRETS_KEY && set.DATABASE_URL && production)
    throw new BadSetting(
      'SECRETS_KEY is required with DATABASE_URL in production. Create one with openssl rand -base64 32.',
    )
  // TLS ends in front of this server: without the name of what stands there, one caller uses up the limits of all.
  const isBehindTls = [portalUrl, embedUrl].map(url => new URL(url)).some(isBehindProxy)
  if (!set.TRUST_PROXY && (production || isBehindTls))
    throw new BadSetting(
      'TRUST_PROXY is required in production and behind TLS. Set it to the addresses or networks of your proxies, such as ' +
        '10.0.0.0/8 or loopback. Without it, everybody shares the proxy’s address and its limits.',
    )
  return {
    root,
    port,
    host: set.HOST ?? 'localhost',
    embedHost: set.HOST ?? '127.0.0.1',
    portalUrl,
    embedUrl,
    store: set.DATABASE_URL ?? dataDir,
    dataDir,
    secretsKeys: set.SECRETS_KEY ?? [],
    // The suite shows no badge for production, and nothing here is production (decision 39).
    environment: production ? 'demonstration data' : (set.ENVIRONMENT ?? 'staging'),
    production,
    demonstration: issuer === null,
    maintenance: set.MAINTENANCE === '1',
    origins: origins(set, production),
    rateLimit: set.RATE_LIMIT ?? 1200,
    signInLimit: set.SIGN_IN_LIMIT ?? 120,
    socketLimit: set.SOCKET_LIMIT ?? 30,
    trustProxy: set.TRUST_PROXY ?? false,
    accessTokenSeconds: set.ACCESS_TOKEN_SECONDS ?? 600,
    audience: set.OIDC_AUDIENCE ?? 'urn:reeldock:api',
    accountClaim: set.OIDC_ACCOUNT_CLAIM ?? 'sub',
    rolesClaim: set.OIDC_ROLES_CLAIM ?? 'roles',
    reviewerRole: set.OIDC_REVIEWER_ROLE ?? 'reviewer',
    tokenType: set.OIDC_TOKEN_TYPE ?? 'at+jwt',
    clockSkew: set.OIDC_CLOCK_SKEW ?? 30,
    issuer,
    intranetClient: readClient(set, 'OIDC_INTRANET_CLIENT_ID', 'OIDC_INTRANET_CLIENT_SECRET'),
    world: set.WORLD ?? 'demo',
    // Where people sign in for real, who did and who was refused is worth a line.
    logLevel: set.LOG_LEVEL ?? (issuer ? 'info' : 'warn'),
  }
}

function readIssuer(set: Variables, production: boolean): RealIssuer | null {
  const client = readClient(set, 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET')
  if (!set.OIDC_ISSUER) {
    if (client || set.OIDC_INTRANET_CLIENT_ID)
      throw new BadSetting(
        'OIDC_ISSUER is required with OIDC_CLIENT_ID and OIDC_INTRANET_CLIENT_ID. Set it, or remove these.',
      )
    if (!production) return null
    throw new BadSetting(
      'Production needs a sign-in provider, because the one of the demonstration asks for no passwords. Set OIDC_ISSUER, ' +
        'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET. To run the demonstration instead, set ENVIRONMENT and NODE_ENV to ' +
        'development, test, staging or demo.',
    )
  }
  secured(set.OIDC_ISSUER, 'OIDC_ISSUER', 'https://sign-in.example.com', production)
  if (!client) throw new BadSetting('OIDC_CLIENT_ID is required with OIDC_ISSUER')
  return { issuer: set.OIDC_ISSUER, ...client }
}

/** A registration at the issuer; null where none is named. */
function readClient(
  set: Variables,
  id: `OIDC_${string}CLIENT_ID` & keyof Variables,
  secret: `OIDC_${string}CLIENT_SECRET` & keyof Variables,
): Client | null {
  const [clientId, clientSecret] = [set[id], set[secret]]
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new BadSetting(`${clientId ? secret : id} is required with ${clientId ? id : secret}`)
  checkSecret(secret, clientSecret)
  return { clientId, clientSecret }
}

/** A page that came in the open may be anybody's by the time it calls. */
function origins({ CORS_ORIGINS: list = '' }: Variables, production: boolean): string[] {
  const named = list.split(',').flatMap(entry => entry.trim() || [])
  return named.map(each => origin(each, 'CORS_ORIGINS', 'https://host.example.com', production))
}

const shortestSecret = 32

/** Takes only a secret that nobody guesses. @throws BadSetting naming the variable, never what it holds. */
function checkSecret(name: string, value: string): void {
  if (value.length >= shortestSecret && !isObvious(Buffer.from(value))) return
  throw new BadSetting(
    `${name} is too weak. Use at least ${shortestSecret} random characters, such as from \`openssl rand -base64 32\`.`,
  )
}

/** An address of a whole site; what is the example stands for one that is not set. */
function origin(value: string | undefined, name: string, example: string, production: boolean): string {
  const url = secured(value ?? example, name, example, production)
  if (url.href === `${url.origin}/`) return url.origin
  throw new BadSetting(`${name} must be the address of a site without a path, such as ${example}`)
}
