/**
 * The maximum length of a path, in characters. Each started sign-in keeps a path in a cookie, and a request's head is
 * limited.
 */
const maxLength = 200

/**
 * Returns a path of this site for the redirect after sign-in. Any other value, including tricks with slashes, yields
 * `otherwise`.
 */
export function safeReturnTo(returnTo: unknown, origin: string, otherwise: string): string {
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])/.test(returnTo)) return otherwise
  if (!URL.canParse(returnTo, origin)) return otherwise
  const url = new URL(returnTo, origin)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === origin && !path.startsWith('//') && path.length <= maxLength ? path : otherwise
}
