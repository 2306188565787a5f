import { isElement } from '../../kit/nodes'

/** Keys that type nothing and pass to the page from within a field too (decision 47); those with Ctrl, Alt or Meta pass as well. */
const passing =
  /^(Escape|Tab|F\d+|Control|Alt|AltGraph|Meta|Shift|Fn|\w+Lock|ContextMenu|PrintScreen|(Audio|Browser|Launch|Media)\w+)$/

/** Controls that keys type into, or choose with. */
const fields =
  'input:not([type=button],[type=checkbox],[type=file],[type=radio],[type=range],[type=submit]),textarea,select,[contenteditable]'

/** Returns whether a key gives text: one character, several as on Arabic keyboards, or an accent that waits for its letter. */
function isText(key: string): boolean {
  // The names of keys are words of English.
  return key === 'Dead' || !/^\w\w+$/.test(key)
}

/** Returns whether a key types. Windows reports AltGr, which types characters, as Ctrl and Alt; on a Mac, Option types too. */
function types(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey } = event
  // During a composition the input method takes every key, Escape and Tab too.
  if (event.isComposing || key === 'Process') return true
  const isOption = altKey && !ctrlKey && !metaKey && navigator.platform.startsWith('Mac')
  if (passing.test(key)) return false
  return (isOption && isText(key)) || event.getModifierState('AltGraph') || !(ctrlKey || altKey || metaKey)
}

/**
 * Keeps keys that type into a field of a shadow root from the handlers of the page. The page sees the element as their
 * target, not the field, so its shortcuts of one key would be set off in the middle of a word. Handlers inside the root
 * come first and see every key.
 */
export function keepTyping(root: ShadowRoot): void {
  const keep = (event: Event) => {
    // A field of the page that stands in a slot of the element is the page's own.
    const { target } = event
    const isOurs = isElement(target) && target.getRootNode() === root
    if (!isOurs || !target.matches(fields)) return
    // A browser that fills in a form sends events of these names that name no key.
    if (!('key' in event) || types(event as KeyboardEvent)) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup']) root.addEventListener(name, keep)
}
