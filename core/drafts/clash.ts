/** A conflict in a cell: the user has edited it, and somebody else has saved or typed another content. */
export interface Clash {
  readonly mine: unknown
  readonly theirs: unknown
  /**
   * The source of `theirs`. `server`: another person has saved it. `window`: the user has typed it in another window.
   * `sent`: the user saved it without an answer and withdrew the edit, but the save has arrived.
   */
  readonly from: 'server' | 'sent' | 'window'
}

/** Chooses the one source that the screen names for several conflicts: another person, if there is one. */
export function chooseClashSource(all: readonly Clash['from'][]): Clash['from'] {
  return all.find(from => from === 'server') ?? all[0] ?? 'server'
}
