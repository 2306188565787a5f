import { isElement } from '../../kit/nodes'

/**
 * Keys that type nothing, so the page may see them from within a field (decision 47), like keys with Ctrl, Alt or Meta.
 */
const passing =
  /^(Escape|Tab|F\d+|Control|Alt|AltGraph|Meta|Shift|Fn|\w+Lock|ContextMenu|PrintScreen|(Audio|Browser|Launch|Media)\w+)$/

/** Controls that keys type into or choose with. */
const fields =
  'input:not([type=button],[type=checkbox],[type=file],[type=radio],[type=range],[type=submit]),textarea,select,[contenteditable]'

/**
 * Returns whether a key produces text: one character, several as on Arabic keyboards, or an accent that waits for its
 * letter.
 */
function isText(key: string): boolean {
  // Names of keys, such as "Escape", are English words.
  return key === 'Dead' || !/^\w\w+$/.test(key)
}

/**
 * Returns whether a key types. Windows reports AltGr, which types characters, as Ctrl and Alt; on a Mac, Option types
 * too.
 */
function types(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event
  // During a composition the input method takes every key, Escape and Tab too.
  if (event.isComposing || key === 'Process') return true
  const isOption = altKey && !ctrlKey && !metaKey && navigator.platform.startsWith('Mac')
  if (passing.test(key)) return false
  return (isOption && isText(key)) || event.getModifierState('AltGraph') || !(ctrlKey || altKey || metaKey)
}

/**
 * Hides keys that type into a field of a shadow root from the handlers of the page. The page sees the element, not the
 * field, as the target of these keys, so letters would trigger single-key shortcuts of the page. Handlers inside the
 * root run first and see every key.
 */
export function keepTyping(root: ShadowRoot): void {
  const keep = (event: Event) => {
    // A slotted field belongs to the page.
    const { target } = event
    const isOurs = isElement(target) && target.getRootNode() === root
    if (!isOurs || !target.matches(fields)) return
    // Browsers that fill in a form send events of these names without a key.
    if (!('key' in event) || types(event as KeyboardEvent)) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup']) root.addEventListener(name, keep)
}
