import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { benches } from '../bench/benches'
import { isHeld, linesOf, median, tableOf } from '../bench/report'
import type { Bench, Cost } from '../bench/types'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('a small run renders the same with every library, and prints its table', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'test/bench/bench.ts', '--small'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(stderr.replace(/^.*(Warning|--trace-warnings).*$/gm, '').trim()).toBe('')
  expect(status).toBe(0)
  const lines = stdout.split('\n').map(line => line.split(/ {2,}/))
  for (const { name, steps, contenders } of benches)
    for (const step of steps)
      for (const contender of Object.keys(contenders))
        expect(
          lines.filter(line => line[0] === name && line.includes(step.name) && line.includes(contender)).length,
          `${name}, ${step.name}, ${contender}`,
        ).toBeGreaterThan(0)
})

const bench: Bench = {
  name: 'any',
  alike: 'Nothing.',
  sizes: [10, 20],
  small: 1,
  contenders: { ours: 'one', peer: 'another' },
  steps: [{ name: 'draw', turns: 1 }],
  clocks: ['main'],
  limits: [{ step: 'draw', against: 'peer', atMost: 0.5, clock: 'main', sizes: [10] }],
}

const costs = (ours: readonly number[], peer: readonly number[]) => {
  const stepCosts = (values: readonly number[]) =>
    new Map([['draw', values.map((main): Cost => ({ main, all: Number.NaN, heap: Number.NaN }))]])
  return new Map([
    ['ours', stepCosts(ours)],
    ['peer', stepCosts(peer)],
  ])
}

test('medians are compared only with the limit of their size', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5])
  const judged = (size: number, ours: readonly number[], peer: readonly number[]) =>
    linesOf(bench, size, costs(ours, peer)).every(isHeld)
  expect(judged(10, [4, 5, 90], [10, 10, 10])).toBe(true)
  expect(judged(10, [6, 5.1, 1], [10, 10, 10])).toBe(false)
  expect(judged(20, [60, 60, 60], [10, 10, 10])).toBe(true)
  // A step without a measurement does not pass.
  expect(judged(10, [], [10])).toBe(false)
})

test('the table shows the last landed ratio beside the new one', () => {
  const lines = linesOf(bench, 10, costs([6], [10]))
  expect(tableOf(lines, {})).toContain('0.60           0.50  DOES NOT HOLD')
  expect(tableOf(lines, { 'any 10 draw main / peer': 0.4 })).toContain('0.60    0.40   0.50  DOES NOT HOLD')
})
