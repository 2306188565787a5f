const written = new Set<string>()

/** Logs a warning once for each text, with the code under which `docs/errors.md` explains it. */
export function warn(text: string, code: string): void {
  if (written.has(text)) return
  written.add(text)
  console.warn(`reeldock: ${text} (${code})`)
}
