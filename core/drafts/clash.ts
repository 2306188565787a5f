/** A cell that was typed over, and in which something else stands by now. */
export interface Clash {
  readonly mine: unknown
  readonly theirs: unknown
  /**
   * Whose it is: another person's; one's own, sent without an answer and taken back before it was found to have arrived;
   * or what one has typed in another window.
   */
  readonly from: 'server' | 'sent' | 'window'
}

/** Whose clashes these are in one word: another person goes before oneself. */
export function whoseClash(all: readonly Clash['from'][]): Clash['from'] {
  return all.find(from => from === 'server') ?? all[0] ?? 'server'
}
