/** A conflict in a cell: it was edited, and another content stands against the edit. */
export interface Clash {
  readonly mine: unknown
  readonly theirs: unknown
  /**
   * The author of the other content: another person (`server`), the person in another window (`window`), or the person in a
   * save that got no answer, was withdrawn, and arrived all the same (`sent`).
   */
  readonly from: 'server' | 'sent' | 'window'
}

/** Returns the author to name for several conflicts: another person, if there is one. */
export function whoseClash(all: readonly Clash['from'][]): Clash['from'] {
  return all.find(from => from === 'server') ?? all[0] ?? 'server'
}
