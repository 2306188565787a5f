import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What the whole house stands on, its configuration included: a change there asks for every test. */
const everywhere =
  /^(core\/(base|http|portal|wire|testing|i18n)|elements\/(base|kit)|styles|test\/(run|fixtures))\/|^test\/playwright|^[\w.-]+\.(json|ts)$/

/**
 * What `npm test -- --since main` runs: parts of paths of the tests that stand with what has changed since a commit,
 * uncommitted and new files included. A change of the ground asks for all of them.
 * @throws when git does not know the commit
 */
export function touchedSince(commit: string): string[] {
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
  if (files.some(file => everywhere.test(file))) return ['/']
  return [...new Set(files.flatMap(partOf))]
}

/** An area by its name, as it stands in core, elements and test; a test file by itself, else its folder; pages by what opens them. */
function partOf(file: string): string[] {
  const [top, folder = ''] = file.split('/')
  if (file.endsWith('.md')) return ['test/floors/docs']
  if (top === 'core' || top === 'elements') return [folder]
  if (file.startsWith('demo/server/')) return ['test/contract', 'test/stories']
  if (file.startsWith('demo/gallery/')) return ['test/sweep']
  if (top === 'demo') return ['test/stories', 'test/package']
  if (top === 'test') return [/\.(test|spec)\.tsx?$/.test(file) ? file : `test/${folder}/`]
  return []
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
  return stdout.split('\n').filter(line => line !== '')
}
