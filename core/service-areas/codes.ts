/** Returns the code of the place above: "US-CA" for "US-CA-LAX", and "US" for "US-CA". */
export function parentCode(code: string): string | null {
  return upwards(code)[1] ?? null
}

/** Returns the code and all codes above it, from the bottom up. */
export function upwards(code: string): readonly string[] {
  const parts = code.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
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

/** Returns the codes in a typed or pasted text, each once: "us, us-ca; CA-ON" as US, US-CA, CA-ON. */
export function codesIn(typed: string): readonly string[] {
  const codes = typed.toUpperCase().split(/[\s,;]+/)
  return [...new Set(codes.filter(code => code !== ''))]
}
