import { expect } from 'chai'
import type { Approval } from '../../wire/people'
import type { ServiceAreaSent } from '../../wire/service-areas'
import type { TheatreListSent } from '../../wire/theatres'
import type { PartnerRecord } from '../records'
import { decide } from './approvals'
import { areasInForce, listsInForce } from './in-force'

const area = (code: string, more: Partial<ServiceAreaSent> = {}): ServiceAreaSent => ({
  code,
  deliveryType: 'INTERNET',
  deliveryOptions: [{ maxTime: { unit: 'days', value: 2 }, price: 25.5, shippingPickupTime: null }],
  excludeCodes: [],
  status: 'active',
  ...more,
})
const list = (id?: string): TheatreListSent => ({
  ...(id ? { id } : {}),
  deliveryType: 'INTERNET',
  theatres: [],
  deliveryOptions: [{ deliveryTime: { unit: 'hours', value: 6 }, price: 1.15, size: 150 }],
})

describe('the approved data', () => {
  it('keeps existing ids, and gets unused ids for new rows', () => {
    const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
    expect(ids(listsInForce([list('list-2'), list(), list()], []))).to.deep.equal(['list-2', 'list-3', 'list-4'])
    const existing = area('US', { id: 'area-2-US' })
    const removed = area('US', { id: 'area-3-US', status: 'deleted' })
    expect(ids(areasInForce([existing, area('US', { deliveryType: 'SATELLITE' }), removed]))).to.deep.equal([
      'area-2-US',
      'area-4-US',
    ])
  })

  it('has prices in exact cents', () => {
    expect(listsInForce([list()], [])[0]?.deliveryOptions[0]?.price).to.equal(115)
  })

  it('keeps the approved theatre lists if the submission has none', () => {
    const lists = listsInForce([list()], [])
    const partner = { org: 'cinderlane', theatreLists: lists, serviceAreas: [] } as unknown as PartnerRecord
    const approved = (theatreLists?: TheatreListSent[]) => {
      const registrationData = { serviceAreas: [area('US')], ...(theatreLists ? { theatreLists } : {}) }
      const approval = { id: 'A-1', type: 'service_areas', status: 'PENDING', registrationData } as unknown as Approval
      const outcome = decide(partner, { org: 'cinderlane', approval, nextAt: null }, 'APPROVED', null, [])
      return outcome.ok ? outcome.state.partner : null
    }
    expect(approved()?.theatreLists).to.equal(lists)
    expect(approved()?.serviceAreas.length).to.equal(1)
    expect(approved([])?.theatreLists).to.deep.equal([])
  })
})
