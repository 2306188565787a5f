/** Selectors of the roles that tests ask for. */
const roles = {
  alert: '[role=alert]',
  button: 'button:not([role])',
  combobox: 'select, [role=combobox]',
  day: '[data-day]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]:not([role])',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  radio: 'input[type=radio]',
  row: 'tbody tr',
  searchbox: 'input[type=search]',
  tab: '[role=tab]',
  textbox: 'input[type=text], textarea',
} as const
type Role = keyof typeof roles

/** The name by which a person, or what reads to them, knows a part of the page. */
function nameOf(element: Element): string {
  const root = element.getRootNode() as ShadowRoot | Document
  const labelledBy = element.getAttribute('aria-labelledby')
  const label =
    element.id === '' ? element.closest('label') : root.querySelector(`label[for="${CSS.escape(element.id)}"]`)
  const name = element.getAttribute('aria-label') ?? (labelledBy ? root.getElementById(labelledBy)?.textContent : null)
  return (name ?? label?.textContent ?? element.textContent ?? '').trim()
}

/** Everything visible of a role, inside the shadow root of an element; by a part of its name when one is given. */
export function allOf(host: Element, role: Role, name: string | RegExp = ''): HTMLElement[] {
  const found = host.shadowRoot ? searched(host.shadowRoot, roles[role]) : []
  return found.filter(
    element =>
      element.checkVisibility() &&
      (typeof name === 'string' ? nameOf(element).includes(name) : name.test(nameOf(element))),
  )
}

/** The first of `allOf`; throws when there is none. */
export function the(host: Element, role: Role, name: string | RegExp = ''): HTMLElement {
  const found = allOf(host, role, name)[0]
  if (!found) throw new Error(`no ${role} ${name}`)
  return found
}

/** What a person can read in an element. */
export function wordsOf(host: Element): string {
  const frame = host.shadowRoot && searched(host.shadowRoot, '.frame')[0]
  return (frame?.innerText ?? '').replace(/\s+/g, ' ').trim()
}

/** Replaces the text of a field, as typing does. */
export function type(field: HTMLElement, text: string): void {
  field.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}

/** Chooses from a select, as a person does. */
export function choose(select: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value)
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

export function press(target: HTMLElement, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
}

function searched(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap(element => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot ? searched(element.shadowRoot, selector) : []),
  ])
}
