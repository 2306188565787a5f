/** "US-CA-LAX" lies under "US-CA", and that under "US": codes say where a place stands. */
export function parentCode(code: string): string | null {
  return upwards(code)[1] ?? null
}

/** The code itself and all above it, from the bottom up. */
export function upwards(code: string): readonly string[] {
  const parts = code.split('-')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('-'))
}

export function countryCode(code: string): string {
  return code.split('-', 1)[0] ?? code
}

export function isUnder(code: string, above: string): boolean {
  return code.startsWith(`${above}-`)
}

export function isUnderOrAt(code: string, above: string): boolean {
  return code === above || isUnder(code, above)
}

const kinds = ['country', 'province', 'city'] as const

export function kindOf(code: string): (typeof kinds)[number] {
  return kinds[Math.min(code.split('-').length, kinds.length) - 1] ?? 'city'
}

/** Codes in a text that somebody typed or pasted, each once: "us, us-ca; CA-ON" as US, US-CA, CA-ON. */
export function codesIn(typed: string): readonly string[] {
  const codes = typed.toUpperCase().split(/[\s,;]+/)
  return [...new Set(codes.filter(code => code !== ''))]
}
