import { expect, test } from '@playwright/test'
import { publicApi } from '../run/api'

for (const { name, was, is } of publicApi())
  test(`what ${name} offers is what was announced (npm run api takes it over; a changeset tells hosts)`, () => {
    expect(is).toBe(was)
  })
