/**
 * Returns the address of a path of the portal, for links. `base` is the address of the portal, or '' in the portal
 * itself. A path that is only a query is added to the open path.
 */
export function hrefTo(path: string, base: string, openPath: string): string {
  const fullPath = path.startsWith('?') ? (openPath || '/') + path : path
  return base.replace(/\/+$/, '') + fullPath
}
