import { environment } from '../base/environment'
import { Failure } from '../base/errors'
import { getOrInsert } from '../base/get-or-insert'
import { withTimeout } from '../base/timeout'
import type { TokenSupplier } from './options'

/** A token is renewed this long before it expires, in milliseconds. */
const renewBefore = 30_000
/** A supplier that takes longer counts as failed, in milliseconds. */
const supplierTimeout = 20_000

/** Returns a token when it is called. */
export type AskToken = Exclude<TokenSupplier, string>

/**
 * The running request, which the bundles on a page share. Its answer is not kept here, where any script could read it.
 */
export interface TokenSlot {
  request: Promise<string | null> | null
  /** The supplier that was asked: the answer of another supplier does not count. */
  from?: TokenSupplier | undefined
}

/**
 * Creates the reader of a supplier. `read()` returns the token, with one request for all callers; `read(refused)`
 * requests a fresh one after a 401, unless another caller already has one. A call that began for one account is
 * cancelled when the token turns out to be another account's, so that nothing is read or saved for the wrong one.
 * @param onOther is called for a token of another account; `isSure` is false when the tokens do not name their accounts
 */
export function tokenReader(
  supplier: () => TokenSupplier | undefined,
  slot: TokenSlot,
  onOther: (isSure: boolean) => void,
) {
  /** The last token that this reader returned, and its supplier. */
  let latest: { token: string; from: TokenSupplier | undefined } | null = null
  let isForgotten = false
  const ended = new AbortController()
  /** Counts the accounts of the tokens. */
  let account = 0

  function accept(token: string | null, from: TokenSupplier | undefined): void {
    // The answer of a supplier that was replaced meanwhile is ignored.
    if (token === null || from !== supplier()) return
    isForgotten = false
    const before = latest
    if (token === before?.token && from === before.from) return
    latest = { token, from }
    if (before === null || before.token === token) return
    const [was, is] = [claimsOf(before.token).sub, claimsOf(token).sub]
    const isSure = was !== undefined && is !== undefined
    if (isSure ? was === is : before.from !== from) return
    if (isSure) account += 1
    onOther(isSure)
  }

  function ask(): Promise<string | null> {
    const supplied = supplier()
    if (supplied === undefined) return Promise.resolve(null)
    if (typeof supplied === 'string') return Promise.resolve(supplied)
    if (slot.request) return slot.request
    const request = requestToken(supplied, ended.signal)
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
    const token = latest?.from === from && !isForgotten ? latest?.token : undefined
    const isFresh = token !== undefined && token !== refused && !endsSoon(token)
    const answer = isFresh ? token : await ask()
    accept(answer, from)
    if (account !== began) throw new Failure({ category: 'cancelled' })
    return answer
  }

  /** Makes the next read request a token. */
  function forget(): void {
    isForgotten = true
    slot.request = null
  }

  return {
    read,
    forget,
    /** Ends all waiting. */
    end(): void {
      forget()
      ended.abort()
    },
  }
}

/** Matches a text that a header can carry and that is no page, JSON or sentence, which servers may send instead. */
const tokenForm = /^[!#-;=?-z|~]+$/

/** Matches the message of a failed `fetch`, which names the network in each browser and in Node. */
const unreached = /fetch|network|load failed/i

/**
 * Calls a supplier once. Returns null without a sign-in: the supplier returns null or an empty text.
 * @throws Failure `token` with the code `token_failed`, `token_timeout` or `token_invalid` when the host's function is
 * at fault, which the console reports with the host's own exception; `offline` when it could not reach its server
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

/** The faults that the console has reported, by supplier, since a supplier is called again and again. */
const reportedFaults = new WeakMap<AskToken, Set<string>>()

/**
 * Returns the failure of a supplier and reports it once to the developers of the page: the person who sees it cannot
 * correct it.
 */
function fault(supplier: AskToken, code: string, text: string, cause?: unknown): Failure {
  const before = getOrInsert(reportedFaults, supplier, () => new Set<string>())
  const report = `${code} ${String(cause)}`
  if (!before.has(report))
    console.error(`reeldock: configure({ token }) ${text} (${code})`, ...(cause === undefined ? [] : [cause]))
  before.add(report)
  return new Failure({ category: 'token', code, sent: false, cause })
}

/** Returns whether a token has expired by the `exp` of a JWT; a token of another form lasts until a 401. */
function endsSoon(token: string): boolean {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' && exp * 1000 - Date.now() < renewBefore
}

/** Returns the expiry and the account of a token by a JWT's `exp` and `sub`; neither for another form of token. */
function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    return claims ?? {}
  } catch {
    return {}
  }
}
