import { expect } from 'chai'
import type { Shipment } from '../../core/wire/shipments'
import { wordsOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('how near the ship-bys of an order are', () => {
  let screen: Screen
  afterEach(() => screen.end())

  const late = new Date(Date.now() - 3_600_000).toISOString()
  const far = new Date(Date.now() + 90 * 86_400_000).toISOString()

  /** Ship-bys by ordinal, all of them waiting. */
  async function show(shipByOf: (ordinal: number) => string) {
    screen = open('reeldock-shipments', {
      attributes: { 'work-order-no': 'WO-48213' },
      now: new Date().toISOString(),
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (!/WO-48213\/shipments/.test(String(input))) return answer
          const all = ((await answer.json()) as Shipment[]).slice(0, 6)
          const waiting = all.map(each => ({
            ...each,
            status: 'pending',
            dispatchDeadline: shipByOf(each.ordinal),
            dispatchedOn: null,
            shippingDetails: null,
          }))
          return Response.json(waiting, { headers: { etag: answer.headers.get('etag') ?? '"1"' } })
        }
      },
    })
    await until(() => wordsOf(screen.element).includes('To ship: 6'), 'the line')
  }
  const badges = () =>
    [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('.table .risk') ?? [])].filter(
      badge => badge.getClientRects().length > 0,
    ).length
  const line = () => screen.element.shadowRoot?.querySelector('.order-risks')?.textContent ?? ''

  it('is said once where all of them are alike', async () => {
    await show(() => late)
    await until(() => /Overdue\s*6/.test(line()), 'the risk')
    expect(badges()).to.equal(0)
  })

  it('is said at the rows too where they differ, and with how many', async () => {
    await show(ordinal => (ordinal < 3 ? late : far))
    await until(() => /Overdue\s*2/.test(line()), 'the risk')
    await until(() => badges() === 2, 'two badges')
  })
})
