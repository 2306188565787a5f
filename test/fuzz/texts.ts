import type { Random } from '../../core/testing/random'

/** Characters that break readers: separators, quotes, digits of other scripts, marks of direction, half a surrogate pair. */
const odd = [
  ...'_-,;:."\'\r\n\t =+@#()[]{}<>&%$\\/|^~`0123456789',
  '\u0000',
  '\u00a0',
  '\u0660',
  '\u200f',
  '\ud83d',
  '😀',
  'İ',
  'ﬁ',
  'e\u0301',
]

/** Returns random text of up to `maxLength` characters, half of it letters. */
export function noise(random: Random, maxLength: number): string {
  let text = ''
  for (let left = random.whole(0, maxLength); left > 0; left -= 1) {
    const chance = random.next()
    if (chance < 0.5) text += String.fromCharCode(random.whole(65, 122))
    else if (chance < 0.9) text += random.pick(odd)
    else text += String.fromCharCode(random.whole(0, 0xffff))
  }
  return text
}

/** Returns a text with some characters or fields lost, doubled, changed or moved. */
export function mutilate(random: Random, text: string, between: string): string {
  let fields = text.split(between)
  for (let turns = random.whole(1, 4); turns > 0; turns -= 1) {
    const index = random.whole(0, Math.max(0, fields.length - 1))
    const field = fields[index] ?? ''
    const cut = random.whole(0, field.length)
    switch (random.whole(0, 6)) {
      case 0:
        fields = fields.toSpliced(index, 1)
        break
      case 1:
        fields = fields.toSpliced(index, 0, random.pick(fields.length > 0 ? fields : ['']))
        break
      case 2:
        fields = fields.with(index % Math.max(1, fields.length), noise(random, 6))
        break
      case 3:
        fields[index] = field.slice(0, cut) + noise(random, 3) + field.slice(cut)
        break
      case 4:
        fields[index] = field.slice(0, cut) + field.slice(cut + 1)
        break
      case 5:
        fields[index] = random.chance(0.5) ? field.toLowerCase() : field.toUpperCase()
        break
      default:
        fields = [...fields.slice(index), ...fields.slice(0, index)]
    }
    if (fields.length === 0) fields = ['']
  }
  return fields.join(between)
}
