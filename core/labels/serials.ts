/**
 * Reads serials as a person names pages: "3, 8-12". Null for anything that is no such list, or runs backwards.
 */
export function parseSerials(text: string): ReadonlySet<number> | null {
  const serials = new Set<number>()
  for (const part of text.split(/[,;\s،]+/).filter(Boolean)) {
    const [, from, to = from] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? []
    if (from === undefined || to === undefined) return null
    const [first, last] = [Number(from), Number(to)]
    if (last < first || last - first > 9999) return null
    for (let serial = first; serial <= last; serial += 1) serials.add(serial)
  }
  return serials.size > 0 ? serials : null
}
