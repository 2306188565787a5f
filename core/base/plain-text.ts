/** "Montréal" as "montreal": what somebody types finds it with and without its accents, in any case. */
export function plainText(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
