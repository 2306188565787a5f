import { CookieJar } from '../../fixtures/server/cookie-jar'
import type { Person } from '../../fixtures/server/foreign-issuer'
import type { StartedServer } from '../../fixtures/server/start'
import { signInAt, signOut, signOutPath, type Visitor } from '../../fixtures/server/visitor'

/** A caller, with a token and a browser. */
export interface Caller {
  name: string
  token: string | null
  /** The cookies of the sign-ins that the caller has at the two sites. */
  jar: CookieJar
  /** Whether the cookies belong to a signed-in account, so that they change with each request. */
  isSignedIn: boolean
  /** Signs the account in again in another browser, for calls that end a sign-in. */
  browser(): Promise<CookieJar>
}

/** The company of the table. Its member is put into the store. */
export const own = { org: 'cinderlane', companyId: 'C-30120', companyName: 'Cinder Lane Dispatch' }
export const mia = { userId: 'mia.lund', email: 'mia.lund@cinderlane.example.com' }
export const ada = { userId: 'ada.novak', email: 'ada.novak@cinderlane.example.com' }

/** The accounts that sign in, by the name of their column. */
const people: Record<string, Person> = {
  'own admin': { email: ada.email },
  'own member': { email: mia.email },
  'foreign admin': { email: 'sam.osei@firstreel.example.com' },
  'not registered': { email: 'lena.fischer@harborline.example.com' },
  pending: { email: 'tom.becker@prairie.example.com' },
  rejected: { email: 'raj.patel@bluemesa.example.com' },
  stranger: { email: 'nobody@elsewhere.example.com' },
  'no access': { email: 'ivo.marin@visitor.example.com' },
  reviewer: { email: 'rae@company.example.com', roles: ['reviewer'] },
  expired: { email: ada.email, seconds: 1, once: true },
  'wrong audience': { email: ada.email, audience: 'urn:another:api' },
}

/** Signs in at the portal, and in the same browser at the intranet. */
export async function enterBoth(server: StartedServer, { email }: Person): Promise<Visitor> {
  const visitor = await server.signIn(email)
  await signInAt(server.url, `${server.embedUrl}/sign-in`, server.embedUrl, email, visitor.jar)
  return visitor
}

/** Creates the callers: signed in, signed out, with a tampered token and cookies, and without a token. */
export async function callersOf(
  names: readonly string[],
  server: StartedServer,
  enter: (person: Person) => Promise<Visitor>,
): Promise<Map<string, Caller>> {
  const callers = new Map<string, Caller>()
  const add = (caller: Caller) => callers.set(caller.name, caller)
  for (const [name, person] of Object.entries(people).filter(([known]) => names.includes(known))) {
    const { jar, token } = await enter(person)
    const browser = async () => (await enter(person)).jar
    add({ name, token: await token(), jar, isSignedIn: true, browser })
  }
  const someone = await enter({ email: ada.email })
  const token = await someone.token()
  const kept = someone.jar.copy()
  await signOut(someone.jar, server.url + signOutPath)
  await signOut(someone.jar, `${server.embedUrl}/sign-out`)
  add({ ...withoutAccount('signed out', kept), token })
  const admin = callers.get('own admin')
  add({ ...withoutAccount('tampered', admin?.jar.tampered()), token: tampered(admin?.token ?? '') })
  add(withoutAccount('no token'))
  return callers
}

function withoutAccount(name: string, jar = new CookieJar()): Caller {
  return { name, token: null, jar, isSignedIn: false, browser: async () => jar.copy() }
}

/** Returns a caller with a token and without a browser. */
export function bearer(name: string, token: string): Caller {
  return { ...withoutAccount(name), token }
}

/** Changes the claims of a token to those of another account. */
function tampered(token: string): string {
  const [head, claims = '', signature] = token.split('.')
  const decoded = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const other = {
    ...decoded,
    sub: 'maya.ortiz',
    ...(decoded.email ? { email: 'maya.ortiz@lonestar.example.com' } : {}),
  }
  return [head, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.')
}
