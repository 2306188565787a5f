type Fetch = typeof fetch

/** Hooks for the development checks, which are loaded later. */
export const calls = {
  /** Makes a call of any portal. */
  send: (send: Fetch, ...parameters: Parameters<Fetch>): Promise<Response> => send(...parameters),
  /** Is called when no worker could be started, so that its work runs on the main thread. */
  withoutWorker: (_address: string): void => {},
}
