/** Colours of `styles/seed.css` as they are without a seed, and with one that is no colour. */
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

/** Whether a text is a colour that others can be derived from. Chromium ends a page that derives registered colours from `currentcolor`. */
export function isSeed(text: string): boolean {
  return !/currentcolor/i.test(text) && CSS.supports('color', text.trim())
}

/** Registers them in a window: a document with no registered colour has no colours for a seed that cannot be read. */
export function registerSeedColours({ CSS }: { CSS?: Partial<typeof globalThis.CSS> }): void {
  for (const [name, initialValue] of Object.entries(seedColours))
    try {
      CSS?.registerProperty?.({ name: `--_reeldock-${name}`, syntax: '<color>', inherits: false, initialValue })
    } catch {
      // Another copy of the suite has registered it in this window.
    }
}
