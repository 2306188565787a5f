import { registerMessages, type Wording } from './translate'

const accents: Record<string, string> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  S: 'Š',
}

/** Accents and lengthens a template by a third, leaving its {placeholders} alone. */
function pseudo(template: string): string {
  const accented = template.replace(/\{\w+\}|[aeioucnAES]/g, part => accents[part] ?? part)
  return `[${accented}${'·'.repeat(Math.ceil(template.length / 3))}]`
}

/** A wording of the pseudo-locale, made from the English one. */
export function pseudoWording(wording: Wording): Wording {
  if (typeof wording === 'string') return pseudo(wording)
  return {
    ...Object.fromEntries(Object.entries(wording).map(([rule, words]) => [rule, pseudo(words)])),
    other: pseudo(wording.other),
  }
}

registerMessages('en-XA', pseudoWording)
