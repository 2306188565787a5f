/** The steps of a person that bring an element into a state. These functions search open shadow roots too. */

function search(root, selector) {
  const found = root.querySelector(selector)
  if (found) return found
  for (const element of root.querySelectorAll('*')) {
    const inner = element.shadowRoot && search(element.shadowRoot, selector)
    if (inner) return inner
  }
  return null
}

/** Returns the first match in the page or in any open shadow root. Waits for it, and throws after 20 seconds. */
export async function find(selector) {
  const start = performance.now()
  while (performance.now() - start < 20_000) {
    const found = search(document, selector)
    if (found) return found
    await pause(20)
  }
  throw new Error(`The gallery waited in vain for ${selector}`)
}

/** Waits until nothing matches any more, at most five seconds. */
export async function gone(selector) {
  const start = performance.now()
  while (search(document, selector) && performance.now() - start < 5000) await pause(20)
}

export async function press(selector) {
  ;(await find(selector)).click()
  await settle()
}

/** Writes into a field and fires its input event, as typing does. */
export async function type(selector, text) {
  const field = await find(selector)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}

/** Chooses an option of a native select by its value. */
export async function choose(selector, value) {
  const field = await find(selector)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
}

/** Sends a request to the test back end, as an element does, and returns the response. */
export async function ask({ options: { bases, fetch, token } }, path, { method = 'GET', body } = {}) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${bases.main}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`The gallery asked in vain for ${method} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** Waits until pending updates are drawn. */
export async function settle() {
  await pause(60)
  await drawn()
}

/** Waits until changes are laid out and drawn. */
export function drawn() {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Waits until an element has not changed for `still` milliseconds, at most three seconds. */
export async function quiet(element, still) {
  let changed = performance.now()
  const start = changed
  const observer = new MutationObserver(() => {
    changed = performance.now()
  })
  observer.observe(element.shadowRoot ?? element, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  while (performance.now() - changed < still && performance.now() - start < 3000) await pause(20)
  observer.disconnect()
}

function pause(milliseconds) {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
