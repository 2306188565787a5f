import { expect } from 'chai'
import { allOf, the } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const no = 'WO-48213'
const names = ['dragenter', 'dragover', 'dragleave', 'drop'] as const

describe('the shipments in a host page with shortcuts and a drop zone (decision 47)', () => {
  let screen: Screen
  let events: string[]
  const hear = (event: Event) => events.push(event.type)
  const root = () => screen.element.shadowRoot as ShadowRoot

  beforeEach(async () => {
    localStorage.clear()
    events = []
    screen = open('reeldock-shipments', { attributes: { 'work-order-no': no } })
    await until(() => allOf(screen.element, 'row').length > 0, 'the rows')
    for (const name of [...names, 'keydown']) document.addEventListener(name, hear)
  })
  afterEach(async () => {
    for (const name of [...names, 'keydown']) document.removeEventListener(name, hear)
    await screen.end()
  })
  after(() => localStorage.clear())

  function drag(name: (typeof names)[number], content: File | string): DragEvent {
    const dataTransfer = new DataTransfer()
    if (typeof content === 'string') dataTransfer.setData('text/plain', content)
    else dataTransfer.items.add(content)
    const event = new DragEvent(name, { dataTransfer, bubbles: true, composed: true, cancelable: true })
    root().querySelector('.drop-zone')?.dispatchEvent(event)
    return event
  }

  it('handles a dropped spreadsheet itself', async () => {
    const rows = `Serial Number,Work Order Number,Shipping Courier Type,Shipping Tracking Number\n11,${no},UPS,1Z999AA10123456784\n`
    const sheet = new File([rows], 'sheet.csv', { type: 'text/csv' })
    for (const name of names) drag(name, sheet)
    await until(() => root().querySelector('.import-preview') !== null, 'the preview')
    expect(events).to.deep.equal([])
  })

  it('leaves other dragged data to the host page', () => {
    for (const name of names) expect(drag(name, 'a text').defaultPrevented, name).to.equal(false)
    expect(events).to.deep.equal([...names])
  })

  it('hides typing in its fields from the host page', async () => {
    the(screen.element, 'button', /^Paste/).click()
    await until(() => root().querySelector('textarea') !== null, 'the field')
    const field = root().querySelector('textarea') as HTMLElement
    for (const key of ['n', '1', '/', 'Enter'])
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
    expect(events).to.deep.equal([])
  })
})
