import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a host can call, listen to and write; whoever changes it says so in a changeset. */
export const announced = ['reeldock', 'elements', 'react', 'angular', 'testing'] as const

const built = (name: string) => `${root}dist/${name}.d.ts`
const kept = (name: string) => `${root}test/package/api/${name}.d.ts.txt`
const record = `${root}test/package/api/announced.json`

/** The texts of the last change that was taken over, and every changeset that was there then. */
interface Announced {
  api: string
  changesets: string[]
}

/** Of each announced file, as it was announced and as it is built. */
export function publicApi(): { name: string; was: string; is: string }[] {
  return announced.map(name => ({ name, was: readFileSync(kept(name), 'utf8'), is: readFileSync(built(name), 'utf8') }))
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
  return digest(announced.map(name => readFileSync(kept(name), 'utf8')))
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
  for (const name of announced) copyFileSync(built(name), kept(name))
  writeFileSync(record, `${JSON.stringify({ api: keptDigest(), changesets: now } satisfies Announced, null, 2)}\n`)
  return null
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const refused = takeOver()
  if (refused) console.error(refused)
  process.exitCode = refused ? 1 : 0
}
