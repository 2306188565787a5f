// Sets up the page of a host test under jsdom as test runners do: the names of the window are global.
import { JSDOM } from 'jsdom'

const { window: page } = new JSDOM('<!doctype html><title>Orders</title>', {
  url: 'https://host.test/orders',
  pretendToBeVisual: true,
})
const own = Object.getOwnPropertyNames(page).filter(name => !(name in globalThis))
for (const name of [...own, 'Event', 'CustomEvent', 'EventTarget', 'navigator'])
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true, writable: true })
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  globalThis[name] = page[name].bind(page)
globalThis.window = globalThis

// jsdom lacks this class, as the guide says.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Puts a tag into the page over a test back end. Resolves with the text of its rows of data once they are drawn. */
export async function rowsOf(tag) {
  const { configure } = await import('reeldock')
  const { createTestBackend } = await import('reeldock/testing')
  configure(createTestBackend({ scenario: 'approved-manual' }).options)
  const element = document.createElement(tag)
  document.body.append(element)
  for (;;) {
    const rows = element.shadowRoot?.querySelector('tbody')
    if (rows?.textContent) return rows.textContent
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
