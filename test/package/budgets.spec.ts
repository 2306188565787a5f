import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { budgets, elementLimit } from './budgets'
import { dist, gzipKilobytes, staticGraph } from './dist'

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipKilobytes(file), 0)

for (const { entry, limit, counts } of budgets)
  test(`${entry} weighs at most ${limit} KB${counts === 'first' ? ' with what it imports' : ''}`, () => {
    const files = counts === 'own' ? [entry] : [...staticGraph(entry)]
    const weight = total(files)
    const parts = files.map(file => `${file} ${gzipKilobytes(file).toFixed(1)}`).join(', ')
    console.log(`${entry}: ${weight.toFixed(1)} of ${limit} KB (${parts})`)
    expect(weight, parts).toBeLessThanOrEqual(limit)
  })

test('every entry has a limit', () => {
  const entries = [...readdirSync(dist), ...readdirSync(`${dist}elements`).map(file => `elements/${file}`)]
  const limited = new Set(budgets.map(({ entry }) => entry))
  expect(entries.filter(file => file.endsWith('.js') && !limited.has(file))).toEqual([])
})

test('each element weighs little over what others load too', () => {
  const elements = readdirSync(`${dist}elements`).filter(file => file.endsWith('.js'))
  const graphs = elements.map(file => ({ file, files: staticGraph(`elements/${file}`) }))
  const isShared = (file: string) => graphs.filter(({ files }) => files.has(file)).length > 1
  const rows = graphs.map(({ file, files }) => ({ file, own: total([...files].filter(each => !isShared(each))) }))
  for (const { file, own } of rows)
    console.log(`${file}: ${own.toFixed(1)} of ${elementLimit} KB over what others load too`)
  expect(rows.filter(({ own }) => own > elementLimit)).toEqual([])
})
