import { fileURLToPath } from 'node:url'
import { checkDatabase, checkUrl, isBehindProxy, isThisMachine } from './addresses'
import { BadSetting } from './bad-setting'
import { isObvious } from './obvious'
import { readVariables, type Variables } from './variables'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The environments in which a demonstration does no harm. Any other name may mean production. */
const harmless = /^\s*((dev|demo|development|demonstration|local|test|testing|ci|qa|preview|staging)\s*)?$/i

/** The registration of a site at an issuer. */
interface Client {
  clientId: string
  clientSecret: string
}

/** An external issuer. */
export interface RealIssuer extends Client {
  issuer: string
}

export interface Settings {
  /** The repository folder, with `dist` and the demonstration's pages. */
  root: string
  port: number
  host: string
  embedHost: string
  /** The public addresses of the two sites, without a slash at the end. */
  portalUrl: string
  embedUrl: string
  /** A directory, or the address of a PostgreSQL server. */
  store: string
  /** The folder of the embedded database and of the generated key. */
  dataDir: string
  /** The keys for secrets in the store. The first one seals, and each of them opens. */
  secretsKeys: Buffer[]
  environment: string
  /**
   * Whether stricter rules for settings apply: the name of the environment may mean production, or people sign in on
   * another machine. The data is demonstration data in any case.
   */
  production: boolean
  /**
   * Whether no real issuer is set. Then made-up companies have accounts without passwords, and everybody can use the
   * switches and the reviewer's page. With a real issuer none of these exist, but the world is simulated too.
   */
  demonstration: boolean
  maintenance: boolean
  /** Further origins with pages that may call the API, in addition to the two sites. */
  origins: string[]
  /** Calls per minute and account. An address may make ten times as many; this holds for all limits below. */
  rateLimit: number
  /** Requests to sign in or out, per minute and account. */
  signInLimit: number
  /** Sockets that an account may have open. */
  socketLimit: number
  /** The proxies that may set the client address of a request. False without a proxy in front. */
  trustProxy: false | string[]
  accessTokenSeconds: number
  audience: string
  /** The claim of an access token that names the account: its id or its e-mail. */
  accountClaim: 'sub' | 'email'
  /** The claim of an access token that lists a person's roles, and the role that decides on submissions. */
  rolesClaim: string
  reviewerRole: string
  /** The type that a real issuer's access tokens name: that of RFC 9068, or the generic one. */
  tokenType: 'at+jwt' | 'jwt'
  /** Seconds by which a real issuer's clock may differ. */
  clockSkew: number
  issuer: RealIssuer | null
  /** The intranet's own registration at the real issuer. Without it the intranet has no sign-in. */
  intranetClient: Client | null
  world: 'demo' | 'small'
  logLevel: string
}

