// A test as a host would write it for jsdom: the globals of the page come from jsdom, and nothing from a browser.
import { strict as assert } from 'node:assert'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html><title>Orders</title>', { url: 'https://host.test/orders' })
for (const name of ['window', 'document', 'location', 'HTMLElement', 'Element', 'Node', 'CustomEvent', 'Event'])
  Object.defineProperty(globalThis, name, { value: name === 'window' ? window : window[name], configurable: true })

const { createTestBackend, scenarios } = await import('../../dist/testing.js')
assert.ok('approved-manual' in scenarios)

const backend = createTestBackend({ scenario: 'approved-manual', now: '2026-03-11T17:30:00Z' })
const { bases, token, fetch } = backend.options
const ask = path => fetch(`${bases.main}${path}`, { headers: { authorization: `Bearer ${token}` } })

const answer = await ask('/v1/work-orders?items=current')
const said = [answer.status]
const mend = backend.fail('GET /v1/work-orders', 503)
said.push((await ask('/v1/work-orders?items=current')).status)
mend()
said.push((await ask('/v1/work-orders?items=current')).status)
const before = backend.clock.now()
await backend.advance(60_000)
said.push(backend.clock.now() - before)
console.log(JSON.stringify({ said, calls: backend.calls.map(({ path }) => path), title: document.title }))
backend.close()
