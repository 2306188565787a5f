import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The interface for hosts: everything they call, listen to, write, set and import. A change needs a changeset. */
const announced: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    ['reeldock', 'elements', 'react', 'jsx', 'vue', 'angular', 'testing'].map(name => [
      `${name}.d.ts`,
      () => readFileSync(`${root}dist/${name}.d.ts`, 'utf8'),
    ]),
  ),
  'markup.json': markup,
  'exports.json': () => text((JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { exports: object }).exports),
}

interface Named {
  readonly name: string
  readonly default?: string
}

interface Declared extends Record<'attributes' | 'slots' | 'cssParts' | 'cssProperties', readonly Named[]> {
  readonly tagName: string
}

/**
 * Returns the interface in HTML and CSS: attributes with their defaults, slots and parts of each tag, and the tokens.
 */
function markup(): string {
  const { modules } = JSON.parse(readFileSync(`${root}dist/custom-elements.json`, 'utf8')) as {
    modules: { declarations: Declared[] }[]
  }
  const all = modules.flatMap(({ declarations }) => declarations)
  const textsOf = (each: readonly Named[]) => each.map(({ name, default: value = '' }) => `${name} ${value}`.trim())
  const tags = all.map(({ tagName, attributes, slots, cssParts }): [string, object] => [
    tagName,
    { attributes: textsOf(attributes), slots: textsOf(slots), parts: textsOf(cssParts) },
  ])
  return text({ ...Object.fromEntries(tags), tokens: textsOf(all[0]?.cssProperties ?? []) })
}

function text(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const pathOf = (file: string) => `${root}test/package/api/${file}.txt`
const keptText = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '')
const record = `${root}test/package/api/announced.json`

/** The digest of the last accepted texts, and every changeset of that time. */
interface Announced {
  api: string
  changesets: string[]
}

/** Returns each announced file as it was announced and as it is built. */
export function publicApi(): { name: string; was: string; is: string }[] {
  return Object.entries(announced).map(([name, built]) => ({ name, was: keptText(name), is: built() }))
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text.replaceAll('\r\n', '\n'))
  return hash.digest('hex')
}

export function readAnnounced(): Announced {
  return JSON.parse(readFileSync(record, 'utf8')) as Announced
}

/** Returns the expected value of `readAnnounced().api`: the kept texts change with a changeset only. */
export function keptDigest(): string {
  return digest(Object.keys(announced).map(keptText))
}

function changesets(): string[] {
  const folder = `${root}.changeset`
  const files = readdirSync(folder).filter(file => file.endsWith('.md') && file !== 'README.md')
  return files.map(file => digest([readFileSync(`${folder}/${file}`, 'utf8')])).sort()
}

/** Stores the built texts as announced. Returns a reason when a change lacks a changeset; null otherwise. */
function takeOver(): string | null {
  if (publicApi().every(({ was, is }) => was === is) && keptDigest() === readAnnounced().api) return null
  const known = new Set(readAnnounced().changesets)
  const now = changesets()
  if (now.every(each => known.has(each)))
    return 'The interface for hosts has changed: describe the change with `npx changeset` first'
  for (const { name, is } of publicApi()) writeFileSync(pathOf(name), is)
  writeFileSync(record, `${JSON.stringify({ api: keptDigest(), changesets: now } satisfies Announced, null, 2)}\n`)
  return null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const refused = takeOver()
  if (refused) console.error(refused)
  process.exitCode = refused ? 1 : 0
}
