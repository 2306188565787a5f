import type { IssuerReader } from './sign-in/issuer'

/** What may be switched while the server runs, so that the pages that nobody wants to see can be seen. */
export interface Operations {
  /** The portal shows its maintenance page, and the API answers 503. */
  maintenance: boolean
  /** The sign-in provider does not answer. */
  signInDown: boolean
  /** How far the world's clock is ahead of the machine's, in milliseconds. */
  ahead: number
}

/** The switches that are on or off. */
export type Switch = 'maintenance' | 'signInDown'

export function createOperations({ maintenance }: { maintenance: boolean }): Operations {
  return { maintenance, signInDown: false, ahead: 0 }
}

/** The issuer, as far as it is not switched off. */
export function switchable(issuer: IssuerReader, operations: Operations): IssuerReader {
  return async (client, options) => {
    if (operations.signInDown) throw new Error('The sign-in provider is switched off')
    return issuer(client, options)
  }
}
