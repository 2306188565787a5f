import { expect } from 'chai'
import { replaceEnvironment } from '../../core/base/environment'
import { live } from '../../core/live/live'
import type { Shipment } from '../../core/wire/shipments'
import { takeClock } from '../../test/fixtures/page/clock'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, textOf, the, type } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until, after as wait } from '../../test/fixtures/page/wait'
import './index'

/** No courier fits this number, so only the number is filled. */
const typed = '986917333067'

describe('unsaved edits of an order', function (this: Mocha.Suite) {
  let screen: Screen
  let isCancelled: boolean
  /** Whether reads include the sent rows. */
  let isStored: boolean
  /** Whether saves arrive without a response. */
  let losesResponses: boolean

  beforeEach(async () => {
    isCancelled = false
    isStored = false
    losesResponses = false
    screen = await openRows(2, changeShipment, 2, () => losesResponses)
    screen.element.shadowRoot?.querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await until(() => field() instanceof HTMLInputElement, 'the field')
    type(field() as HTMLInputElement, typed)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  function changeShipment(shipment: Shipment, index: number): Shipment {
    if (index > 0) return pendingRow(shipment, index)
    const shippingDetails = { type: null, slug: null, reference: typed, comments: null }
    return pendingRow(shipment, index, {
      ...(isCancelled && { status: 'cancelled' }),
      ...(isStored && { shippingDetails }),
    })
  }
  const field = () => screen.element.shadowRoot?.activeElement
  const untilShown = (text: string) => until(() => textOf(screen.element).includes(text), text)
  const untilGone = (text: string) => until(() => !textOf(screen.element).includes(text), `no ${text}`)

  it('are shown when their row can no longer be changed, until they are discarded', async () => {
    isCancelled = true
    screen.backend.emit({ type: 'shipments.changed', workOrderNo: 'WO-48213' })
    await untilShown(`can no longer be changed. You typed: ${typed}`)
    the(screen.element, 'button', 'Discard').click()
    await untilGone(typed)
  })

  it('are restored when the order is opened again, and discarded by one button', async () => {
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    const place = screen.element.parentElement
    screen.element.remove()
    await until(() => allOf(screen.element, 'row').length === 0, 'the order is closed')
    await wait(100)
    place?.append(screen.element)
    await untilShown('Your unsaved changes were restored')
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar again')
    expect(allOf(screen.element, 'button', 'Discard').length).to.equal(1)
  })

  it('are shown once as waiting without a connection, and sent by one press', async () => {
    const restore = replaceEnvironment({ isOnline: () => false })
    const recover = screen.backend.fail('', 'offline')
    screen.backend.setSocket(false)
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await untilShown('1 change not sent yet')
    await until(() => textOf(screen.element).includes('kept on this computer'), 'where the change is stored')
    const shownText = textOf(screen.element)
    for (const [text, times] of [
      ['not sent yet', 1],
      ['sent once the server responds', 1],
      ['Can’t reach the server', 0],
      ['Connection lost', 0],
      ['not saved', 0],
      ['row changed', 0],
    ] as const)
      expect(shownText.split(text).length - 1, text).to.equal(times)
    expect(screen.portal.notifications.toasts.value).to.deep.equal([])
    restore()
    recover()
    the(screen.element, 'button', 'Send now').click()
    await untilGone('not sent yet')
    const sent = screen.backend.calls.filter(({ method, status }) => method === 'PUT' && status === 200)
    expect(sent.map(({ body }) => (body as Shipment[]).map(row => row.shippingDetails?.reference))).to.deep.equal([
      [typed],
    ])
  })

  it('announce a send while the order is open, and are sent once the connection returns', async () => {
    const recover = screen.backend.fail(/PUT/, 'offline')
    screen.backend.setSocket(false)
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await untilShown('1 change not sent yet')
    await untilShown('sent once the server responds, while this screen is open')
    expect(textOf(screen.element)).not.to.include('Connection lost')
    const clock = takeClock()
    try {
      recover()
      const puts = () => screen.backend.calls.filter(({ method, status }) => method === 'PUT' && status === 200).length
      screen.backend.setSocket(true)
      await clock.until(() => screen.portal.use(live).state.value === 'live', 'live')
      await clock.advance(0)
      expect(puts(), 'one save').to.equal(1)
    } finally {
      clock.restore()
    }
  })

  it('differ from later edits, which are not sent automatically', async () => {
    screen.backend.fail(/PUT/, 'offline')
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await untilShown('1 change not sent yet')
    expect(textOf(screen.element)).not.to.include('Later edits')
    const retype = async (row: number) => {
      const cells = screen.element.shadowRoot?.querySelectorAll<HTMLElement>(
        '.edit-cell[data-field="shippingTracking"]',
      )
      cells?.[row]?.click()
      await until(() => field() instanceof HTMLInputElement, 'the field')
      type(field() as HTMLInputElement, '986917333078')
    }
    await retype(1)
    await untilShown('Later edits are not saved.')
    await retype(0)
    await untilShown('2 rows changed, not saved')
    expect(textOf(screen.element)).not.to.include('not sent yet')
  })

  for (const [failure, path] of [
    ['no read succeeds', ''],
    ['the order cannot be read', '/shipments'],
  ] as const)
    it(`are announced as kept after a reload when ${failure}`, async () => {
      await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
      dispatchEvent(new PageTransitionEvent('pagehide'))
      await screen.end()
      screen = open('reeldock-shipments', {
        attributes: { 'work-order-no': 'WO-48213' },
        before: backend => void backend.fail(path, 'offline'),
      })
      await untilShown('Error while fetching shipments')
      expect(textOf(screen.element)).to.include('Unsaved changes kept on this computer: 1')
    })

  it('are not announced for an order without edits', async () => {
    await screen.end()
    screen = open('reeldock-shipments', {
      attributes: { 'work-order-no': 'WO-48195' },
      before: backend => void backend.fail('', 'offline'),
    })
    await untilShown('Error while fetching shipments')
    expect(textOf(screen.element)).not.to.include('kept on this computer')
  })

  it('are not called unsent after a save without a response, and are confirmed once a read finds them', async () => {
    losesResponses = true
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await untilShown('1 change not confirmed yet')
    expect(textOf(screen.element)).to.include('Sent, but no answer came. Your changes may already be saved.')
    expect(textOf(screen.element)).not.to.match(/not sent|Changed by someone else|Someone else changed/)
    losesResponses = false
    isStored = true
    the(screen.element, 'button', 'Try again').click()
    await untilShown('Shipping details updated')
    await untilGone('not confirmed')
    expect(screen.portal.notifications.toasts.value.length).to.equal(1)
    expect(screen.backend.calls.filter(({ method }) => method === 'PUT').length, 'it was sent once').to.equal(1)
  })
})
