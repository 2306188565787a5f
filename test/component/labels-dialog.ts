import { open, type Screen } from './screen'
import { until as untilWithin } from './wait'

const workOrderNo = 'WO-48213'

/** The shipments of an order of 240 and their dialog of labels, as a test uses them; `patience` in milliseconds. */
export function labelsDialog(patience: number) {
  let screen: Screen

  const until = (holds: () => boolean | undefined, what: string) => untilWithin(() => holds() === true, what, patience)

  const root = () => screen.element.shadowRoot as ShadowRoot
  const all = (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)]
  const press = (words: string, within = '') => {
    const found = all(`${within} button`).find(button => button.textContent?.trim() === words)
    if (!found) throw new Error(`no button ${words}`)
    found.click()
  }
  const total = () => all('.labels-total')[0]?.textContent ?? ''
  const fieldOf = (label: string) => {
    const found = all('.labels label').find(each => each.textContent?.trim() === label)
    const field = found && root().getElementById(found.getAttribute('for') ?? '')
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(`no field ${label}`)
    return field
  }
  function type(field: HTMLInputElement | HTMLSelectElement, words: string): void {
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new Event(field instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
  }
  const choose = (words: string) => {
    const option = all('.labels label').find(each => each.textContent?.includes(words))
    option?.querySelector('input')?.click()
  }
  const openLabels = async () => {
    press('Labels…')
    await until(() => total() !== '', 'the dialog')
  }
  const pages = () => {
    const paper = document.querySelector<HTMLIFrameElement>('body > iframe')?.contentDocument
    return [...(paper?.querySelectorAll('.label-page') ?? [])]
  }
  const print = async (words = 'Print') => {
    for (const frame of document.querySelectorAll('body > iframe')) frame.remove()
    press(words, 'dialog')
    await until(() => pages().length > 0, 'the pages')
  }

  /** The window of a frame that is printed from asks nobody. */
  const append = Element.prototype.append
  before(() => {
    Element.prototype.append = function (this: Element, ...nodes) {
      append.apply(this, nodes)
      for (const node of nodes)
        if (node instanceof HTMLIFrameElement && node.contentWindow) node.contentWindow.print = () => {}
    }
  })
  after(() => {
    Element.prototype.append = append
  })

  return {
    until,
    root,
    all,
    press,
    total,
    fieldOf,
    type,
    choose,
    openLabels,
    pages,
    print,
    async show(): Promise<void> {
      localStorage.clear()
      screen = open('reeldock-shipments', { scenario: 'approved-manual', attributes: { 'work-order-no': workOrderNo } })
      await until(() => all('tbody tr').length === 240, 'the rows')
    },
    async end(): Promise<void> {
      for (const frame of document.querySelectorAll('body > iframe')) frame.remove()
      await screen.end()
      localStorage.clear()
    },
  }
}
