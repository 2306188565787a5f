/** "Montréal" as "montreal": a search finds it with or without accents, in any case. */
export function plainText(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
