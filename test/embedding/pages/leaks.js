import '/reeldock/all.js'
import { configure, createPortal } from '/reeldock/reeldock.js'
import { createTestBackend } from '/reeldock/testing.js'

const { options, calls } = createTestBackend({ scenario: 'small', now: '2026-03-11T17:30:00Z' })
const main = document.querySelector('main')
const sockets = new Set()
let opened = 0
let called = 0

const watched = {
  ...options,
  fetch: (...given) => {
    called += 1
    return options.fetch(...given)
  },
  socket: url => {
    const socket = options.socket(url)
    opened += 1
    const close = socket.close.bind(socket)
    sockets.add(socket)
    socket.close = (...reason) => {
      sockets.delete(socket)
      close(...reason)
    }
    return socket
  },
}
configure(watched)

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * Mounts `count` elements, `atOnce` at a time, for long enough to show their data, and removes them. Returns the largest
 * number of nodes that an element had.
 */
window.mountMany = async (tag, attributes, count, atOnce) => {
  let fullest = 0
  for (let done = 0; done < count; done += atOnce) {
    const elements = Array.from({ length: atOnce }, () => document.createElement(tag))
    for (const element of elements)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    main.append(...elements)
    await pause(120)
    for (const { shadowRoot } of elements) fullest = Math.max(fullest, shadowRoot?.querySelectorAll('*').length ?? 0)
    main.replaceChildren()
    await pause(10)
  }
  await pause(300)
  // The in-memory back end keeps a record of each call, which is not a leak of an element.
  calls.length = 0
  return fullest
}

/** Returns a session with its own portal, and a function that ends this portal. */
window.openSession = () => {
  const portal = createPortal(watched)
  const session = Object.assign(document.createElement('reeldock-session'), { portal })
  return { session, end: () => portal.end() }
}

window.openSockets = () => sockets.size
window.traffic = () => ({ called, opened })
document.documentElement.dataset.settled = ''
