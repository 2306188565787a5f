const said = new Set<string>()

/** Writes one line to the console, once for each text, with the code under which `docs/errors.md` explains it. */
export function say(text: string, code: string): void {
  if (said.has(text)) return
  said.add(text)
  console.warn(`reeldock: ${text} (${code})`)
}
