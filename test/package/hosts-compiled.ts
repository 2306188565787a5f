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

/** An empty host with the package and the frameworks as its only dependencies. */
export function emptyHost(): string {
  const host = mkdtempSync(join(tmpdir(), 'reeldock-types-'))
  for (const folder of ['@types', '@angular']) mkdirSync(join(host, 'node_modules', folder), { recursive: true })
  // As it is installed: beside no libraries of its own.
  cpSync(dist, join(host, 'node_modules/reeldock/dist'), { recursive: true })
  copyFileSync(join(root, 'package.json'), join(host, 'node_modules/reeldock/package.json'))
  for (const name of frameworks)
    symlinkSync(join(root, 'node_modules', name), join(host, 'node_modules', name), 'junction')
  return host
}

/** What the compiler says of files that are one program, by file; what it says of anything else stands under ''. */
export function compile(host: string, files: ReadonlyMap<string, string>): Map<string, string> {
  for (const [file, text] of files) writeFileSync(join(host, file), text)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...options.split(' '), '--preserveSymlinks', ...files.keys()],
    { cwd: host, encoding: 'utf8' },
  )
  const said = new Map([...files.keys(), ''].map(file => [file, '']))
  let at = ''
  for (const line of `${stdout}${stderr}`.split('\n')) {
    // What follows a complaint indented belongs to it.
    const place = /^(\S+?)\(\d+,\d+\): /.exec(line)?.[1]
    if (!line.startsWith(' ')) at = place !== undefined && files.has(place) ? place : ''
    if (line !== '') said.set(at, `${said.get(at)}${line}\n`)
  }
  if (status !== 0 && [...said.values()].every(words => words === '')) said.set('', `ended with ${status}`)
  return said
}
