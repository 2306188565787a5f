/**
 * The address of a path of the portal, for a tab of its own. `base` is where the portal lives, '' in its own page;
 * a query alone stands over the path that is open.
 */
export function hrefTo(path: string, base: string, openPath: string): string {
  const whole = path.startsWith('?') ? (openPath || '/') + path : path
  return base.replace(/\/+$/, '') + whole
}
