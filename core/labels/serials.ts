export interface Serials {
  readonly serials: ReadonlySet<number>
  /** The first part that is neither a serial nor a range of serials; null when all parts are valid. */
  readonly wrong: string | null
}

/** Reads serials as a person names pages: "3, 8-12". A range that runs backwards is wrong. */
export function parseSerials(text: string): Serials {
  const serials = new Set<number>()
  let wrong: string | null = null
  for (const part of text.split(/[,;\s،]+/).filter(Boolean)) {
    const [first, last] = rangeOf(part)
    if (first === undefined || last === undefined || last < first || last - first > 9999) {
      wrong ??= part
      continue
    }
    for (let serial = first; serial <= last; serial += 1) serials.add(serial)
  }
  return { serials, wrong }
}

function rangeOf(part: string): number[] {
  const [, from, to = from] = /^(\d{1,6})(?:[-–](\d{1,6}))?$/.exec(part) ?? []
  return from === undefined || to === undefined ? [] : [Number(from), Number(to)]
}
