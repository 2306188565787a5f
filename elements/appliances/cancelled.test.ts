import { expect } from 'chai'
import type { Bay } from '../../core/wire/appliances'
import type { Shipment } from '../../core/wire/shipments'
import { allOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import './index'

describe('<reeldock-appliances> with the drive of a cancelled shipment', () => {
  let screen: Screen
  const slots = () => [...(screen.element.shadowRoot?.querySelectorAll<HTMLElement>('.slot') ?? [])]

  async function read<Answer>(path: string): Promise<Answer> {
    const { bases, fetch, token } = screen.backend.options
    const answer = await fetch(`${bases.main}${path}`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as Answer
  }

  beforeEach(async () => {
    screen = open('reeldock-appliances', { scenario: 'approved-online' })
    await until(() => allOf(screen.element, 'button', /^Print the label of/).length === 2, 'the labels')
    await until(() => screen.element.shadowRoot?.textContent?.includes('Live') === true, 'live')
    const [dock] = await read<{ drives: Bay[] }[]>('/v1/appliances')
    const shipments = await read<Shipment[]>('/v1/work-orders/WO-68213/shipments')
    const bookingNo = shipments.find(({ status }) => status === 'cancelled')?.bookingNo ?? ''
    const drives = (dock?.drives ?? []).map(bay => (bay.bay === 3 ? { ...bay, bookingNo } : bay))
    screen.backend.emit({ type: 'bays.changed', applianceId: 'skyreel-dock-a', drives })
    await until(() => slots()[2]?.textContent?.includes('Cancelled') === true, 'the bay')
  })
  afterEach(() => screen.end())

  it('asks to remove the drive and not to ship it, in a bay of neutral tone, and prints no label', () => {
    const [, , bay] = slots()
    expect(bay?.textContent).to.include('Remove, do not ship').and.not.to.include('Eject')
    expect([bay?.dataset.tone, bay?.dataset.filled]).to.deep.equal(['mute', undefined])
    expect(allOf(screen.element, 'button', /^Print the label of Dock A, Bay/).length).to.equal(1)
  })
})
