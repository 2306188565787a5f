import { configure } from '/reeldock/reeldock.js'
import { createTestBackend } from '/reeldock/testing.js'
import '/reeldock/loader.js'
import { drawn, find, gone, press, quiet, settle, type } from './steps.js'

/**
 * Shows one element in one state inside `main`, and sets `data-settled` on the page once nothing changes any more.
 * @param address the search parameters of the page: `locale`, `latency`, `now`
 * @param dress is called with the element before it is added to the page
 */
export async function show(name, wanted, address, { main, dress = () => {} }) {
  const { scenario = 'small', latency, attributes = {}, options = {}, faults = [], later = [] } = wanted
  const { world, until = 'ready', steps } = wanted
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
  // A skeleton holds the place of a part that loads later.
  if (until === 'ready') await gone('.skeleton')
  // Some parts load when the browser is idle, and then send requests, so a response may be in flight.
  await quiet(element, 120 + (until === 'ready' ? (slowness ?? 0) : 0))
  await drawn()
  // Focusing an element may have scrolled the page by a few pixels.
  scrollTo(0, 0)
  await drawn()
  document.documentElement.dataset.settled = ''
}
