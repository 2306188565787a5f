import { expect } from 'chai'
import { replaceEnvironment } from '../../core/base/environment'
import { live } from '../../core/live/live'
import type { Shipment } from '../../core/wire/shipments'
import { takeClock } from '../../test/fixtures/page/clock'
import { openRows, pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf, the, type, wordsOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until, after as wait } from '../../test/fixtures/page/wait'
import './index'

/** No courier fits it, so that the number alone is typed. */
const typed = '986917333067'

describe('what was typed in an order and is not saved', function (this: Mocha.Suite) {
  let screen: Screen
  let isCancelled: boolean
  /** What was sent is among what is read. */
  let isStored: boolean
  /** Whatever is sent arrives, and no answer comes back. */
  let loses: boolean

  beforeEach(async () => {
    isCancelled = false
    isStored = false
    loses = false
    screen = await openRows(2, asPlanned, 2, () => loses)
    screen.element.shadowRoot?.querySelector<HTMLElement>('.edit-cell[data-field="shippingTracking"]')?.click()
    await until(() => field() instanceof HTMLInputElement, 'the field')
    type(field() as HTMLInputElement, typed)
  })
  afterEach(() => screen.end())
  after(() => localStorage.clear())

  function asPlanned(shipment: Shipment, at: number): Shipment {
    if (at > 0) return pendingRow(shipment, at)
    const shippingDetails = { type: null, slug: null, reference: typed, comments: null }
    return pendingRow(shipment, at, {
      ...(isCancelled && { status: 'cancelled' }),
      ...(isStored && { shippingDetails }),
    })
  }
  const field = () => screen.element.shadowRoot?.activeElement
  const isSaid = (words: string) => until(() => wordsOf(screen.element).includes(words), words)
  const isGone = (words: string) => until(() => !wordsOf(screen.element).includes(words), `no ${words}`)

  it('is shown where its row can no longer be changed, until it is given up', async () => {
    isCancelled = true
    screen.backend.emit({ type: 'shipments.changed', workOrderNo: 'WO-48213' })
    await isSaid(`can no longer be changed. You typed: ${typed}`)
    the(screen.element, 'button', 'Discard').click()
    await isGone(typed)
  })

  it('comes back when the order is opened again, and one button gives it up', async () => {
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    const place = screen.element.parentElement
    screen.element.remove()
    await until(() => allOf(screen.element, 'row').length === 0, 'the order is closed')
    await wait(100)
    place?.append(screen.element)
    await isSaid('Your unsaved changes were restored')
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar again')
    expect(allOf(screen.element, 'button', 'Discard').length).to.equal(1)
  })

  it('is said to wait while there is no connection, once, and sent by one press', async () => {
    const restore = replaceEnvironment({ isOnline: () => false })
    const recover = screen.backend.fail('', 'offline')
    screen.backend.setSocket(false)
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await isSaid('1 change not sent yet')
    await until(() => wordsOf(screen.element).includes('kept on this computer'), 'where it is')
    const said = wordsOf(screen.element)
    for (const [words, times] of [
      ['not sent yet', 1],
      ['sent once the server responds', 1],
      ['Can’t reach the server', 0],
      ['Connection lost', 0],
      ['not saved', 0],
      ['row changed', 0],
    ] as const)
      expect(said.split(words).length - 1, words).to.equal(times)
    expect(screen.portal.notifications.toasts.value).to.deep.equal([])
    restore()
    recover()
    the(screen.element, 'button', 'Send now').click()
    await isGone('not sent yet')
    const sent = screen.backend.calls.filter(({ method, status }) => method === 'PUT' && status === 200)
    expect(sent.map(({ body }) => (body as Shipment[]).map(row => row.shippingDetails?.reference))).to.deep.equal([
      [typed],
    ])
  })

  it('is said to go while the order is open, by words that hold beside a mark that is live, and goes as soon as it is', async () => {
    const recover = screen.backend.fail(/PUT/, 'offline')
    screen.backend.setSocket(false)
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await isSaid('1 change not sent yet')
    await isSaid('sent once the server responds, while this screen is open')
    expect(wordsOf(screen.element)).not.to.include('Connection lost')
    const clock = takeClock()
    try {
      recover()
      const puts = () => screen.backend.calls.filter(({ method, status }) => method === 'PUT' && status === 200).length
      screen.backend.setSocket(true)
      await clock.until(() => screen.portal.use(live).state.value === 'live', 'live')
      await clock.advance(0)
      expect(puts(), 'it is sent').to.equal(1)
    } finally {
      clock.restore()
    }
  })

  it('is told apart from what was typed since, which no connection sends', async () => {
    screen.backend.fail(/PUT/, 'offline')
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await isSaid('1 change not sent yet')
    expect(wordsOf(screen.element)).not.to.include('Later edits')
    const retype = async (row: number) => {
      const cells = screen.element.shadowRoot?.querySelectorAll<HTMLElement>(
        '.edit-cell[data-field="shippingTracking"]',
      )
      cells?.[row]?.click()
      await until(() => field() instanceof HTMLInputElement, 'the field')
      type(field() as HTMLInputElement, '986917333078')
    }
    await retype(1)
    await isSaid('Later edits are not saved.')
    await retype(0)
    await isSaid('2 rows changed, not saved')
    expect(wordsOf(screen.element)).not.to.include('not sent yet')
  })

  for (const [what, path] of [
    ['nothing can be read', ''],
    ['the order cannot be read', '/shipments'],
  ] as const)
    it(`is said to be kept where the page comes again and ${what}`, async () => {
      await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
      dispatchEvent(new PageTransitionEvent('pagehide'))
      await screen.end()
      screen = open('reeldock-shipments', {
        attributes: { 'work-order-no': 'WO-48213' },
        before: backend => void backend.fail(path, 'offline'),
      })
      await isSaid('Error while fetching shipments')
      expect(wordsOf(screen.element)).to.include('Unsaved changes kept on this computer: 1')
    })

  it('is not said to be kept of an order in which nothing was typed', async () => {
    await screen.end()
    screen = open('reeldock-shipments', {
      attributes: { 'work-order-no': 'WO-48195' },
      before: backend => void backend.fail('', 'offline'),
    })
    await isSaid('Error while fetching shipments')
    expect(wordsOf(screen.element)).not.to.include('kept on this computer')
  })

  it('is not called unsent where it was sent and no answer came, and is confirmed once it is found to be saved', async () => {
    loses = true
    await until(() => allOf(screen.element, 'button', 'Save 1 row').length > 0, 'the bar')
    the(screen.element, 'button', 'Save 1 row').click()
    await isSaid('1 change not confirmed yet')
    expect(wordsOf(screen.element)).to.include('Sent, but no answer came. Your changes may already be saved.')
    expect(wordsOf(screen.element)).not.to.match(/not sent|Changed by someone else|Someone else changed/)
    loses = false
    isStored = true
    the(screen.element, 'button', 'Try again').click()
    await isSaid('Shipping details updated')
    await isGone('not confirmed')
    expect(screen.portal.notifications.toasts.value.length).to.equal(1)
    expect(screen.backend.calls.filter(({ method }) => method === 'PUT').length, 'it was sent once').to.equal(1)
  })
})
