import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** What a new user typed, and what came of it. */
export interface Step {
  readonly typed: string
  readonly said: string
  readonly seconds: number
}

/** The blocks of a text in Markdown that name a file, by that name. */
export function namedBlocks(markdown: string): Map<string, string> {
  const blocks = markdown.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)
  return new Map([...blocks].map(([, name = '', text = '']) => [name, text]))
}

/**
 * Does in an empty folder what the README of the packed package says of a first element, with nothing else at hand.
 * Answers the folder, to be served, and each step.
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
    steps.push({ typed: `cat > ${name}`, said: text.trimEnd(), seconds: 0 })
  }
  return { folder, steps }
}

function run(folder: string, typed: string): Step {
  const started = Date.now()
  // The package needs no other: there is no registry to ask.
  const env = { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', typed], { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${typed} ended with ${status}: ${stderr}`)
  return { typed, said: stdout.trim(), seconds: (Date.now() - started) / 1000 }
}
