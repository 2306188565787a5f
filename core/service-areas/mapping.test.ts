import { expect } from 'chai'
import fc from 'fast-check'
import type { TheatreList } from '../wire/theatres'
import { areaForm, listForm, option } from './fixtures'
import { offerOfPartner, offerOfSubmission, toSubmission } from './mapping'

const registered = {
  id: 'a',
  code: 'US',
  deliveryType: 'HARD_DRIVE' as const,
  excludeCodes: ['US-NV'],
  status: 'active' as const,
  deliveryOptions: [
    { maxTime: { unit: 'days' as const, value: 2 }, price: 3005, shippingPickupTime: '17:00' },
    { maxTime: { unit: 'hours' as const, value: 36 }, price: 5450, shippingPickupTime: '17:00' },
  ],
  validIn: { countries: [] },
  notValidIn: { countries: [] },
}

describe('the registered offer', () => {
  // @spec 3.21, 3.22, 5.31
  it('is read from cents, sorted by time', () => {
    const { areas } = offerOfPartner({ serviceAreas: [registered], theatreLists: [] })
    expect(areas[0]?.options).to.deep.equal([
      { max: '36', unit: 'hours', price: '54.50', pickup: '17:00' },
      { max: '2', unit: 'days', price: '30.05', pickup: '17:00' },
    ])
  })
  // @spec 3.12
  it('is read without fields that another server leaves out', () => {
    const bare = { id: 'a', code: 'US' } as unknown as typeof registered
    expect(offerOfPartner({ serviceAreas: [bare], theatreLists: [] }).areas[0]).to.deep.equal({
      id: 'a',
      code: 'US',
      deliveryType: 'HARD_DRIVE',
      options: [],
      excludeCodes: [],
      status: 'active',
    })
    const nulls = { ...registered, deliveryOptions: [null, { price: null }] } as unknown as typeof registered
    expect(offerOfPartner({ serviceAreas: [nulls], theatreLists: [] }).areas[0]?.options).to.deep.equal([
      { max: '', unit: '', price: '', pickup: '' },
    ])
    const list = { id: 'l', deliveryOptions: [null, { size: 3 }] } as unknown as TheatreList
    expect(offerOfPartner({ serviceAreas: [], theatreLists: [list] }).lists[0]).to.deep.equal({
      id: 'l',
      name: '',
      deliveryType: '',
      theatres: [],
      options: [{ time: '', unit: '', price: '', size: '3' }],
    })
    expect([offerOfPartner(null), offerOfSubmission(null)]).to.deep.equal([
      { areas: [], lists: [] },
      { areas: [], lists: [] },
    ])
  })
})

describe('a registered row that is not in force', () => {
  // @spec 3.13
  it('is shown as pending and sent again, except a removed area', () => {
    const areas = (['active', 'pending', 'deleted'] as const).map(status => ({ ...registered, id: status, status }))
    const lists = (['active', 'pending'] as const).map(
      (status): TheatreList => ({ id: status, status, deliveryType: 'INTERNET', theatres: [], deliveryOptions: [] }),
    )
    const offer = offerOfPartner({ serviceAreas: areas, theatreLists: lists })
    expect(offer.areas.map(({ id, status }) => [id, status])).to.deep.equal([
      ['active', 'active'],
      ['pending', 'pending'],
    ])
    expect(offer.lists.map(({ id, isPending }) => [id, isPending])).to.deep.equal([
      ['active', undefined],
      ['pending', true],
    ])
    const { body } = toSubmission(offer, offer)
    expect(body.serviceAreas.map(({ id, status }) => [id, status])).to.deep.equal([
      ['active', 'active'],
      ['pending', 'pending'],
    ])
    expect(body.theatreLists.map(list => [list.id, 'isPending' in list])).to.deep.equal([
      ['active', false],
      ['pending', false],
    ])
  })
})

describe('a submission', () => {
  const none = { areas: [], lists: [] }

  // @spec 3.18, 3.20, 3.22, 5.30, 5.31, 5.60
  it('has dollars, sorts options by time without blank ones, and no pick-up time for electronic delivery', () => {
    const options = [
      option,
      { max: '', unit: 'days', price: '', pickup: '' },
      { ...option, max: '05', unit: 'hours' },
    ] as const
    const areas = [areaForm('US', { options }), areaForm('CA', { deliveryType: 'SATELLITE' })]
    const { body } = toSubmission({ areas, lists: [listForm()] }, none)
    expect(body.serviceAreas[0]).to.deep.equal({
      code: 'US',
      deliveryType: 'HARD_DRIVE',
      excludeCodes: [],
      status: 'active',
      deliveryOptions: [
        { maxTime: { unit: 'hours', value: 5 }, price: 25, shippingPickupTime: '16:30' },
        { maxTime: { unit: 'days', value: 2 }, price: 25, shippingPickupTime: '16:30' },
      ],
    })
    expect(body.serviceAreas[1]?.deliveryOptions[0]?.shippingPickupTime).to.equal(null)
    expect(body.theatreLists).to.deep.equal([
      {
        name: 'Fibre',
        deliveryType: 'INTERNET',
        theatres: ['TH-1'],
        deliveryOptions: [{ deliveryTime: { unit: 'hours', value: 6 }, price: 24.5, size: 150 }],
      },
    ])
  })

  // @spec 3.16, 5.57
  it('has a removed area as deleted, as it is in force', () => {
    const inForce = { areas: [areaForm('US', { id: 'a' })], lists: [] }
    const half = areaForm('US', { id: 'a', status: 'deleted', options: [{ ...option, price: '' }] })
    const [sent] = toSubmission({ areas: [half], lists: [] }, inForce).body.serviceAreas
    expect([sent?.id, sent?.status, sent?.deliveryOptions[0]?.price]).to.deep.equal(['a', 'deleted', 25])
  })

  it('maps the path of a 422 to its field in spite of sorted and blank options', () => {
    const blank = { max: '', unit: 'days', price: '', pickup: '' } as const
    const areas = [areaForm('CA'), areaForm('US', { options: [blank, option, { ...option, max: '1' }] })]
    const { pathOf } = toSubmission({ areas, lists: [listForm()] }, none)
    expect(
      [
        'serviceAreas[1].deliveryOptions[0].maxTime.value',
        'serviceAreas[1].deliveryOptions[1].price',
        'serviceAreas[0].deliveryOptions[0].shippingPickupTime',
        'serviceAreas[0].deliveryOptions',
        'theatreLists[0].deliveryOptions[0].deliveryTime.unit',
        'theatreLists[0].theatres',
        'serviceAreas',
      ].map(pathOf),
    ).to.deep.equal([
      'areas[1].options[2].max',
      'areas[1].options[1].price',
      'areas[0].options[0].pickup',
      'areas[0].options',
      'lists[0].options[0].unit',
      'lists[0].theatres',
      'areas',
    ])
  })

  it('is read back as it was sent, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), cents => {
        const deliveryOptions = [
          { maxTime: { unit: 'days' as const, value: 1 }, price: cents, shippingPickupTime: '09:00' },
        ]
        const first = offerOfPartner({ serviceAreas: [{ ...registered, deliveryOptions }], theatreLists: [] })
        const { body } = toSubmission(first, first)
        expect(offerOfSubmission(JSON.parse(JSON.stringify(body)))).to.deep.equal(first)
      }),
    )
  })
})
