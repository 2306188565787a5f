/** Returns a set with or without the given ids. */
export function toggled(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  for (const id of ids) on ? next.add(id) : next.delete(id)
  return next
}
