import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Paths on which all tests depend, the configuration included: a change in them selects every test. */
const everywhere =
  /^(core\/(base|http|portal|wire|testing|i18n)|elements\/(base|kit)|styles|test\/(run|fixtures))\/|^test\/playwright|^[\w.-]+\.(json|ts)$/

/**
 * Returns the selection of `npm test -- --since main`: parts of paths of the tests near changed files. Uncommitted and
 * new files count. A change of the common paths selects all tests.
 * @throws Error when git does not know the commit
 */
export function touchedSince(commit: string): string[] {
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
  if (files.some(file => everywhere.test(file))) return ['/']
  return [...new Set(files.flatMap(partOf))]
}

/**
 * Returns the parts of paths that a changed file selects: its area by the name that core, elements and test share, a
 * test file itself or its folder, or the tests that open a page.
 */
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
