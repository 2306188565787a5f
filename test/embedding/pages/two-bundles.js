import { createTestBackend } from '/reeldock/testing.js'

/** Two bundles of the suite in the order that the address asks for, each with all of its elements, configured by one. */
const address = new URLSearchParams(location.search)
for (const from of address.get('order').split(',')) await import(`/${from}/all.js`)
const { configure } = await import(`/${address.get('configured')}/reeldock.js`)
configure(createTestBackend({ scenario: 'small' }).options)
document.querySelector('main').append(document.createElement('reeldock-work-orders'))
