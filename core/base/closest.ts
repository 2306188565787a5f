interface Named {
  label: string
}

export interface Close<Option> {
  option: Option
  /** Whether the option is only similar: it neither equals nor contains the text. */
  guessed: boolean
}

/** The likeness from which two texts count as similar. */
const minLikeness = 0.2

/**
 * Returns the options that fit a typed text, closest first: equal to the text, beginning with it, with a word beginning
 * with it, containing it, then similar by shared pairs of letters. Case, accents and punctuation do not count.
 */
export function closest<Option extends Named>(options: readonly Option[], text: string): Close<Option>[] {
  const sought = plain(text)
  return options
    .map(option => ({ option, distance: distance(plain(option.label), sought) }))
    .filter(({ distance }) => distance < 5)
    .sort((a, b) => a.distance - b.distance)
    .map(({ option, distance }) => ({ option, guessed: distance >= 4 }))
}

/** Returns the distance: 0 equal, 1 begins, 2 a word begins, 3 contains, 4 to 5 similar, 5 not similar. */
function distance(label: string, sought: string): number {
  if (label === sought) return 0
  if (label.startsWith(sought)) return 1
  if (label.includes(` ${sought}`)) return 2
  if (label.includes(sought)) return 3
  const shared = likeness(label, sought)
  return shared < minLikeness ? 5 : 5 - shared
}

/** Returns the Sørensen–Dice coefficient over pairs of letters, from 0 to 1. */
function likeness(a: string, b: string): number {
  const left = pairs(a)
  const right = pairs(b)
  const total = left.length + right.length
  let shared = 0
  for (const pair of left) {
    const index = right.indexOf(pair)
    if (index >= 0) {
      right.splice(index, 1)
      shared += 1
    }
  }
  return total === 0 ? 0 : (2 * shared) / total
}

function pairs(text: string): string[] {
  return Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) => text.slice(index, index + 2))
}

/** Returns a text without case, accents and punctuation, single-spaced. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
