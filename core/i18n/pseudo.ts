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

/** Returns a template accented and a third longer, with its {placeholders} unchanged. */
function pseudo(template: string): string {
  const accented = template.replace(/\{\w+\}|[aeioucnAES]/g, part => accents[part] ?? part)
  return `[${accented}${'·'.repeat(Math.ceil(template.length / 3))}]`
}

/** Returns a text of the pseudo-locale, made from the English one. */
export function pseudoWording(wording: Wording): Wording {
  if (typeof wording === 'string') return pseudo(wording)
  return {
    ...Object.fromEntries(Object.entries(wording).map(([rule, text]) => [rule, pseudo(text)])),
    other: pseudo(wording.other),
  }
}

registerMessages('en-XA', pseudoWording)
