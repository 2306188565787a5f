type Fetch = typeof fetch

/** How each call of every portal is made: in development a file that comes later looks at what is answered. */
export const calls = {
  made: (send: Fetch, ...asked: Parameters<Fetch>): Promise<Response> => send(...asked),
}
