/** A row of the drawn table of statuses: what stands there for one value. */
export interface DrawnStatus {
  value: string
  icon: string
  word: string
  tone: string
  filled: boolean
}

const tones = ['mute', 'ok', 'info', 'warn', 'danger']
const folder = '/test/e2e/specification'

async function read(file: string): Promise<string> {
  const answer = await fetch(`${folder}/${file}`)
  if (!answer.ok) throw new Error(`${file} is not served: ${answer.status}`)
  return answer.text()
}

/** A group of the table, "work order" or "download", with the rows that go on below it. Values that share an icon stand one by one. */
export async function drawnStatuses(group: string): Promise<DrawnStatus[]> {
  const rows = (await read('statuses.md')).split('\n').map(line => line.split('|').map(cell => cell.trim()))
  const first = rows.findIndex(([, name]) => name === group)
  if (first < 0) throw new Error(`The table has no group ${group}`)
  const after = rows.slice(first + 1).findIndex(([, name]) => name !== '')
  const cells = rows.slice(first, first + 1 + after).map(([, , cell = '']) => cell)
  return cells.flatMap(cell => cell.split(' · ')).flatMap(entryOf)
}

/** "pending, queued `clock` Pending, Queued, mute": as many words as values, or one for all of them. */
function entryOf(entry: string): DrawnStatus[] {
  const [, named = '', icon = '', rest = ''] = /^(.*?) ?`([\w-]+)` (.*)$/.exec(entry) ?? []
  if (icon === '') return []
  const values = named.split(', ')
  const parts = rest.split(', ')
  const tone = parts.find(part => tones.includes(part)) ?? ''
  const words = parts.slice(0, parts.indexOf(tone))
  return values.map((value, at) => ({
    value: value.replaceAll(' ', '_'),
    icon,
    word: words.length === values.length ? (words[at] ?? '') : (words[0] ?? ''),
    tone,
    filled: parts.includes('filled'),
  }))
}

/** What section 4 lists after a label ("Copy stages"), as the wire writes it. */
export async function namedInSection4(label: string): Promise<string[]> {
  const found = new RegExp(`${label}:? ([^.;]+)`).exec(await read('section-4.md'))
  if (!found?.[1]) throw new Error(`Section 4 lists no ${label}`)
  return found[1]
    .replace(/\([^)]*\)/g, '')
    .split(/, | or /)
    .map(name => name.trim().replaceAll(' ', '_'))
}

/** Which slot each bay state is, as the decision has it. */
export async function slotOfStates(): Promise<[state: string, slot: string][]> {
  const [, clauses = ''] = (await read('slots.md')).split('so:')
  return clauses.split(';').flatMap(clause => {
    const [states = '', slot = ''] = clause
      .trim()
      .replace(/\.$/, '')
      .split(/ is | are /)
    return states.split(/, | and /).map((state): [string, string] => [state.trim(), slot])
  })
}

/** The codes of a refused duplication, each with its words and their gaps. */
export async function refusals(): Promise<[code: string, words: string][]> {
  const text = await read('section-8.md')
  return [...text.matchAll(/^- (\w+): "([^"]+)"/gm)].map(([, code = '', words = '']) => [code, words])
}

/** The colours of the tones in light, as `rgb(…)`. */
export const toneColours: Readonly<Record<string, string>> = {
  mute: 'rgb(110, 104, 94)',
  ok: 'rgb(26, 107, 58)',
  info: 'rgb(31, 92, 156)',
  warn: 'rgb(143, 71, 0)',
  danger: 'rgb(176, 36, 28)',
}

/** How an icon is drawn by those who drew it. */
export async function drawingOf(name: string): Promise<string> {
  const answer = await fetch(`/node_modules/@tabler/icons/icons/outline/${name}.svg`)
  return [...(await answer.text()).matchAll(/<path (?!stroke="none")[^>]*?\bd="([^"]+)"/g)]
    .map(([, path]) => path)
    .join('')
}
