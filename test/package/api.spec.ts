import { expect, test } from '@playwright/test'
import { keptDigest, publicApi, readAnnounced } from './public-api'

for (const { name, was, is } of publicApi())
  test(`${name} has the announced interface (npm run api stores a change, with a changeset for hosts)`, () => {
    expect(is).toBe(was)
  })

test('the announced interface was stored by npm run api, which needs a new changeset', () => {
  expect(readAnnounced().api).toBe(keptDigest())
})
