import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const sources = fileURLToPath(new URL('peers', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const pages = ['vaadin-grid', 'vaadin', 'ui5', 'justifi', 'mgt', 'react-admin', 'ours']

/**
 * Installs the lock file's packages into an empty folder and builds each page separately; returns the folder of the
 * built pages. PEERS names an installed folder to use instead.
 */
export function buildPeers(): string {
  const folder = process.env.PEERS ?? mkdtempSync(join(tmpdir(), 'reeldock-peers-'))
  cpSync(sources, folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules'))) run(folder, {}, 'npm', 'ci', '--ignore-scripts')
  const template = readFileSync(join(sources, 'page.html'), 'utf8')
  for (const page of pages) {
    const entry = [`${page}.js`, `${page}.jsx`].find(file => existsSync(join(sources, file))) ?? page
    writeFileSync(join(folder, `${page}.html`), template.replace('ENTRY', entry))
    run(folder, { PAGE: page, REELDOCK: join(root, 'dist') }, 'npx', 'vite', 'build')
  }
  return join(folder, 'dist')
}

/** Builds the package that the suite's own pages load, unless it is newer than its sources. */
export function buildPackage(): void {
  run(root, {}, process.execPath, '--import', 'tsx', 'elements/base/bundle/build.ts', '--when-stale')
}

function run(cwd: string, env: Record<string, string>, command: string, ...args: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${(stderr || stdout).slice(-800)}`)
}
