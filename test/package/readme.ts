import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commonAttributes, commonEvents, headingLevelDoc } from '../../elements/base/bundle/manifest/everywhere'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the README shows of the built manifest. */
interface Declared {
  readonly tagName: string
  readonly description: string
  readonly attributes: { name: string; type: { text: string }; default: string; description: string }[]
  readonly events: { name: string }[]
  readonly slots: { name: string; description: string }[]
  readonly cssParts: { name: string; description: string }[]
  readonly cssProperties: { name: string; default: string; description: string }[]
}

function declared(): Declared[] {
  const { modules } = JSON.parse(readFileSync(`${root}dist/custom-elements.json`, 'utf8')) as {
    modules: { declarations: Declared[] }[]
  }
  return modules.flatMap(({ declarations }) => declarations)
}

/** What every element has is told once, below the table. */
function own<Named extends { name: string }>(all: readonly Named[], everywhere: ReadonlySet<string>): Named[] {
  return all.filter(({ name }) => !everywhere.has(name))
}

const commonAttributeNames = new Set([...commonAttributes, headingLevelDoc('2')].map(({ attribute }) => attribute))
const commonEventNames = new Set(commonEvents.map(({ name }) => name))

function elementTable(): string {
  return ['| element | what it is | attributes | events |', '|---|---|---|---|', ...declared().map(elementRow)].join(
    '\n',
  )
}

function elementRow({ tagName, description, attributes, events, slots }: Declared): string {
  const attributeWords = own(attributes, commonAttributeNames).map(({ name }) => `\`${name}\``)
  const slotWords = own(slots, new Set([''])).map(slot => ` The slot \`${slot.name}\`: ${slot.description}`)
  const eventWords = own(events, commonEventNames).map(({ name }) => `\`${name}\``)
  return `| \`<${tagName}>\` | ${description}${slotWords.join('')} | ${attributeWords.join(', ')} | ${eventWords.join(', ')} |`
}

/** Each attribute with its values, and in brackets what counts without it. */
function attributeTable(): string {
  const rows = declared().flatMap(({ tagName, attributes }) =>
    own(attributes, commonAttributeNames).map(({ name, type, default: fallback, description }) => {
      const isPlain = type.text === 'boolean' || fallback === '""'
      const choices = type.text.replaceAll("'", '').replaceAll(' | ', ', ')
      const values = isPlain ? choices : `${choices} (${JSON.parse(fallback)})`
      return `| \`${name}\` | \`${tagName.slice(9)}\` | ${values} | ${description} |`
    }),
  )
  return ['| attribute | element | values | what it means |', '|---|---|---|---|', ...rows].join('\n')
}

function tokenTable(): string {
  const rows = (declared()[0]?.cssProperties ?? []).map(
    ({ name, default: value, description }) => `| \`${name}\` | \`${value}\` | ${description} |`,
  )
  return ['| token | default | use |', '|---|---|---|', ...rows].join('\n')
}

/** Each part once, with the elements that have it; `root` is the inside of every one. */
function partTable(): string {
  const all = declared()
  const docs = new Map(all.flatMap(({ cssParts }) => cssParts.map(({ name, description }) => [name, description])))
  const rows = [...docs].map(([name, description]) => {
    const having = all.filter(({ cssParts }) => cssParts.some(part => part.name === name))
    const where = name === 'root' ? 'every element' : having.map(({ tagName }) => `\`${tagName.slice(9)}\``).join(', ')
    return `| \`${name}\` | ${description} | ${where} |`
  })
  return ['| part | what it is | elements |', '|---|---|---|', ...rows].join('\n')
}

/** The README with its tables as the sources have them now. */
export function readmeNow(): { is: string; shouldBe: string } {
  const is = readFileSync(`${root}README.md`, 'utf8')
  const tables = { elements: elementTable(), attributes: attributeTable(), tokens: tokenTable(), parts: partTable() }
  let shouldBe = is
  for (const [name, table] of Object.entries(tables))
    shouldBe = shouldBe.replace(
      new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
      (_, open: string, close: string) => `${open}${table}\n${close}`,
    )
  return { is, shouldBe }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { shouldBe } = readmeNow()
  writeFileSync(`${root}README.md`, shouldBe)
}
