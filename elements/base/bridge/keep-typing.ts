import { isElement } from '../../kit/nodes'

/** Keys that pass to the page from within a field too (decision 47); those with Ctrl, Alt or Meta pass as well. */
const passing = /^(Escape|Tab|F\d+|Control|Alt|Meta|Shift|CapsLock)$/

/** Controls that keys type into, or choose with. */
const fields =
  'input:not([type=button],[type=checkbox],[type=file],[type=radio],[type=range],[type=submit]),textarea,select,[contenteditable]'

/** Whether a key types. Windows reports AltGr, which types characters, as Ctrl and Alt. */
function types(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return event.key.length === 1
  return !(event.ctrlKey || event.altKey || event.metaKey || passing.test(event.key))
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
    if (isOurs && target.matches(fields) && types(event as KeyboardEvent)) event.stopPropagation()
  }
  for (const name of ['keydown', 'keypress', 'keyup']) root.addEventListener(name, keep)
}
