export interface Language {
  /** BCP 47. */
  readonly tag: string
  /** The language's name in itself, as its speakers look for it. */
  readonly name: string
}

/** Languages that the suite has a catalogue of. */
export const languages: readonly Language[] = [{ tag: 'en', name: 'English' }]
