import { test } from '@playwright/test'
import { testContract } from '../contract/on-server'

test.describe('the server on its own engine', () => {
  testContract('its own engine', async () => ({ env: {}, stop: async () => undefined }))
})
