/** The colors of `styles/seed.css` without a seed, or with one that is no color. */
export const seedColours: Readonly<Record<string, string>> = {
  'ink-light': '#2a2722',
  'ink-dark': '#efece6',
  'lamp-light': '#c17c00',
  'lamp-dark': '#f2b441',
  'on-lamp-light': '#1d1b18',
  'wash-light': '#fff6df',
  'wash-dark': '#2f2715',
  'focus-light': '#a86400',
  'focus-dark': '#f2b441',
  'line-light': '#f0a41b',
  'line-dark': '#f0a41b',
  'name-light': 'currentcolor',
  'name-dark': 'currentcolor',
}

/**
 * Returns whether a text is a color from which others can be derived. Chromium crashes pages that derive registered
 * colors from `currentcolor`.
 */
export function isSeed(text: string): boolean {
  return !/currentcolor/i.test(text) && CSS.supports('color', text.trim())
}

/** Registers the colors in a window. Only registered colors have values for a seed that cannot be parsed. */
export function registerSeedColours({ CSS }: { CSS?: Partial<typeof globalThis.CSS> }): void {
  for (const [name, initialValue] of Object.entries(seedColours))
    try {
      CSS?.registerProperty?.({ name: `--_reeldock-${name}`, syntax: '<color>', inherits: false, initialValue })
    } catch {
      // Another copy of the suite has registered the color in this window.
    }
}
