import { expect } from 'chai'
import { dayTimeIn, zoneName } from '../../core/base/time'
import type { Shipment } from '../../core/wire/shipments'
import { pendingRow } from '../../test/fixtures/page/order-rows'
import { allOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

const deliverOn = '2026-11-21T16:00:00Z'
const partner = 'America/Chicago'
const zones = [
  'Eastern Standard Time',
  'UTC-5',
  'Etc/Unknown',
  'America/Nowhere',
  ' Europe/Paris ',
  'W. Europe Standard Time',
]

describe('the deliver-by of theatres with unknown zones', () => {
  let screen: Screen
  before(async () => {
    screen = open('reeldock-shipments', {
      attributes: { 'work-order-no': 'WO-48213' },
      now: '2026-11-19T20:10:00Z',
      before(backend) {
        const { fetch } = backend.options
        backend.options.fetch = async (input, init) => {
          const answer = await fetch(input, init)
          if (init?.method === 'PUT' || !/WO-48213\/shipments/.test(String(input))) return answer
          const rows = ((await answer.json()) as Shipment[]).slice(0, zones.length).map((row, index) => ({
            ...pendingRow(row, index),
            deliverOn,
            theatre: { ...row.theatre, timezone: zones[index] ?? '' },
          }))
          return Response.json(rows, { headers: { etag: '"1"' } })
        }
      },
    })
    screen.element.style.inlineSize = '1280px'
    await until(() => allOf(screen.element, 'row', /11-21/).length >= zones.length, 'the rows')
  })
  after(() => screen.end())

  const deadlineText = (zone: string) => `${dayTimeIn(deliverOn, zone)} ${zoneName(zone, deliverOn, 'en-US')}`

  // @spec 5.65, 5.66, 5.68
  it('is shown in the zone of the partner, with the name of that zone', () => {
    const rows = allOf(screen.element, 'row', /11-21/)
    const texts = rows.map(row => (row.textContent ?? '').replace(/\s+/g, ' '))
    expect(texts.filter(row => row.includes(deadlineText(partner))).length, texts.join('\n')).to.equal(zones.length - 1)
    expect(texts.filter(row => row.includes(deadlineText('Europe/Paris'))).length).to.equal(1)
  })

  it('is shown the same way in an opened row', async () => {
    screen.element.shadowRoot?.querySelector<HTMLElement>('tbody [aria-expanded]')?.click()
    await until(() => screen.element.shadowRoot?.querySelector('.opened') != null, 'the opened row')
    const opened = screen.element.shadowRoot?.querySelector('.opened')?.textContent ?? ''
    expect(opened.replace(/\s+/g, ' ')).to.include(deadlineText(partner))
  })
})
