import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

test("under jsdom, the back end of a host's test answers, fails on purpose, and moves its clock when told", () => {
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
