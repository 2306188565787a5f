import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commonAttributes, commonEvents, headingLevelDoc } from '../../elements/base/bundle/manifest/everywhere'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The parts of the built manifest that the README shows. */
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

/** Removes the members that every element has; the README describes them once, below the table. */
function withoutCommon<Named extends { name: string }>(
  all: readonly Named[],
  everywhere: ReadonlySet<string>,
): Named[] {
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
  const attributeTexts = withoutCommon(attributes, commonAttributeNames).map(({ name }) => `\`${name}\``)
  const slotTexts = withoutCommon(slots, new Set([''])).map(slot => ` The slot \`${slot.name}\`: ${slot.description}`)
  const eventTexts = withoutCommon(events, commonEventNames).map(({ name }) => `\`${name}\``)
  return `| \`<${tagName}>\` | ${description}${slotTexts.join('')} | ${attributeTexts.join(', ')} | ${eventTexts.join(', ')} |`
}

/** Returns a row for each attribute with its values, and its default in brackets. */
function attributeTable(): string {
  const rows = declared().flatMap(({ tagName, attributes }) =>
    withoutCommon(attributes, commonAttributeNames).map(({ name, type, default: fallback, description }) => {
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

/** Returns a row for each part with its elements; `root` is the inside of every element. */
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

/** Returns the README as it is, and with tables from the current sources. */
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
