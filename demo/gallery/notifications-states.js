import { find, press, settle, type } from './steps.js'

/** Adds a hidden element, so that only its notices are visible. */
function addHidden(name) {
  const element = document.createElement(`reeldock-${name}`)
  element.setAttribute('inline', '')
  element.hidden = true
  document.body.append(element)
}

/** Moves the pointer over the toasts, so that none of them disappears. */
async function pointAtToasts() {
  ;(await find('.toast')).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
}

/** Shows three toasts: for a failed save, a save, and discarded edits. */
async function notify({ element, backend }) {
  element.parentElement.style.minHeight = '480px'
  addHidden('drive-inventory')
  addHidden('company-settings')
  const liftFailure = backend.fail('PUT', 503)
  await type('.drives input', '77')
  await press('.drives-foot .primary')
  await find('.toast[data-tone="danger"]')
  liftFailure()
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
