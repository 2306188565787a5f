/** Returns "Montréal" as "montreal", so that a search finds it with or without accents, in any case. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Matches invisible characters that come with copied text: marks of direction, zero-width blanks, soft hyphens and
 * fillers.
 */
export const invisible = /\p{Cf}|\p{Default_Ignorable_Code_Point}/gu
