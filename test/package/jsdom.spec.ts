import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

test("a host's test under jsdom has the back end: it answers, fails on purpose, and its clock moves when told", () => {
  const file = fileURLToPath(new URL('./jsdom.js', import.meta.url))
  const { said, calls, title } = JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as {
    said: number[]
    calls: string[]
    title: string
  }
  expect(said).toEqual([200, 503, 200, 60_000])
  expect(calls).toEqual(Array(3).fill('/v1/work-orders'))
  expect(title).toBe('Orders')
})
