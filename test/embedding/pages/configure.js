import { configure } from '/reeldock/reeldock.js'
import { createTestBackend } from '/reeldock/testing.js'

configure(createTestBackend({ scenario: 'small' }).options)
