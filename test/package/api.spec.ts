import { expect, test } from '@playwright/test'
import { keptDigest, publicApi, readAnnounced } from './public-api'

for (const { name, was, is } of publicApi())
  test(`what ${name} offers is what was announced (npm run api takes it over; a changeset tells hosts)`, () => {
    expect(is).toBe(was)
  })

test('what is kept as announced was taken over by npm run api, which wants a new changeset', () => {
  expect(readAnnounced().api).toBe(keptDigest())
})
