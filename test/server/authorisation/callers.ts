import { CookieJar } from '../../fixtures/server/cookie-jar'
import type { Person } from '../../fixtures/server/foreign-issuer'
import type { StartedServer } from '../../fixtures/server/start'
import { signInAt, signOut, signOutPath, type Visitor } from '../../fixtures/server/visitor'

/** Somebody who asks: by a token, and in a browser. */
export interface Caller {
  name: string
  token: string | null
  /** Signed in at both sites, as far as they are. */
  jar: CookieJar
  /** Whether the browser's cookies are somebody's: what it does shows in them. */
  isSignedIn: boolean
  /** Another browser of theirs, for what ends a sign-in. */
  browser(): Promise<CookieJar>
}

/** The company that all is about; its member is put into the store. */
export const own = { org: 'cinderlane', companyId: 'C-30120', companyName: 'Cinder Lane Dispatch' }
export const mia = { userId: 'mia.lund', email: 'mia.lund@cinderlane.example.com' }
export const ada = { userId: 'ada.novak', email: 'ada.novak@cinderlane.example.com' }

/** Who signs in, by the name of their column. */
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

/** Makes those who sign in, who signed out, whose token and cookies were tampered with, and who has none. */
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
  add({ ...nobody('signed out', kept), token })
  const admin = callers.get('own admin')
  add({ ...nobody('tampered', admin?.jar.tampered()), token: tampered(admin?.token ?? '') })
  add(nobody('no token'))
  return callers
}

function nobody(name: string, jar = new CookieJar()): Caller {
  return { name, token: null, jar, isSignedIn: false, browser: async () => jar.copy() }
}

/** One that comes with a token and without a browser. */
export function bearer(name: string, token: string): Caller {
  return { ...nobody(name), token }
}

/** It says that it is somebody else's. */
function tampered(token: string): string {
  const [head, claims = '', signature] = token.split('.')
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const other = { ...said, sub: 'maya.ortiz', ...(said.email ? { email: 'maya.ortiz@lonestar.example.com' } : {}) }
  return [head, Buffer.from(JSON.stringify(other)).toString('base64url'), signature].join('.')
}
