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

export function here(): string {
  return location.pathname + location.search
}
