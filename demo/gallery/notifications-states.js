import { find, press, settle, type } from './steps.js'

/** An element beside the one that is shown: its notices are shown there, and nothing of itself. */
function addHidden(name) {
  const element = document.createElement(`reeldock-${name}`)
  element.setAttribute('inline', '')
  element.hidden = true
  document.body.append(element)
}

/** The pointer is over the toasts: none of them goes by itself. */
async function pointAtToasts() {
  ;(await find('.toast')).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
}

/** Three toasts, of a save that failed, a save, and edits that were discarded. */
async function notify({ element, backend }) {
  element.parentElement.style.minHeight = '480px'
  addHidden('drive-inventory')
  addHidden('company-settings')
  const lift = backend.fail('PUT', 503)
  await type('.drives input', '77')
  await press('.drives-foot .primary')
  await find('.toast[data-tone="danger"]')
  lift()
  await pointAtToasts()
  await type('input[type=email]', 'dock@cinderlane.film')
  await press('.form-foot .primary')
  await find('.toast[data-tone="ok"]')
  await type('input[type=email]', 'night@cinderlane.film')
  await press('.form-foot .quiet')
  await find('.toast:nth-child(3)')
  await settle()
}

export const notificationStates = [{ state: 'ready', steps: notify }]
