import { expect } from 'chai'
import { largeOrder, largeOrderPath } from '../../test/fixtures/page/large-order'
import { untilLive } from '../../test/fixtures/page/live'
import { until } from '../../test/fixtures/page/wait'
import type { ShipmentSent } from '../wire/shipments'

describe('the shipments of a work order', () => {
  const page = largeOrder()
  const { open, row, id, puts, bodies, toasts } = page

  /** Saves rows as another person, past `page.store`. */
  function elsewhere(sent: ShipmentSent[]): Promise<Response> {
    const { options } = page.backend
    return options.fetch(`${options.bases.main}${largeOrderPath}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
  }

  const sentOf = (ordinal: number, changes: Partial<ShipmentSent>): ShipmentSent => {
    const { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode } = row(ordinal).shipment
    return { id, status, dispatchedOn, shippingDetails, returnDetails, price, deliveryMode, ...changes }
  }

  it('reads all rows of the large order, untouched', () => {
    expect(page.store.rows.value.length).to.equal(240)
    expect([page.store.changedCount.value, page.store.problem.value]).to.deep.equal([0, null])
  })

  it('saves changed rows with one call: raw cents, a date for what became shipped, nothing else', async () => {
    page.store.edit(id(11), { status: 'dispatched', shippingCourier: 'UPS', shippingTracking: '1Z5R89390357567127' })
    page.store.edit(id(12), { shippingComments: 'Dock 3' })
    page.store.edit(id(13), { shippingComments: 'x' })
    page.store.edit(id(13), { shippingComments: '' })
    expect(page.store.changedCount.value).to.equal(2)
    const price = row(11).shipment.price
    const sent = await page.store.save()
    expect(sent?.length).to.equal(2)
    expect(bodies()).to.deep.equal([sent])
    expect(bodies()[0]?.[0]).to.deep.include({ id: id(11), status: 'dispatched', price })
    expect(Date.parse(bodies()[0]?.[0]?.dispatchedOn ?? '')).to.be.closeTo(Date.now(), 5000)
    expect(bodies()[0]?.[0]?.shippingDetails).to.include({ type: 'UPS', slug: 'ups' })
    expect([page.store.changedCount.value, toasts()]).to.deep.equal([0, ['shipments.saved']])
    expect(row(11).shipment.status).to.equal('dispatched')
    expect(await page.store.save()).to.equal(null)
    expect(puts().length).to.equal(1)
  })

  it('flags a shipped row without a tracking number and sends nothing', async () => {
    page.store.edit(id(11), { status: 'dispatched' })
    expect(row(11).problems.shippingTracking).to.deep.equal({ key: 'shipments.trackingRequired' })
    expect(page.store.problem.value).to.deep.equal({ key: 'shipments.flagged', vars: { count: 1 } })
    expect(await page.store.save()).to.equal(null)
    expect(puts()).to.deep.equal([])
    page.store.undo([id(11)])
    expect(page.store.changedCount.value).to.equal(0)
  })

  it('ignores edits of read-only rows', () => {
    const closed = page.store.rows.value.find(({ readOnly }) => readOnly)
    page.store.edit(closed?.shipment.id ?? '', { status: 'dispatched' })
    expect([closed !== undefined, page.store.changedCount.value]).to.deep.equal([true, 0])
  })

  it('shows the messages of a 422 at their cells until they are edited', async () => {
    page.store.edit(id(11), { shippingTracking: 'x'.repeat(101) })
    expect(await page.store.save()).to.equal(null)
    expect(row(11).problems.shippingTracking).to.have.property('verbatim')
    expect(row(11).edit.shippingTracking.length).to.equal(101)
    expect(page.store.problem.value).to.deep.equal({ key: 'shipments.toMend', vars: { count: 1 } })
    expect(toasts()).to.deep.equal(['shipments.saveFailed'])
    page.store.edit(id(11), { shippingTracking: 'x' })
    expect(row(11).problems).to.deep.equal({})
    expect((await page.store.save())?.length).to.equal(1)
  })

  it('holds a changed courier while the couriers could not be read, and saves it once they are', async () => {
    page.store.edit(id(11), { shippingCourier: 'UPS', shippingTracking: '1Z' })
    page.portal.end()
    const lift = page.backend.fail('/v1/shipping-types', 500)
    page.look()
    await until(
      () => page.store.origin.value === 'restored' && page.store.couriersRead.value.failure !== null,
      'the failure',
    )
    expect(row(11).problems.shippingCourier).to.deep.equal({ key: 'shipments.couriersUnread' })
    expect(page.store.problem.value).to.deep.equal({ key: 'shipments.couriersHold', vars: { count: 1 } })
    expect(await page.store.save()).to.equal(null)
    expect(puts()).to.deep.equal([])
    lift()
    await page.store.readCouriers()
    expect([row(11).problems, page.store.problem.value]).to.deep.equal([{}, null])
    expect((await page.store.save())?.[0]?.shippingDetails).to.include({ type: 'UPS', slug: 'ups' })
  })

  it('sends no courier that it cannot look up, even if its row only waits for the connection', async () => {
    page.store.edit(id(11), { shippingCourier: 'UPS', shippingTracking: '1Z' })
    page.store.edit(id(12), { shippingComments: 'Call first' })
    const reconnect = page.backend.fail('PUT', 'offline')
    await page.store.save()
    reconnect()
    page.portal.end()
    const lift = page.backend.fail('/v1/shipping-types', 500)
    page.look()
    await until(() => page.store.unsent.value === 2 && page.store.couriersRead.value.failure !== null, 'the failure')
    expect((await page.store.save('unsent'))?.map(sent => sent.id)).to.deep.equal([id(12)])
    expect(page.store.unsent.value).to.equal(1)
    lift()
    await page.store.readCouriers()
    expect((await page.store.save('unsent'))?.[0]?.shippingDetails).to.include({ type: 'UPS', slug: 'ups' })
  })

  it('waits for the read of couriers in flight before it saves', async () => {
    page.store.edit(id(11), { shippingCourier: 'UPS', shippingTracking: '1Z' })
    page.portal.end()
    page.look()
    await until(() => page.store.origin.value === 'restored' && page.store.changedCount.value === 1, 'the draft')
    expect((await page.store.save())?.[0]?.shippingDetails).to.include({ slug: 'ups' })
  })

  it('reads the couriers again at intervals while the socket is down, until they are read', async () => {
    page.portal.end()
    const lift = page.backend.fail('/v1/shipping-types', 500)
    page.look()
    await until(
      () => page.store.read.value.state === 'ready' && page.store.couriersRead.value.failure !== null,
      'the failure',
    )
    await untilLive(page.portal)
    page.backend.setSocket(false)
    lift()
    page.backend.setSocket(true)
    await until(() => page.store.couriers.value.length > 0, 'the couriers')
  })

  it('flags an unknown courier, and writes a known one with its own name', async () => {
    page.store.edit(id(11), { shippingCourier: 'FedX Grnd' })
    expect(row(11).problems.shippingCourier).to.deep.equal({ key: 'shipments.unknownCourier' })
    expect(await page.store.save()).to.equal(null)
    page.store.edit(id(11), { shippingCourier: 'ups' })
    expect(row(11).problems).to.deep.equal({})
    expect((await page.store.save())?.[0]?.shippingDetails).to.include({ type: 'UPS', slug: 'ups' })
  })

  it('keeps an edit when another person saved first, and saves it after a choice', async () => {
    page.store.edit(id(11), { shippingComments: 'mine' })
    await elsewhere([
      sentOf(11, { shippingDetails: { type: null, slug: null, reference: null, comments: 'theirs' } }),
      sentOf(12, { shippingDetails: { type: null, slug: null, reference: null, comments: 'also theirs' } }),
    ])
    expect(await page.store.save()).to.equal(null)
    await until(() => row(12).edit.shippingComments === 'also theirs', 'the other row')
    expect(row(11).edit.shippingComments).to.equal('mine')
    expect(row(11).theirs).to.deep.equal({ shippingComments: 'theirs' })
    page.store.edit(id(12), { shippingComments: 'mine too' })
    expect(
      (await page.store.save())?.map(sent => sent.id),
      'nothing is overwritten without a choice',
    ).to.deep.equal([id(12)])
    expect(await page.store.save()).to.equal(null)
    page.store.keepMine([id(11)])
    expect(row(11).theirs).to.equal(null)
    expect((await page.store.save())?.[0]?.shippingDetails?.comments).to.equal('mine')
  })

  // @spec 7.30
  it('merges changes of others into unedited fields, and offers them as a conflict in edited ones', async () => {
    page.store.edit(id(11), { shippingComments: 'mine' })
    await elsewhere([
      sentOf(11, { shippingDetails: { type: 'UPS', slug: 'ups', reference: '1Z', comments: 'theirs' } }),
      sentOf(12, { shippingDetails: { type: 'UPS', slug: 'ups', reference: '1Y', comments: null } }),
    ])
    await until(() => row(12).edit.shippingTracking === '1Y', 'the live change')
    expect(row(11).edit).to.include({ shippingComments: 'mine', shippingTracking: '1Z' })
    expect(row(11).theirs).to.deep.equal({ shippingComments: 'theirs' })
    page.store.takeTheirs([id(11)])
    expect([row(11).edit.shippingComments, page.store.changedCount.value]).to.deep.equal(['theirs', 0])
  })

  it('restores edits after a reload', async () => {
    page.store.edit(id(11), { shippingComments: 'typed before' })
    page.portal.end()
    await open()
    await until(() => page.store.origin.value === 'restored', 'the draft')
    expect(row(11).edit.shippingComments).to.equal('typed before')
    page.store.discard()
    expect([page.store.changedCount.value, page.store.origin.value]).to.deep.equal([0, null])
  })

  it('undoes the typing in a cell as one step, and a paste as a whole', async () => {
    const tracking = (ordinal: number) => row(ordinal).edit.shippingTracking
    page.store.edit(id(11), { shippingTracking: '1' })
    page.store.edit(id(11), { shippingTracking: '1Z' })
    page.store.edit(id(11), { shippingComments: 'x' })
    page.store.editMany(new Map([11, 12, 13].map(ordinal => [id(ordinal), { shippingTracking: `P${ordinal}` }])))
    expect([11, 12, 13].map(tracking)).to.deep.equal(['P11', 'P12', 'P13'])
    expect(page.store.undoLast()).to.deep.equal([11, 12, 13].map(id))
    expect([11, 12, 13].map(tracking)).to.deep.equal(['1Z', '', ''])
    expect(page.store.undoLast()).to.deep.equal([id(11)])
    expect(row(11).edit).to.include({ shippingTracking: '1Z', shippingComments: '' })
    page.store.undoLast()
    expect([page.store.changedCount.value, page.store.undoLast()]).to.deep.equal([0, []])
  })

  it('undoes a discard, but not a save', async () => {
    page.store.edit(id(11), { shippingComments: 'Dock 3' })
    page.store.discard()
    expect(page.store.undoLast()).to.deep.equal([id(11)])
    expect(row(11).edit.shippingComments).to.equal('Dock 3')
    await page.store.save()
    expect(page.store.undoLast()).to.deep.equal([])
    expect([page.store.changedCount.value, row(11).edit.shippingComments]).to.deep.equal([0, 'Dock 3'])
  })

  it('does not paste over rows that cannot be changed', () => {
    const closed = page.store.rows.value.filter(({ readOnly }) => readOnly).map(({ shipment }) => shipment.id)
    expect(closed.length).to.be.greaterThan(0)
    page.store.editMany(new Map(closed.map(each => [each, { shippingTracking: '1Z' }])))
    expect(page.store.changedCount.value).to.equal(0)
  })
})
