import type { Part } from './parts'
import { touchedSince } from './since'

/** The arguments that select the tests of a run. */
export interface Wanted {
  all: boolean
  /** Names of parts; when there are any, no other part runs. */
  part: readonly string[]
  /** A commit: tests of changes since then run. */
  since?: string
  /** Parts of paths of test files. */
  words: readonly string[]
}

/** The chosen parts, each with its files. */
export interface Choice {
  chosen: readonly { part: Part; files: readonly string[] }[]
  /** Words without a test file, each with a hint. */
  unknown: readonly string[]
  /** Whether every file of a tier runs, so that the minutes of its parts can be compared with other runs. */
  isWhole: boolean
}

/**
 * Chooses the parts and files of a run.
 * @throws Error when a part or a commit is unknown
 */
export function choose(parts: readonly Part[], wanted: Wanted): Choice {
  const { part: names, words, since } = wanted
  const unknownPart = names.filter(name => !parts.some(part => part.name === name))
  if (unknownPart.length > 0) throw new Error(`No part is called ${unknownPart.join(', ')}`)
  const only = [...words, ...(since === undefined ? [] : touchedSince(since))]
  const chosen = parts.flatMap(part => {
    const isChosen = isInTier(part, wanted)
    if (isChosen && only.length === 0 && since === undefined) return [{ part, files: part.files() }]
    const asked = isChosen ? only : only.filter(word => names.length === 0 && isPathOf(word, part))
    const files = part.files().filter(file => asked.some(word => isAbout(file, word, part, wanted)))
    return files.length === 0 ? [] : [{ part, files }]
  })
  const files = chosen.flatMap(each => each.files)
  return {
    chosen,
    unknown: words.filter(word => !files.some(file => file.includes(word))).map(word => `${word}${hint(parts, word)}`),
    isWhole: only.length + names.length === 0 && since === undefined,
  }
}

function isInTier({ name, tier }: Part, { part, all }: Wanted): boolean {
  return part.length > 0 ? part.includes(name) : all || tier === 'gate'
}

/**
 * Returns whether a file runs for a word. A plain word selects tests that take seconds; a path, or the name of a part,
 * also selects those on the build.
 */
function isAbout(file: string, word: string, { needs }: Part, { part, words }: Wanted): boolean {
  const isQuick = !needs.build || word.includes('/') || part.length > 0 || !words.includes(word)
  return isQuick && file.includes(word)
}

/** Returns whether a word is a path into the folder of a part, or to one of its files. Such a path selects any tier. */
function isPathOf(word: string, part: Part): boolean {
  return `${word}/`.startsWith(`test/${part.name}/`) || part.files().includes(word)
}

/** Returns the command for the files of a word that no quick test matches. */
function hint(parts: readonly Part[], word: string): string {
  const files = parts.flatMap(part => part.files().filter(file => file.includes(word)))
  return files.length === 0 ? '' : `; by its path it runs: npm test -- ${[...new Set(files)].join(' ')}`
}
