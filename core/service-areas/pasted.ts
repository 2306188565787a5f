import type { Theatre } from '../wire/theatres'

/** Lines that are looked up at once: each name is a call. The others are for the next time. */
export const mostLines = 200

/** What became of a pasted list. */
export type Matched = ReturnType<typeof matchPasted>

/** Names or ids, one a line; a sheet's cells are lines too. Each once, in their order. */
export function linesOf(pasted: string): readonly string[] {
  const lines = pasted.split(/[\r\n\t;]+/).map(line => line.trim())
  return [...new Set(lines.filter(line => line !== ''))]
}

/** Matches each line by id, else by a name that is the very same but for case. */
export function matchPasted(lines: readonly string[], candidates: readonly Theatre[]) {
  const byId = new Map(candidates.map(theatre => [theatre.id, theatre]))
  const all = [...byId.values()]
  const theatres = new Map<string, Theatre>()
  /** Lines that are neither an id nor a name. */
  const unmatched: string[] = []
  /** Names that several theatres bear: which one is meant, nobody can tell. */
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
