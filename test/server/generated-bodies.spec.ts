import { testBodies } from '../fixtures/bodies/bodies'

testBodies('its own engine', async () => ({ env: {}, stop: async () => undefined }))
