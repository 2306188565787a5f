import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')

/** Every sample host: a folder with a manifest of its own. */
export const names = readdirSync(here).filter(name => existsSync(join(here, name, 'package.json')))

function run(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // A framework that would tell its makers of each build does not.
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', NODE_ENV: '' },
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${(stderr || stdout).slice(-600)}`)
  return stdout
}

/** Packs the built package; answers where the tarball is. */
export function pack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reeldock-hosts-'))
  run(root, 'npm', 'run', '--silent', 'build')
  const packed = run(root, 'npm', 'pack', '--silent', '--pack-destination', folder)
  return join(folder, packed.trim().split('\n').at(-1) ?? '')
}

/** Builds a host in an empty folder: what its lock file names, and the tarball. Answers the folder to be served. */
export function build(name: string, tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), `reeldock-host-${name}-`))
  cpSync(join(here, name), folder, { recursive: true })
  for (const shared of ['host.js', 'page-plain.js']) cpSync(join(here, shared), join(folder, shared))
  run(folder, 'npm', 'ci', '--no-audit', '--no-fund')
  run(folder, 'npm', 'install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', tarball)
  const { scripts, served = 'dist' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: { build?: string }
    served?: string
  }
  if (!scripts?.build) return folder
  run(folder, 'npm', 'run', 'build')
  return join(folder, served)
}
