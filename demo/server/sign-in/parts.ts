import type { Limit } from '../http/limits'
import type { Settings } from '../settings'
import type { ClientName, IssuerReader } from './issuer'
import type { Allowance } from './revocations'
import type { Sessions } from './sessions'
import type { SignOut } from './sign-out'

/** The sign-in and sign-out of one page. */
export interface SignInParts {
  client: ClientName
  /** `all` is the common prefix of `start` and `callback`. */
  paths: { start: string; callback: string; end: string; all: string }
  /** The path after sign-in when no other one was requested. */
  home: string
  origin: string
  settings: Settings
  issuer: IssuerReader
  sessions: Sessions
  limits: SignInLimits
  signOut: SignOut
  /**
   * Called at every sign-in, because an issuer may reuse the name of an ended one. Returns false when the new sign-in
   * was ended meanwhile.
   */
  allowSince(allowance: Allowance): Promise<boolean>
}

/** The limits of a page's sign-in. */
export interface SignInLimits {
  /** The limit of sign-ins and sign-outs, per address. */
  signIn: Limit
  /** The limit of token requests, per session. */
  session: Limit
}
