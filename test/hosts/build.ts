import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')

/** Every sample host: a folder with its own manifest. */
export const names = readdirSync(here).filter(name => existsSync(join(here, name, 'package.json')))

function run(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // Frameworks must not report builds to their makers.
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
      NODE_ENV: '',
    },
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${(stderr || stdout).slice(-600)}`)
  return stdout
}

/** Packs the built package and returns the path of the tarball. */
export function pack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reeldock-hosts-'))
  run(root, 'npm', 'run', '--silent', 'build')
  const packed = run(root, 'npm', 'pack', '--silent', '--pack-destination', folder)
  return join(folder, packed.trim().split('\n').at(-1) ?? '')
}

/** A host in its own folder, and its builds. */
export interface Installed {
  /** The scripts of its manifest, or one empty text for a host that needs no build. */
  builds: readonly string[]
  /** Paths of further pages that show the work orders. */
  more: readonly string[]
  /** Builds the host and returns the folder to serve. */
  build(script: string): string
}

interface Manifest {
  scripts?: { build?: string }
  served?: string
  builds?: string[]
  more?: string[]
}

/** Installs a host in an empty folder, with the packages of its lock file and the tarball. */
export function install(name: string, tarball: string): Installed {
  const folder = mkdtempSync(join(tmpdir(), `reeldock-host-${name}-`))
  cpSync(join(here, name), folder, { recursive: true })
  for (const shared of ['host.js', 'page-plain.js']) cpSync(join(here, shared), join(folder, shared))
  run(folder, 'npm', 'ci', '--no-audit', '--no-fund')
  run(folder, 'npm', 'install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', tarball)
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { scripts, served = 'dist', builds = [scripts?.build ? 'build' : ''], more = [] } = manifest
  return {
    builds,
    more,
    build(script) {
      if (script === '') return folder
      run(folder, 'npm', 'run', script)
      return join(folder, served)
    },
  }
}
