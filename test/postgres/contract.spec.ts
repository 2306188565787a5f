import { test } from '@playwright/test'
import { testContract } from '../contract/on-server'
import { findPostgres, noPostgres, startPostgres } from '../fixtures/server/postgres'

const programs = findPostgres()

test.describe('the server on PostgreSQL', () => {
  test.skip(programs === null, noPostgres)
  testContract('PostgreSQL', async () => {
    const { url, stop } = await startPostgres(programs ?? '')
    return { env: { DATABASE_URL: url }, stop }
  })
})
