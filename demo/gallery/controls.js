let count = 0

/** Creates an element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** Returns a control with its label and hint. */
function addLabel(control, label, hint) {
  control.id = `control-${++count}`
  const labelElement = make('label', { htmlFor: control.id, textContent: label })
  if (!hint) return make('p', { className: 'control' }, labelElement, control)
  const hintElement = make('small', { id: `${control.id}-hint`, textContent: hint })
  control.setAttribute('aria-describedby', hintElement.id)
  return make('p', { className: 'control' }, labelElement, control, hintElement)
}

/**
 * Creates a select. `choices` are values, or pairs of a value and its label. `onInput` is called with the value, which is
 * '' for none.
 */
export function choice({ label, hint, choices, value = '', onInput }) {
  const control = make('select')
  for (const each of choices) {
    const [optionValue, optionLabel] = Array.isArray(each) ? each : [each, each]
    control.append(make('option', { value: optionValue, textContent: optionLabel, selected: optionValue === value }))
  }
  control.addEventListener('change', () => onInput(control.value))
  return addLabel(control, label, hint)
}

export function field({ label, hint, value = '', placeholder = '', type = 'text', onInput }) {
  const control = make('input', { type, value, placeholder, spellcheck: false, autocomplete: 'off' })
  control.addEventListener('input', () => onInput(control.value))
  return addLabel(control, label, hint)
}

export function check({ label, hint, value = false, onInput }) {
  const control = make('input', { type: 'checkbox', checked: value })
  control.addEventListener('change', () => onInput(control.checked))
  return addLabel(control, label, hint)
}

export function group(label, ...children) {
  return make('fieldset', {}, make('legend', { textContent: label }), ...children)
}

/** Creates a group that can be folded. */
export function folded(label, isOpen, ...children) {
  return make('details', { open: isOpen }, make('summary', { textContent: label }), ...children)
}
