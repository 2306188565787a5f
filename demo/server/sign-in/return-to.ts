/** Characters of an address: it is kept in a cookie of each sign-in that was begun, and a request's head has its bound. */
const longest = 200

/** A path of this very site, to go to after sign-in; anything else, and every trick with slashes, becomes `otherwise`. */
export function safeReturnTo(asked: unknown, origin: string, otherwise: string): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return otherwise
  if (!URL.canParse(asked, origin)) return otherwise
  const url = new URL(asked, origin)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === origin && !path.startsWith('//') && path.length <= longest ? path : otherwise
}
