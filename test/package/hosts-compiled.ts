import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from './dist'

const root = join(dist, '..')
const options =
  '--noEmit --pretty false --strict --target es2022 --module nodenext --jsx react-jsx --lib es2022,dom,dom.iterable --types react'
const frameworks = [
  '@types/node',
  '@types/react',
  'undici-types',
  'csstype',
  'vue',
  '@vue',
  '@babel',
  '@angular/core',
  'rxjs',
]

/** Creates an empty host with the package and the frameworks as its only dependencies. */
export function emptyHost(): string {
  const host = mkdtempSync(join(tmpdir(), 'reeldock-types-'))
  for (const folder of ['@types', '@angular']) mkdirSync(join(host, 'node_modules', folder), { recursive: true })
  // Copy instead of linking: the libraries of the repository are beside the linked folder, but not beside an installed
  // package.
  cpSync(dist, join(host, 'node_modules/reeldock/dist'), { recursive: true })
  copyFileSync(join(root, 'package.json'), join(host, 'node_modules/reeldock/package.json'))
  for (const name of frameworks)
    symlinkSync(join(root, 'node_modules', name), join(host, 'node_modules', name), 'junction')
  return host
}

/** Compiles files as one program and returns the complaints by file. Complaints about other files have the key ''. */
export function compile(host: string, files: ReadonlyMap<string, string>): Map<string, string> {
  for (const [file, text] of files) writeFileSync(join(host, file), text)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...options.split(' '), '--preserveSymlinks', ...files.keys()],
    { cwd: host, encoding: 'utf8' },
  )
  const complaints = new Map([...files.keys(), ''].map(file => [file, '']))
  let current = ''
  for (const line of `${stdout}${stderr}`.split('\n')) {
    // Indented lines belong to the complaint above them.
    const place = /^(\S+?)\(\d+,\d+\): /.exec(line)?.[1]
    if (!line.startsWith(' ')) current = place !== undefined && files.has(place) ? place : ''
    if (line !== '') complaints.set(current, `${complaints.get(current)}${line}\n`)
  }
  if (status !== 0 && [...complaints.values()].every(output => output === ''))
    complaints.set('', `ended with ${status}`)
  return complaints
}
