import { readFileSync } from 'node:fs'

/** A section as it stands in the specification. */
function section(number: 8 | 9): string {
  return readFileSync(new URL(`./section-${number}.md`, import.meta.url), 'utf8')
}

/** Every message that section 8 quotes, in its order. */
export function quotedMessages(): string[] {
  return [...section(8).matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)
}

/** The codes of a duplication that was refused, each with its words. */
export function codedReasons(): [code: string, words: string][] {
  return [...section(8).matchAll(/^- (\w+): "([^"]+)"/gm)].map(([, code = '', words = '']) => [code, words])
}

/** The numbers of section 9 that stand where the pattern has its groups. Throws when it stands nowhere. */
export function constants(pattern: RegExp): number[] {
  const found = pattern.exec(section(9))
  if (!found) throw new Error(`Section 9 says nothing like ${pattern}`)
  return found.slice(1).map(Number)
}
