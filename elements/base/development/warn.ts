const warnings = new Set<string>()

/** Logs a warning once for each text, with the code under which `docs/errors.md` explains it. */
export function warn(text: string, code: string): void {
  if (warnings.has(text)) return
  warnings.add(text)
  console.warn(`reeldock: ${text} (${code})`)
}
