import { environment } from '../base/environment'
import { Failure } from '../base/errors'
import { getOrInsert } from '../base/get-or-insert'
import { withTimeout } from '../base/timeout'
import type { TokenSupplier } from './options'

/** A token is asked for again this long before it ends, in milliseconds. */
const renewBefore = 30_000
/** A supplier that has not answered by then counts as failed, in milliseconds. */
const supplierTimeout = 20_000

/** Answers a token when it is asked. */
export type AskToken = Exclude<TokenSupplier, string>

/** The one request in flight: two bundles on a page share it. No answer stays here, where any script could read it. */
export interface TokenSlot {
  request: Promise<string | null> | null
  /** Who was asked: what another supplier answered no longer counts. */
  from?: TokenSupplier | undefined
}

/**
 * Makes the reader of a supplier: `read()` answers the token, asking once however many callers wait;
 * `read(refused)` asks for a fresh one after a 401, unless another caller already has one. A call that began for one
 * account is cancelled when the token turns out to be another one's: what it carries is not to be read or saved as theirs.
 * `onOther` is called for a token of another account; not `isSure` when the tokens do not name their accounts.
 */
export function tokenReader(
  supplier: () => TokenSupplier | undefined,
  slot: TokenSlot,
  onOther: (isSure: boolean) => void,
) {
  /** The last token that was answered here, and by whom. */
  let known: { token: string; from: TokenSupplier | undefined } | null = null
  let isForgotten = false
  const ended = new AbortController()
  /** Counts the accounts of which it was. */
  let account = 0

  function accept(token: string | null, from: TokenSupplier | undefined): void {
    // What a supplier says that was replaced meanwhile is no news.
    if (token === null || from !== supplier()) return
    isForgotten = false
    const before = known
    if (token === before?.token && from === before.from) return
    known = { token, from }
    if (before === null || before.token === token) return
    const [was, is] = [claimsOf(before.token).sub, claimsOf(token).sub]
    const isSure = was !== undefined && is !== undefined
    if (isSure ? was === is : before.from !== from) return
    if (isSure) account += 1
    onOther(isSure)
  }

  function ask(): Promise<string | null> {
    const given = supplier()
    if (given === undefined) return Promise.resolve(null)
    if (typeof given === 'string') return Promise.resolve(given)
    if (slot.request) return slot.request
    const request = requestToken(given, ended.signal)
    slot.request = request
    const done = () => {
      if (slot.request === request) slot.request = null
    }
    request.then(done, done)
    return request
  }

  async function read(refused?: string): Promise<string | null> {
    const [from, began] = [supplier(), account]
    if (slot.from !== from) Object.assign(slot, { from, request: null })
    const token = known?.from === from && !isForgotten ? known?.token : undefined
    const isFresh = token !== undefined && token !== refused && !endsSoon(token)
    const answer = isFresh ? token : await ask()
    accept(answer, from)
    if (account !== began) throw new Failure({ category: 'cancelled' })
    return answer
  }

  /** The next read asks again. */
  function forget(): void {
    isForgotten = true
    slot.request = null
  }

  return {
    read,
    forget,
    /** Nothing is waited for any more. */
    end(): void {
      forget()
      ended.abort()
    },
  }
}

/** A header can carry it, and it is no page, no JSON and no sentence: what a server answers in place of a token. */
const tokenForm = /^[!#-;=?-z|~]+$/

/** The message of a failed `fetch` names the network, in each browser and in Node. */
const unreached = /fetch|network|load failed/i

/**
 * Asks a supplier once. Resolves with null where nobody is signed in: the supplier answers null or an empty text.
 * @throws Failure `token` with the code `token_failed`, `token_timeout` or `token_invalid` where the host's function is at
 * fault, which the console tells with the host's own exception; `offline` where it could not reach its server
 */
async function requestToken(supplier: AskToken, abort: AbortSignal): Promise<string | null> {
  let thrown: { cause: unknown } | null = null
  const ask = async () => {
    try {
      return await supplier()
    } catch (cause) {
      thrown = { cause }
      throw cause
    }
  }
  try {
    const token: unknown = await withTimeout(supplierTimeout, ask, abort)
    if (token === null || token === '') return null
    if (typeof token === 'string' && tokenForm.test(token)) return token
  } catch (cause) {
    if (cause instanceof Failure && (thrown !== null || cause.category === 'cancelled')) throw cause
    if (thrown === null) throw fault(supplier, 'token_timeout', 'took longer than 20 seconds')
    if (!environment.isOnline() || (cause instanceof TypeError && unreached.test(cause.message)))
      throw new Failure({ category: 'offline', cause })
    throw fault(supplier, 'token_failed', 'threw an error', cause)
  }
  throw fault(supplier, 'token_invalid', 'returned no valid token')
}

/** Faults that the console has been told of, by the supplier: it is asked again and again. */
const told = new WeakMap<AskToken, Set<string>>()

/** The failure of a supplier, told once to those who build the page: the person who sees it cannot correct it. */
function fault(supplier: AskToken, code: string, text: string, cause?: unknown): Failure {
  const before = getOrInsert(told, supplier, () => new Set<string>())
  const said = `${code} ${String(cause)}`
  if (!before.has(said))
    console.error(`reeldock: configure({ token }) ${text} (${code})`, ...(cause === undefined ? [] : [cause]))
  before.add(said)
  return new Failure({ category: 'token', code, sent: false, cause })
}

/** By `exp` of a JWT; a token of another form is taken to last until a 401 says otherwise. */
function endsSoon(token: string): boolean {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' && exp * 1000 - Date.now() < renewBefore
}

/** When a token ends, and whose it is, by a JWT's `exp` and `sub`; nothing of one of another form. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    return claims ?? {}
  } catch {
    return {}
  }
}
