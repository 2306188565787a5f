import { expect } from 'chai'
import { type Clock, takeClock } from '../../test/fixtures/page/clock'
import { endFeeds, feed } from '../../test/fixtures/page/feed'

describe('an event of the live feed', () => {
  let clock: Clock
  beforeEach(() => {
    clock = takeClock()
  })
  afterEach(() => {
    endFeeds()
    clock.restore()
  })

  it('is passed to the listeners of its type, until they unsubscribe', async () => {
    const { store, say, open } = feed()
    const events: unknown[] = []
    const stop = store.on('shipments.changed', event => events.push(event))
    store.on('work_order.assigned', event => events.push(event))
    await clock.advance(0)
    open()
    say({ type: 'shipments.changed', workOrderNo: 'WO-1', futureField: 1 })
    stop()
    say({ type: 'shipments.changed', workOrderNo: 'WO-2' })
    say({ type: 'work_order.assigned', workOrderNo: 'WO-3' })
    expect(events).to.deep.equal([
      { type: 'shipments.changed', workOrderNo: 'WO-1', futureField: 1 },
      { type: 'work_order.assigned', workOrderNo: 'WO-3' },
    ])
  })

  const nonsense: unknown[] = [
    '',
    'no json',
    'null',
    '[]',
    '7',
    {},
    { type: 7 },
    { type: 'toString' },
    { type: 'constructor', workOrderNo: 'WO-1' },
    { type: 'coffee.ready', workOrderNo: 'WO-1' },
    { type: 'work_order.changed' },
    { type: 'work_order.changed', workOrderNo: 'WO-1', status: null, totalCopied: 1 },
    { type: 'shipments.changed', workOrderNo: null },
    { type: 'download.changed', workOrderNo: 'WO-1' },
    { type: 'approval.changed' },
    { type: 'bays.changed', applianceId: 'a' },
    { type: 'appliance.changed', applianceId: 'a' },
  ]
  for (const message of nonsense)
    it(`ignores ${typeof message === 'string' ? `“${message}”` : JSON.stringify(message)}`, async () => {
      const { store, say, open, last } = feed()
      const events: unknown[] = []
      for (const type of [
        'work_order.changed',
        'shipments.changed',
        'download.changed',
        'approval.changed',
        'bays.changed',
        'appliance.changed',
      ] as const)
        store.on(type, event => events.push(event))
      await clock.advance(0)
      open()
      say(message)
      last().onmessage?.({ data: new ArrayBuffer(2) })
      expect(events).to.deep.equal([])
      say({ type: 'shipments.changed', workOrderNo: 'WO-1' })
      expect(events.length).to.equal(1)
    })
})
