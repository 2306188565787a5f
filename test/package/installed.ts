import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isWindows = process.platform === 'win32'

/** Packs the built package; returns the path of the tarball. */
export function pack(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reeldock-packed-'))
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]
  const output = execFileSync('npm', args, { cwd: root, encoding: 'utf8', shell: isWindows })
  return join(folder, output.trim().split('\n').at(-1) ?? '')
}

/**
 * Installs the packed package into an empty folder without a registry; returns the folder.
 * @param beside packages of the repository that the host has too
 */
export function install(...beside: readonly string[]): string {
  const host = mkdtempSync(join(tmpdir(), 'reeldock-installed-'))
  writeFileSync(join(host, 'package.json'), '{ "private": true, "type": "module" }\n')
  const args = ['install', '--offline', '--silent', '--no-audit', '--no-fund', pack()]
  execFileSync('npm', args, { cwd: host, shell: isWindows })
  for (const name of beside) {
    mkdirSync(dirname(join(host, 'node_modules', name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(host, 'node_modules', name), 'junction')
  }
  return host
}
