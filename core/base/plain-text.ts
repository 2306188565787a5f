/** "Montréal" as "montreal": a search finds it with or without accents, in any case. */
export function plainText(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Marks of direction, zero-width blanks, soft hyphens and fillers come along with copied text and cannot be seen. */
export const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu
