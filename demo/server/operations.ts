import type { IssuerReader } from './sign-in/issuer'

/** The switches of the running server. They make states visible that people seldom see. */
export interface Operations {
  /** Whether the portal shows its maintenance page and the API responds with 503. */
  maintenance: boolean
  /** Whether the sign-in provider is unreachable. */
  signInDown: boolean
  /** Milliseconds by which the world's clock is ahead of the machine's. */
  ahead: number
}

/** The switches that are on or off. */
export type Switch = 'maintenance' | 'signInDown'

export function createOperations({ maintenance }: { maintenance: boolean }): Operations {
  return { maintenance, signInDown: false, ahead: 0 }
}

/** Returns an issuer reader that fails while the sign-in provider is switched off. */
export function makeSwitchable(issuer: IssuerReader, operations: Operations): IssuerReader {
  return async (client, options) => {
    if (operations.signInDown) throw new Error('The sign-in provider is switched off')
    return issuer(client, options)
  }
}
