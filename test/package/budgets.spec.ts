import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { budgets, maxLimits, maxSlack } from './budgets'
import { dist, gzipKilobytes, staticGraph } from './dist'

for (const { entry, limit, counts } of budgets)
  test(`${entry} weighs at most ${limit} KB${counts === 'first' ? ' with what it imports' : ''}`, () => {
    const files = counts === 'own' ? [entry] : [...staticGraph(entry)]
    const weight = files.reduce((sum, file) => sum + gzipKilobytes(file), 0)
    const parts = files.map(file => `${file} ${gzipKilobytes(file).toFixed(1)}`).join(', ')
    console.log(`${entry}: ${weight.toFixed(1)} of ${limit} KB (${parts})`)
    expect(weight, parts).toBeLessThanOrEqual(limit)
    // An entry of a few kilobytes gets 0.2 KB of slack, since a share of it would be less than a line.
    expect(limit, 'a limit far above the measured weight').toBeLessThanOrEqual(
      Math.max(weight * (1 + maxSlack), weight + 0.2),
    )
  })

test('every entry but the elements has a limit, and the loader stays small enough for any host page', () => {
  const limits = new Map(budgets.map(({ entry, limit }) => [entry, limit]))
  expect(readdirSync(dist).filter(file => file.endsWith('.js') && !limits.has(file))).toEqual([])
  expect(limits.get('loader.js')).toBeLessThanOrEqual(maxLimits.loader)
})

test('the shared code of elements stands in few files', () => {
  expect(readdirSync(`${dist}chunks`).filter(file => file.endsWith('.js')).length).toBeLessThanOrEqual(114)
})
