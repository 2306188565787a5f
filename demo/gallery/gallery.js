import { configure } from '/reeldock/reeldock.js'
import { createTestBackend } from '/reeldock/testing.js'
import '/reeldock/loader.js'
import { elements } from './states.js'
import { find, gone, press, quiet, settle, type } from './steps.js'

const address = new URLSearchParams(location.search)
const shown = elements[address.get('element')]?.find(({ state }) => state === (address.get('state') ?? 'ready'))

if (address.has('theme')) document.documentElement.dataset.theme = address.get('theme')
if (shown) await show(address.get('element'), shown)
else list()

/** Puts one element into one state; the page says `data-settled` when nothing more will change by itself. */
async function show(
  name,
  { scenario = 'small', latency, attributes = {}, options = {}, faults = [], world, until = 'ready', steps },
) {
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
  const main = document.createElement('main')
  if (address.has('width')) main.style.width = `${address.get('width')}px`
  const reached =
    until && new Promise(resolve => element.addEventListener(`reeldock-${until}`, resolve, { once: true }))
  main.append(element)
  document.body.append(main)
  await customElements.whenDefined(element.localName)
  await reached
  await steps?.({ element, backend, find, press, type })
  await settle()
  // A part that comes later holds its place by a skeleton.
  if (until === 'ready') {
    await gone('.skeleton')
    // Some come when the browser has time, and then ask: an answer may be on its way.
    await quiet(element, 120 + (slowness ?? 0))
  }
  await settle()
  // A focus may have scrolled the page by a few pixels, as much as was there by then.
  scrollTo(0, 0)
  await settle()
  document.documentElement.dataset.settled = ''
}

function list() {
  for (const [name, states] of Object.entries(elements)) {
    const heading = document.createElement('h2')
    heading.textContent = name
    const links = document.createElement('ul')
    for (const { state } of states) {
      const link = document.createElement('a')
      link.href = `?${new URLSearchParams({ ...Object.fromEntries(address), element: name, state })}`
      link.textContent = state
      const item = document.createElement('li')
      item.append(link)
      links.append(item)
    }
    document.body.append(heading, links)
  }
  document.documentElement.dataset.settled = ''
}
