import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface Described {
  readonly name: string
  readonly doc: string
  readonly attributes: Record<string, { type: string; fallback: unknown; doc: string }>
  readonly events: Record<string, { doc: string }>
}

/** The README's table of elements, from the descriptions that the built entries export. */
async function elementTable(): Promise<string> {
  const files = readdirSync(`${root}dist/elements`).filter(file => file.endsWith('.js'))
  const rows: string[] = []
  for (const file of files.sort()) {
    const entry = (await import(pathToFileURL(`${root}dist/elements/${file}`).href)) as { default?: Described }
    if (entry.default) rows.push(elementRow(entry.default))
  }
  const session = '| `<reeldock-session>` | Holds a separate portal for the elements inside it. | | |'
  return ['| element | what it is | attributes | events |', '|---|---|---|---|', ...rows, session].join('\n')
}

function elementRow({ name, doc, attributes, events }: Described): string {
  const attributeWords = Object.entries(attributes).map(([property, { type, fallback }]) => {
    const attribute = property.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const plain = type === 'boolean' || fallback === ''
    return `\`${attribute}\` ${type.replaceAll("'", '').replaceAll(' | ', ', ')}${plain ? '' : ` (${fallback})`}`
  })
  const eventWords = Object.keys(events).map(event => `\`${event}\``)
  return `| \`<reeldock-${name}>\` | ${doc} | ${attributeWords.join('; ')} | ${eventWords.join(', ')} |`
}

/** The README's table of tokens, from the sheet's own comments: a comment, then the token that it speaks of. */
function tokenTable(): string {
  const sheet = readFileSync(`${root}styles/tokens.css`, 'utf8')
  const pairs = [...sheet.matchAll(/\/\* ([^*]+?) \*\/\s*--_[\w-]+: var\(\s*(--reeldock-[\w-]+),\s*([\s\S]*?)\);/g)]
  const rows = pairs.map(
    ([, use = '', token = '', value = '']) =>
      `| \`${token}\` | \`${value.replace(/\s+/g, ' ').trim()}\` | ${use.trim()} |`,
  )
  return ['| token | default | use |', '|---|---|---|', ...rows].join('\n')
}

/** The README with its tables as the sources have them now. */
export async function readmeNow(): Promise<{ is: string; shouldBe: string }> {
  const is = readFileSync(`${root}README.md`, 'utf8')
  const tables = { elements: await elementTable(), tokens: tokenTable() }
  let shouldBe = is
  for (const [name, table] of Object.entries(tables))
    shouldBe = shouldBe.replace(
      new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
      (_, open: string, close: string) => `${open}${table}\n${close}`,
    )
  return { is, shouldBe }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { shouldBe } = await readmeNow()
  writeFileSync(`${root}README.md`, shouldBe)
}
