import type { Limit } from '../http/limits'
import type { Settings } from '../settings'
import type { Ending, Return } from './ended'
import type { ClientName, IssuerReader } from './issuer'
import type { Sessions } from './sessions'
import type { SignOut } from './sign-out'

/** One page's way in and out. */
export interface SignInParts {
  client: ClientName
  paths: { start: string; callback: string; end: string }
  /** Where somebody lands who asked for no other place. */
  home: string
  origin: string
  settings: Settings
  issuer: IssuerReader
  sessions: Sessions
  limits: SignInLimits
  signOut: SignOut
  /** Ends sign-ins everywhere: their access tokens, and the sockets that were opened with them. */
  end(ending: Ending): Promise<void>
  /** Hears of every sign-in: an issuer may call one as it called the one that was ended. */
  takeBack(back: Return): Promise<void>
}

/** What a page's sign-in may ask of this server. */
export interface SignInLimits {
  /** The ways in and out, by address. */
  signIn: Limit
  /** The sources of tokens, by the session that asks. */
  session: Limit
}
