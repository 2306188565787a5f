/** The characters of an address. Each started sign-in keeps one in a cookie, and a request's head is limited. */
const maxLength = 200

/**
 * Returns a path of this site for the redirect after sign-in. Any other value, including tricks with slashes, yields
 * `otherwise`.
 */
export function safeReturnTo(asked: unknown, origin: string, otherwise: string): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return otherwise
  if (!URL.canParse(asked, origin)) return otherwise
  const url = new URL(asked, origin)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === origin && !path.startsWith('//') && path.length <= maxLength ? path : otherwise
}
