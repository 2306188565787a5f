import { test } from '@playwright/test'
import { testBodies } from '../fixtures/bodies/bodies'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'

const programs = findPostgres()

test.describe('bodies on PostgreSQL', () => {
  test.skip(programs === null, noPostgres)
  testBodies('PostgreSQL', async () => {
    const { url, stop } = await startPostgres(programs ?? '')
    return { env: { DATABASE_URL: url }, store: url, stop }
  })
})
