import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { runInNode } from '../run/node-tests'

/** Runs a test file of core with this text. */
async function run(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'core-runner-'))
  try {
    const file = join(folder, 'ends.test.ts')
    writeFileSync(file, text)
    const { passed, failed } = await runInNode([file])
    return { passed, failed: failed.map(({ name }) => name.split(' › ').at(-1)) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const broken = "it('three', () => { throw new Error('broken') })"

for (const [how, end] of [
  ['ends the process', 'process.exit(0)'],
  ['kills the process', "process.kill(process.pid, 'SIGKILL')"],
] as const)
  test(`a run of core with a test that ${how} fails`, async () => {
    const { passed, failed } = await run(`it('one', () => {})\nit('two', () => ${end})\n${broken}\n`)
    expect({ passed, failed }).toEqual({ passed: 1, failed: ['the tests of core ended before the last one'] })
  })

test('a run of core that reaches its end reports the failures of its tests', async () => {
  expect(await run(`it('one', () => {})\n${broken}\n`)).toEqual({ passed: 1, failed: ['three'] })
})
