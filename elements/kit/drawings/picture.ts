/** Kinds of paths, by the colors that they are drawn with. */
export type PathKind = 'thing' | 'dashed-thing' | 'line' | 'dashed' | 'ink' | 'stroke' | 'lamp' | 'ok' | 'bad'

/** A drawing of a state without data, 160 × 104. */
export interface Picture {
  /** The dock's line: lit, broken in an error, half lit in maintenance, dark offline and signed out. */
  readonly dock: 'lit' | 'broken' | 'half' | 'dark'
  /** The things on the dock, from back to front. */
  readonly paths: readonly (readonly [kind: PathKind, path: string])[]
}

/** The paths of the dock's line, by its state. */
export const docks = {
  lit: ['M12 93h136', ''],
  broken: ['M12 93h54M96 93h52', ''],
  half: ['M12 93h69', 'M81 93h67'],
  dark: ['', 'M12 93h136'],
} as const satisfies Record<Picture['dock'], readonly [lit: string, dark: string]>
