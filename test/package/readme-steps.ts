import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** A command of a new user, its output and its duration. */
export interface Step {
  readonly typed: string
  readonly output: string
  readonly seconds: number
}

/** Returns the named code blocks of a Markdown text, by file name. */
export function namedBlocks(markdown: string): Map<string, string> {
  const blocks = markdown.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)
  return new Map([...blocks].map(([, name = '', text = '']) => [name, text]))
}

/**
 * Follows the packed README's first element in an empty folder, without anything else. Returns the folder, to be
 * served, and each step.
 */
export function followReadme(tarball: string): { folder: string; steps: Step[] } {
  const folder = mkdtempSync(join(tmpdir(), 'reeldock-first-'))
  copyFileSync(tarball, join(folder, basename(tarball)))
  const readme = execFileSync('tar', ['-xOf', tarball, 'package/README.md'], { encoding: 'utf8' })
  const commands = /^```sh\n(npm install [\s\S]*?)^```$/m.exec(readme)?.[1] ?? ''
  const steps = commands
    .trim()
    .split('\n')
    .map(line => run(folder, line.replace(/\s+# .*/, '')))
  for (const [name, text] of namedBlocks(readme)) {
    writeFileSync(join(folder, name), text)
    steps.push({ typed: `cat > ${name}`, output: text.trimEnd(), seconds: 0 })
  }
  return { folder, steps }
}

function run(folder: string, typed: string): Step {
  const started = Date.now()
  // The package has no dependencies, so the install needs no registry.
  const env = { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', typed], { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${typed} ended with ${status}: ${stderr}`)
  return { typed, output: stdout.trim(), seconds: (Date.now() - started) / 1000 }
}
