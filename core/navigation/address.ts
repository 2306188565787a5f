/** Returns whether a navigation only opens a dialog over the present route. */
export function opensDialog(path: string): boolean {
  const [from, to] = [new URLSearchParams(location.search), new URL(path, location.origin).searchParams]
  return !from.has('dialog') && to.has('dialog')
}

/** Returns the present address with more parameters in its query. */
export function withQuery(query: string): string {
  const url = new URL(location.href)
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** Returns a path without its dialog, since no redirect leads back to a dialog. */
export function withoutDialog(path: string): string {
  const url = new URL(path, location.origin)
  if (!url.searchParams.has('dialog')) return path
  url.searchParams.delete('dialog')
  return url.pathname + url.search
}

/** Returns the path that this tab was redirected from, as the entry of its history has it; null without one. */
export function redirectedFrom(): string | null {
  const { asked }: { asked?: unknown } = history.state ?? {}
  return typeof asked === 'string' ? asked : null
}

export function here(): string {
  return location.pathname + location.search
}
