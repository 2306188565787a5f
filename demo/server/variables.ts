import { BlockList, isIP } from 'node:net'
import { BadSetting } from './bad-setting'
import { parseKeys } from './store/seal-keys'

/**
 * Parses the text of a variable.
 * @throws BadSetting naming the variable and its valid values
 */
type Reader<Value> = (text: string, name: string) => Value

const maxLimit = 1_000_000

/** Every variable that the server reads. demo/server/README.md explains each of them. */
const variables = {
  PORT: wholeNumber(65_534),
  HOST: matching(/^[\w.:-]+$/, 'a host name or address of this machine, such as 0.0.0.0'),
  PORTAL_URL: readText,
  EMBED_URL: readText,
  DATA_DIR: readText,
  DATABASE_URL: matching(
    /^postgres(ql)?:\/\//,
    'the address of a PostgreSQL server, such as postgres://reeldock@localhost/reeldock',
  ),
  WORLD: oneOf('demo', 'small'),
  ENVIRONMENT: readText,
  NODE_ENV: readText,
  MAINTENANCE: oneOf('1', '0'),
  CORS_ORIGINS: readText,
  RATE_LIMIT: wholeNumber(maxLimit),
  SIGN_IN_LIMIT: wholeNumber(maxLimit),
  SOCKET_LIMIT: wholeNumber(maxLimit),
  TRUST_PROXY: proxies,
  SECRETS_KEY: keys,
  ACCESS_TOKEN_SECONDS: wholeNumber(86_400),
  OIDC_ISSUER: readText,
  OIDC_CLIENT_ID: readText,
  OIDC_CLIENT_SECRET: readText,
  OIDC_INTRANET_CLIENT_ID: readText,
  OIDC_INTRANET_CLIENT_SECRET: readText,
  OIDC_AUDIENCE: readText,
  // Only `email` can be trusted as an address, because `email_verified` refers to no other claim.
  OIDC_ACCOUNT_CLAIM: oneOf('sub', 'email'),
  OIDC_ROLES_CLAIM: readText,
  OIDC_REVIEWER_ROLE: readText,
  OIDC_TOKEN_TYPE: oneOf('at+jwt', 'jwt'),
  OIDC_CLOCK_SKEW: wholeNumber(30),
  LOG_LEVEL: oneOf('warn', 'info', 'debug', 'trace', 'error', 'fatal', 'silent'),
} satisfies Record<string, Reader<unknown>>

type Name = keyof typeof variables

export const variableNames = Object.keys(variables)

/** The parsed values of the variables that are set. */
export type Variables = { [Each in Name]?: ReturnType<(typeof variables)[Each]> }

/**
 * Reads the variables. An empty one counts as not set.
 * @throws BadSetting for an invalid value
 */
export function readVariables(env: NodeJS.ProcessEnv): Variables {
  const set = Object.entries(variables).flatMap(([name, read]) => {
    const text = env[name]?.trim()
    return text ? [[name, read(text, name)]] : []
  })
  return Object.fromEntries(set)
}

function readText(text: string): string {
  return text
}

function wholeNumber(max: number): Reader<number> {
  return (text, name) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= 1 && value <= max) return value
    throw new BadSetting(`${name} must be a whole number from 1 to ${max}`)
  }
}

function oneOf<Choice extends string>(...choices: Choice[]): Reader<Choice> {
  return (text, name) => {
    const found = choices.find(choice => choice === text)
    if (found) return found
    throw new BadSetting(`${name} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}, or left out`)
  }
}

function matching(pattern: RegExp, expected: string): Reader<string> {
  return (text, name) => {
    if (pattern.test(text)) return text
    throw new BadSetting(`${name} must be ${expected}`)
  }
}

function keys(text: string, name: string): Buffer[] {
  const found = parseKeys(text)
  if (found?.length) return found
  throw new BadSetting(
    `${name} must be 32 random bytes in base64 (openssl rand -base64 32), or several such keys separated by commas`,
  )
}

/** Parses the addresses or networks of proxies. Headers with a client address are trusted only from these. */
function proxies(text: string, name: string): string[] {
  const names = text.split(',').map(name => name.trim())
  if (names.every(isProxy)) return names
  throw new BadSetting(
    `${name} must be addresses or networks of proxies, such as 10.0.0.0/8 or loopback. A network must have at least 8 bits ` +
      '(16 for IPv6), because a larger one lets strangers claim any address.',
  )
}

function isProxy(name: string): boolean {
  const [, address = name, bits] = /^(.+)\/(\d+)$/.exec(name) ?? []
  const maxBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (maxBits === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(name)
  const minBits = maxBits === 32 || isIn('fc00::', 7, address) ? 8 : isIn('::', 80, address) ? 96 + 8 : 16
  return bits === undefined || (Number(bits) >= minBits && Number(bits) <= maxBits)
}

/** Returns whether an address lies in an IPv6 network. Private networks are large, and one network maps all of IPv4. */
function isIn(network: string, bits: number, address: string): boolean {
  const list = new BlockList()
  list.addSubnet(network, bits, 'ipv6')
  return list.check(address, 'ipv6')
}
