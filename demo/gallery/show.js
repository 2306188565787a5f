import { configure } from '/reeldock/reeldock.js'
import { createTestBackend } from '/reeldock/testing.js'
import '/reeldock/loader.js'
import { drawn, find, gone, press, quiet, settle, type } from './steps.js'

/**
 * Puts one element into one state inside `main`; the page says `data-settled` when nothing more will change by itself.
 * `address` holds what else the page was asked for: `locale`, `latency`, `now`. What `dress` does to the element, it
 * does before the element is in the page.
 */
export async function show(name, asked, address, { main, dress = () => {} }) {
  const { scenario = 'small', latency, attributes = {}, options = {}, faults = [], later = [] } = asked
  const { world, until = 'ready', steps } = asked
  const now = address.get('now') ?? undefined
  const slowness = address.has('latency') ? Number(address.get('latency')) : latency
  const backend = createTestBackend({ scenario, latency: slowness, now })
  for (const [pattern, fault] of faults) backend.fail(pattern, fault)
  window.backend = backend
  const { fetch } = backend.options
  configure({
    ...backend.options,
    ...(world && { fetch: world(fetch) }),
    ...options,
    locale: address.get('locale') ?? 'en',
  })

  const element = document.createElement(`reeldock-${name}`)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  dress(element)
  const reached =
    until && new Promise(resolve => element.addEventListener(`reeldock-${until}`, resolve, { once: true }))
  main.append(element)
  await customElements.whenDefined(element.localName)
  await reached
  for (const [pattern, fault] of later) backend.fail(pattern, fault)
  if (later.length > 0) await element.refresh()
  await steps?.({ element, backend, find, press, type })
  await settle()
  // A part that comes later holds its place by a skeleton.
  if (until === 'ready') await gone('.skeleton')
  // Some come when the browser has time, and then ask: an answer may be on its way.
  await quiet(element, 120 + (until === 'ready' ? (slowness ?? 0) : 0))
  await drawn()
  // A focus may have scrolled the page by a few pixels, as much as was there by then.
  scrollTo(0, 0)
  await drawn()
  document.documentElement.dataset.settled = ''
}
