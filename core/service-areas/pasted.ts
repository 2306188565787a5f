import type { Theatre } from '../wire/theatres'

/**
 * The highest number of lines in one lookup, because each name needs a call. Further lines are left for the next
 * lookup.
 */
export const maxLines = 200

/** The result of a pasted list. */
export type Matched = ReturnType<typeof matchPasted>

/** Returns the names or ids of a pasted text, one for each line or cell, each once and in order. */
export function linesOf(pasted: string): readonly string[] {
  const lines = pasted.split(/[\r\n\t;]+/).map(line => line.trim())
  return [...new Set(lines.filter(line => line !== ''))]
}

/** Matches each line by id, else by a name that differs at most in case. */
export function matchPasted(lines: readonly string[], candidates: readonly Theatre[]) {
  const byId = new Map(candidates.map(theatre => [theatre.id, theatre]))
  const all = [...byId.values()]
  const theatres = new Map<string, Theatre>()
  /** Lines that are neither an id nor a name. */
  const unmatched: string[] = []
  /** Names that several theatres have, so that the line is unclear. */
  const ambiguous: string[] = []
  for (const line of lines) {
    const named = all.filter(({ name }) => name.toLocaleLowerCase() === line.toLocaleLowerCase())
    const theatre = byId.get(line) ?? (named.length === 1 ? named[0] : undefined)
    if (theatre !== undefined) theatres.set(theatre.id, theatre)
    else if (named.length > 1) ambiguous.push(line)
    else unmatched.push(line)
  }
  return { theatres: [...theatres.values()], unmatched, ambiguous }
}
