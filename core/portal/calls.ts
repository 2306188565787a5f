type Fetch = typeof fetch

/** What a file that comes later looks at in development. */
export const calls = {
  /** How each call of every portal is made. */
  made: (send: Fetch, ...asked: Parameters<Fetch>): Promise<Response> => send(...asked),
  /** Told where no worker could be started, so that the page's own thread does its work. */
  withoutWorker: (_address: string): void => {},
}
