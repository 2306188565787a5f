import { expect } from 'chai'
import { commented, openOrder } from '../../../test/fixtures/page/order-server'
import { until } from '../../../test/fixtures/page/wait'
import { replaceEnvironment } from '../../base/environment'
import { shipment } from '../fixtures'
import type { RowChanges } from '../types'

describe('a save of shipments that was stored without a response', () => {
  let page: Awaited<ReturnType<typeof openOrder>>
  let isCut: boolean

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    page = await openOrder([1, 2, 3].map(ordinal => shipment(ordinal)))
    isCut = false
    page.network.read = () => {
      if (isCut) throw new TypeError('Failed to fetch')
      return undefined
    }
  })
  afterEach(() => {
    page.end()
    localStorage.clear()
    sessionStorage.clear()
  })

  /** Saves changes so that the server stores them and the connection breaks before its response. */
  async function saveUnanswered(changes: RowChanges): Promise<void> {
    page.store.edit('s-1', changes)
    page.network.fault = () => {
      isCut = true
      return 'lost'
    }
    await page.store.save()
    page.network.fault = () => null
  }
  async function readAgain(): Promise<void> {
    isCut = false
    await page.store.refresh()
  }
  const shownToasts = () => page.toasts().map(({ tone, title }) => [tone, 'key' in title && title.key])
  const saved = [['ok', 'shipments.saved']]

  it('is not reported as saved while a read lacks one of its edits', async () => {
    page.store.edit('s-2', { shippingComments: 'two' })
    await saveUnanswered({ shippingComments: 'one' })
    page.elsewhere(commented(2, 'theirs'))
    await readAgain()
    expect(page.toasts().filter(({ tone }) => tone === 'ok')).to.deep.equal([])
  })

  it('counts as unanswered, unlike a save that was never sent', async () => {
    const restore = replaceEnvironment({ isOnline: () => false })
    page.store.edit('s-2', { shippingComments: 'two' })
    page.network.fault = () => 'cut'
    await page.store.save()
    restore()
    expect([page.store.unsent.value, page.store.unanswered.value]).to.deep.equal([1, false])
    await saveUnanswered({ shippingComments: 'one' })
    expect([page.store.unsent.value, page.store.unanswered.value]).to.deep.equal([2, true])
  })

  it('does not count as waiting for a connection when one of its fields is in conflict', async () => {
    page.store.edit('s-1', { shippingComments: 'mine', returnTracking: 'mine too' })
    page.network.fault = () => 'cut'
    await page.store.save()
    expect(page.store.unsent.value).to.equal(1)
    page.elsewhere(commented(1, 'theirs'))
    await readAgain()
    expect([page.store.unsent.value, page.row(1).theirs]).to.deep.equal([0, { shippingComments: 'theirs' }])
  })

  it('does not count as waiting for a connection when its row is invalid without a later edit', async () => {
    page.store.edit('s-1', { shippingCourier: 'UPS', shippingTracking: '1Z1', status: 'dispatched' })
    page.network.fault = () => 'cut'
    await page.store.save()
    expect(page.store.unsent.value).to.equal(1)
    page.store.edit('s-1', { shippingTracking: '1Z12' })
    expect(page.store.unsent.value).to.equal(0)
  })

  it('replaces its failure with a success when a read shows that only a gateway has failed', async () => {
    page.network.fault = () => 'gateway'
    page.store.edit('s-1', { shippingComments: 'one' })
    await page.store.save()
    await until(() => page.store.changedCount.value === 0, 'the read')
    expect(shownToasts()).to.deep.equal(saved)
  })

  it('no longer counts as unanswered when a read shows that it has not arrived', async () => {
    page.store.edit('s-1', { shippingComments: 'one' })
    page.network.fault = () => 'cut'
    await page.store.save()
    await until(() => !page.store.unanswered.value, 'the read')
    expect([page.store.unsent.value, page.toasts()]).to.deep.equal([1, []])
  })

  it('is confirmed once when a read shows that it has arrived', async () => {
    await saveUnanswered({ shippingComments: 'one' })
    expect([page.store.unsent.value, page.store.unanswered.value, shownToasts()]).to.deep.equal([1, true, []])
    await readAgain()
    expect([page.store.unsent.value, page.store.unanswered.value]).to.deep.equal([0, false])
    expect([page.row(1).changed, shownToasts()]).to.deep.equal([false, saved])
    await page.store.refresh()
    expect(page.toasts().length).to.equal(1)
  })

  it('is confirmed once when a repeated save finds that it has arrived', async () => {
    await saveUnanswered({ shippingComments: 'one' })
    isCut = false
    await page.store.save('unsent')
    expect([page.puts.length, page.store.changedCount.value, shownToasts()]).to.deep.equal([1, 0, saved])
  })

  it('is confirmed after a reload', async () => {
    await saveUnanswered({ shippingComments: 'one' })
    isCut = false
    await page.reload()
    await until(() => shownToasts().length === 1, 'the message')
    expect([shownToasts(), page.store.changedCount.value]).to.deep.equal([saved, 0])
  })

  it('is confirmed when a later edit is not sent yet', async () => {
    await saveUnanswered({ shippingComments: 'one' })
    page.store.edit('s-1', { shippingComments: 'one, two' })
    await readAgain()
    expect([shownToasts(), page.store.unsent.value, page.store.unanswered.value]).to.deep.equal([saved, 0, false])
    expect([page.comments(1), page.store.changedCount.value, page.row(1).theirs]).to.deep.equal(['one, two', 1, null])
  })

  it('is not confirmed when another person has changed the field since', async () => {
    await saveUnanswered({ shippingComments: 'one' })
    page.elsewhere(commented(1, 'theirs'))
    await readAgain()
    expect([shownToasts(), page.row(1).theirsFrom, page.row(1).theirs]).to.deep.equal([
      [],
      'server',
      { shippingComments: 'theirs' },
    ])
  })

  it('offers the sent text when the edit was discarded before a read finds that text', async () => {
    await saveUnanswered({ shippingComments: 'one' })
    page.store.discard()
    await readAgain()
    expect([page.row(1).theirsFrom, page.row(1).theirs]).to.deep.equal(['sent', { shippingComments: 'one' }])
    expect(page.toasts()).to.deep.equal([])
  })

  it('offers a choice without a failure when an undo happens while it is in flight', async () => {
    page.store.edit('s-1', { shippingComments: 'one' })
    page.network.fault = () => {
      page.store.undoLast()
      return 'lost'
    }
    await page.store.save()
    expect([page.row(1).theirsFrom, page.toasts()]).to.deep.equal(['sent', []])
  })

  it('causes no conflict when a courier was typed in other case', async () => {
    await saveUnanswered({ shippingCourier: ' fedex', shippingTracking: '986917333066' })
    await readAgain()
    expect([page.row(1).theirs, page.row(1).changed, shownToasts()]).to.deep.equal([null, false, saved])
  })
})

describe('a save of shipments that was not sent', () => {
  it('keeps waiting beside a row that is in conflict', async () => {
    const page = await openOrder([1, 2].map(ordinal => shipment(ordinal)))
    page.store.edit('s-1', { shippingComments: 'one' })
    page.store.edit('s-2', { shippingComments: 'two' })
    page.network.fault = () => 'cut'
    await page.store.save()
    page.elsewhere(commented(2, 'theirs'))
    page.network.fault = () => null
    expect(await page.store.save('unsent')).to.equal(null)
    expect([page.store.unsent.value, page.row(2).theirs]).to.deep.equal([1, { shippingComments: 'theirs' }])
    await page.store.save('unsent')
    expect([page.saved(1), page.saved(2), page.store.unsent.value]).to.deep.equal(['one', 'theirs', 0])
    page.end()
    localStorage.clear()
    sessionStorage.clear()
  })
})
