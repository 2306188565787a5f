import type { Limit } from '../http/limits'
import type { Settings } from '../settings'
import type { ClientName, IssuerReader } from './issuer'
import type { Allowance } from './revocations'
import type { Sessions } from './sessions'
import type { SignOut } from './sign-out'

/** One page's way in and out. */
export interface SignInParts {
  client: ClientName
  /** `all` is what `start` and `callback` begin with. */
  paths: { start: string; callback: string; end: string; all: string }
  /** Where somebody lands who asked for no other place. */
  home: string
  origin: string
  settings: Settings
  issuer: IssuerReader
  sessions: Sessions
  limits: SignInLimits
  signOut: SignOut
  /** Hears of every sign-in: an issuer may call one as it called the one that was ended. False where it was ended meanwhile. */
  allowSince(allowance: Allowance): Promise<boolean>
}

/** What a page's sign-in may ask of this server. */
export interface SignInLimits {
  /** The ways in and out, by address. */
  signIn: Limit
  /** The sources of tokens, by the session that asks. */
  session: Limit
}
