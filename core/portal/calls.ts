type Fetch = typeof fetch

/** Calls that the development checks, a file that is loaded later, look at. */
export const calls = {
  /** How each call of every portal is made. */
  made: (send: Fetch, ...asked: Parameters<Fetch>): Promise<Response> => send(...asked),
  /** Told where no worker could be started, so that the page's own thread does its work. */
  withoutWorker: (_address: string): void => {},
}
