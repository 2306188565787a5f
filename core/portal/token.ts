import { Failure } from '../base/errors'
import { withPatience } from '../base/patience'
import type { TokenSupplier } from './options'

/** A token is asked for again this long before it ends, in milliseconds. */
const renewBefore = 30_000
/** A supplier that has not answered by then counts as failed, in milliseconds. */
const supplierPatience = 20_000

/** The one request in flight and its last answer. Plain data: two bundles on a page share one. */
export interface TokenSlot {
  request: Promise<string | null> | null
  token: string | null
  /** Who was asked: what another supplier answered no longer counts. */
  from?: TokenSupplier | undefined
}

/**
 * Makes the reader of a supplier: `read()` answers the token, asking once however many callers wait;
 * `read(refused)` asks for a fresh one after a 401, unless somebody has already got one. `onOther` hears of a token of
 * another account.
 */
export function tokenReader(
  supplier: () => TokenSupplier | undefined,
  slot: TokenSlot,
  now: () => number = Date.now,
  onOther: () => void = () => {},
) {
  function ask(): Promise<string | null> {
    const given = supplier()
    if (given === undefined) return Promise.resolve(null)
    if (typeof given === 'string') return Promise.resolve(given)
    if (slot.request) return slot.request
    const request = askSupplier(given).then(token => {
      // Only the latest request may set the token: a supplier replaced meanwhile has the word.
      if (slot.request !== request) return token
      const before = slot.token
      slot.token = token
      if (isOfOther(before, token)) onOther()
      return token
    })
    slot.request = request
    const done = () => {
      if (slot.request === request) slot.request = null
    }
    request.then(done, done)
    return request
  }

  return async function read(refused?: string): Promise<string | null> {
    const from = supplier()
    if (slot.from !== from) Object.assign(slot, { from, request: null, token: null })
    const { token } = slot
    const fresh = token !== null && token !== refused && !endsSoon(token, now())
    return fresh ? token : ask()
  }
}

async function askSupplier(supplier: () => string | null | Promise<string | null>): Promise<string | null> {
  try {
    const token = await withPatience(supplierPatience, supplier)
    return typeof token === 'string' && token !== '' ? token : null
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure({ category: 'offline', cause })
  }
}

/** By `exp` of a JWT; a token of another form is taken to last until a 401 says otherwise. */
function endsSoon(token: string, now: number): boolean {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' && exp * 1000 - now < renewBefore
}

/** Whether somebody else has signed in meanwhile: by `sub` of two JWTs. Tokens of another form do not tell. */
function isOfOther(before: string | null, after: string | null): boolean {
  if (before === null || after === null) return false
  const [was, is] = [claimsOf(before).sub, claimsOf(after).sub]
  return was !== undefined && is !== undefined && was !== is
}

function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = token.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))
    return claims ?? {}
  } catch {
    return {}
  }
}
