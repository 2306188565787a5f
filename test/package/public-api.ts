import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a host can call, listen to, write, set and import; whoever changes one says so in a changeset. */
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

/** What a host writes in HTML and CSS: attributes with their defaults, slots and parts of each tag, and the tokens. */
function markup(): string {
  const { modules } = JSON.parse(readFileSync(`${root}dist/custom-elements.json`, 'utf8')) as {
    modules: { declarations: Declared[] }[]
  }
  const all = modules.flatMap(({ declarations }) => declarations)
  const written = (each: readonly Named[]) => each.map(({ name, default: value = '' }) => `${name} ${value}`.trim())
  const tags = all.map(({ tagName, attributes, slots, cssParts }): [string, object] => [
    tagName,
    { attributes: written(attributes), slots: written(slots), parts: written(cssParts) },
  ])
  return text({ ...Object.fromEntries(tags), tokens: written(all[0]?.cssProperties ?? []) })
}

function text(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const kept = (file: string) => `${root}test/package/api/${file}.txt`
const keptText = (file: string) => (existsSync(kept(file)) ? readFileSync(kept(file), 'utf8') : '')
const record = `${root}test/package/api/announced.json`

/** The texts of the last change that was taken over, and every changeset that was there then. */
interface Announced {
  api: string
  changesets: string[]
}

/** Of each announced file, as it was announced and as it is built. */
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

/** What `readAnnounced().api` has to be: the kept texts change with a changeset only. */
export function keptDigest(): string {
  return digest(Object.keys(announced).map(keptText))
}

function changesets(): string[] {
  const folder = `${root}.changeset`
  const files = readdirSync(folder).filter(file => file.endsWith('.md') && file !== 'README.md')
  return files.map(file => digest([readFileSync(`${folder}/${file}`, 'utf8')])).sort()
}

/** Keeps the built texts; answers why not when no changeset tells of what changed. */
function takeOver(): string | null {
  if (publicApi().every(({ was, is }) => was === is) && keptDigest() === readAnnounced().api) return null
  const known = new Set(readAnnounced().changesets)
  const now = changesets()
  if (now.every(each => known.has(each))) return 'What hosts are offered changed: tell them with `npx changeset` first'
  for (const { name, is } of publicApi()) writeFileSync(kept(name), is)
  writeFileSync(record, `${JSON.stringify({ api: keptDigest(), changesets: now } satisfies Announced, null, 2)}\n`)
  return null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const refused = takeOver()
  if (refused) console.error(refused)
  process.exitCode = refused ? 1 : 0
}