/**
 * Reads the environment. demo/server/README.md lists every name.
 * @throws BadSetting naming a variable that cannot be used
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const variables = readVariables(env)
  const port = variables.PORT ?? 4000
  const isNamedProduction = ![variables.ENVIRONMENT ?? '', variables.NODE_ENV ?? ''].every(name => harmless.test(name))
  const issuer = readIssuer(variables, isNamedProduction)
  // An issuer on another machine means real people, so the rules of production apply in every environment.
  const production = isNamedProduction || (issuer !== null && !isThisMachine(new URL(issuer.issuer).hostname))
  const dataDir = variables.DATA_DIR ?? `${root}.data`
  const portalUrl = origin(variables.PORTAL_URL, 'PORTAL_URL', `http://localhost:${port}`, production)
  const embedUrl = origin(variables.EMBED_URL, 'EMBED_URL', `http://127.0.0.1:${port + 1}`, production)
  // Browsers share cookies between ports of one host name.
  if (production && new URL(portalUrl).hostname === new URL(embedUrl).hostname)
    throw new BadSetting('PORTAL_URL and EMBED_URL must have different host names. Otherwise they would share cookies.')
  if (variables.DATABASE_URL !== undefined) checkDatabase(variables.DATABASE_URL, production)
  // With a shared database, a key that each machine generates could not open the secrets of the other machines.
  if (!variables.SECRETS_KEY && variables.DATABASE_URL && production)
    throw new BadSetting(
      'SECRETS_KEY is required with DATABASE_URL in production. Create one with openssl rand -base64 32.',
    )
  // TLS ends at a proxy. If the proxy is not trusted, all callers share its address, and one can use up the limits of
  // all.
  const isBehindTls = [portalUrl, embedUrl].map(url => new URL(url)).some(isBehindProxy)
  if (!variables.TRUST_PROXY && (production || isBehindTls))
    throw new BadSetting(
      'TRUST_PROXY is required in production and behind TLS. Set it to the addresses or networks of your proxies, such as ' +
        '10.0.0.0/8 or loopback. Without it, everybody shares the proxy’s address and its limits.',
    )
  return {
    root,
    port,
    host: variables.HOST ?? 'localhost',
    embedHost: variables.HOST ?? '127.0.0.1',
    portalUrl,
    embedUrl,
    store: variables.DATABASE_URL ?? dataDir,
    dataDir,
    secretsKeys: variables.SECRETS_KEY ?? [],
    // The suite shows no badge for production, and nothing here is production (decision 39).
    environment: production ? 'demonstration data' : (variables.ENVIRONMENT ?? 'staging'),
    production,
    demonstration: issuer === null,
    maintenance: variables.MAINTENANCE === '1',
    origins: origins(variables, production),
    rateLimit: variables.RATE_LIMIT ?? 1200,
    signInLimit: variables.SIGN_IN_LIMIT ?? 120,
    socketLimit: variables.SOCKET_LIMIT ?? 30,
    trustProxy: variables.TRUST_PROXY ?? false,
    accessTokenSeconds: variables.ACCESS_TOKEN_SECONDS ?? 600,
    audience: variables.OIDC_AUDIENCE ?? 'urn:reeldock:api',
    accountClaim: variables.OIDC_ACCOUNT_CLAIM ?? 'sub',
    rolesClaim: variables.OIDC_ROLES_CLAIM ?? 'roles',
    reviewerRole: variables.OIDC_REVIEWER_ROLE ?? 'reviewer',
    tokenType: variables.OIDC_TOKEN_TYPE ?? 'at+jwt',
    clockSkew: variables.OIDC_CLOCK_SKEW ?? 30,
    issuer,
    intranetClient: readClient(variables, 'OIDC_INTRANET_CLIENT_ID', 'OIDC_INTRANET_CLIENT_SECRET'),
    world: variables.WORLD ?? 'demo',
    // With real people, sign-ins and refusals are logged.
    logLevel: variables.LOG_LEVEL ?? (issuer ? 'info' : 'warn'),
  }
}

function readIssuer(variables: Variables, production: boolean): RealIssuer | null {
  const client = readClient(variables, 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET')
  if (!variables.OIDC_ISSUER) {
    if (client || variables.OIDC_INTRANET_CLIENT_ID)
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
  checkUrl(variables.OIDC_ISSUER, 'OIDC_ISSUER', 'https://sign-in.example.com', production)
  if (!client) throw new BadSetting('OIDC_CLIENT_ID is required with OIDC_ISSUER')
  return { issuer: variables.OIDC_ISSUER, ...client }
}

/** Returns a registration at the issuer, or null when none is set. */
function readClient(
  variables: Variables,
  id: `OIDC_${string}CLIENT_ID` & keyof Variables,
  secret: `OIDC_${string}CLIENT_SECRET` & keyof Variables,
): Client | null {
  const [clientId, clientSecret] = [variables[id], variables[secret]]
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new BadSetting(`${clientId ? secret : id} is required with ${clientId ? id : secret}`)
  checkSecret(secret, clientSecret)
  return { clientId, clientSecret }
}

/**
 * Returns the origins of the setting. A page loaded over plain http may have been changed on the way, so https is
 * required.
 */
function origins({ CORS_ORIGINS: list = '' }: Variables, production: boolean): string[] {
  const named = list.split(',').flatMap(entry => entry.trim() || [])
  return named.map(entry => origin(entry, 'CORS_ORIGINS', 'https://host.example.com', production))
}

const minSecret = 32

/**
 * Checks that a secret is hard to guess.
 * @throws BadSetting naming the variable, never its content
 */
function checkSecret(name: string, value: string): void {
  if (value.length >= minSecret && !isObvious(Buffer.from(value))) return
  throw new BadSetting(
    `${name} is too weak. Use at least ${minSecret} random characters, such as from \`openssl rand -base64 32\`.`,
  )
}

/** Returns the origin of a site. The example is the default value. */
function origin(value: string | undefined, name: string, example: string, production: boolean): string {
  const url = checkUrl(value ?? example, name, example, production)
  if (url.href === `${url.origin}/`) return url.origin
  throw new BadSetting(`${name} must be the address of a site without a path, such as ${example}`)
}
