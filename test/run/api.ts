import { copyFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a host can call, listen to and write; whoever changes it says so in a changeset. */
export const announced = ['reeldock', 'elements', 'react', 'testing'] as const

const built = (name: string) => `${root}dist/${name}.d.ts`
const kept = (name: string) => `${root}test/package/api/${name}.d.ts.txt`

/** Of each announced file, as it was announced and as it is built. */
export function publicApi(): { name: string; was: string; is: string }[] {
  return announced.map(name => ({ name, was: readFileSync(kept(name), 'utf8'), is: readFileSync(built(name), 'utf8') }))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of announced) copyFileSync(built(name), kept(name))
