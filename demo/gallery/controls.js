let made = 0

/** Creates an element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** Returns a control with its label and hint. */
function labelled(control, words, hint) {
  control.id = `control-${++made}`
  const label = make('label', { htmlFor: control.id, textContent: words })
  if (!hint) return make('p', { className: 'control' }, label, control)
  const told = make('small', { id: `${control.id}-hint`, textContent: hint })
  control.setAttribute('aria-describedby', told.id)
  return make('p', { className: 'control' }, label, control, told)
}

/**
 * Creates a select. `choices` are values, or pairs of a value and its label. `hear` is called with the value, which is
 * '' for none.
 */
export function choice({ words, hint, choices, value = '', hear }) {
  const control = make('select')
  for (const each of choices) {
    const [is, says] = Array.isArray(each) ? each : [each, each]
    control.append(make('option', { value: is, textContent: says, selected: is === value }))
  }
  control.addEventListener('change', () => hear(control.value))
  return labelled(control, words, hint)
}

export function field({ words, hint, value = '', placeholder = '', type = 'text', hear }) {
  const control = make('input', { type, value, placeholder, spellcheck: false, autocomplete: 'off' })
  control.addEventListener('input', () => hear(control.value))
  return labelled(control, words, hint)
}

export function check({ words, hint, value = false, hear }) {
  const control = make('input', { type: 'checkbox', checked: value })
  control.addEventListener('change', () => hear(control.checked))
  return labelled(control, words, hint)
}

export function group(words, ...children) {
  return make('fieldset', {}, make('legend', { textContent: words }), ...children)
}

/** Creates a group that can be folded. */
export function folded(words, isOpen, ...children) {
  return make('details', { open: isOpen }, make('summary', { textContent: words }), ...children)
}
