/** Whether a step from here to a path opens a dialog over what is there. */
export function opensDialog(path: string): boolean {
  const [from, to] = [new URLSearchParams(location.search), new URL(path, location.origin).searchParams]
  return !from.has('dialog') && to.has('dialog')
}

/** This address with more in its query. */
export function withQuery(query: string): string {
  const url = new URL(location.href)
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** A path without the dialog over it: a dialog is no place to come back to. */
export function withoutDialog(path: string): string {
  const url = new URL(path, location.origin)
  if (!url.searchParams.has('dialog')) return path
  url.searchParams.delete('dialog')
  return url.pathname + url.search
}

/** Where this tab was when it was led away, as its entry of the history keeps it. */
export function askedBefore(): string | null {
  const { asked }: { asked?: unknown } = history.state ?? {}
  return typeof asked === 'string' ? asked : null
}

export function here(): string {
  return location.pathname + location.search
}
