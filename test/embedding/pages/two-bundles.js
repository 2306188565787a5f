import { createTestBackend } from '/reeldock/testing.js'

/** Names two bundles, which load in this order with all their elements, and the bundle that calls `configure`. */
const address = new URLSearchParams(location.search)
for (const from of address.get('order').split(',')) await import(`/${from}/all.js`)
const { configure } = await import(`/${address.get('configured')}/reeldock.js`)
configure(createTestBackend({ scenario: 'small' }).options)
document.querySelector('main').append(document.createElement('reeldock-work-orders'))
