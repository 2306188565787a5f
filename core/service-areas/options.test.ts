import { expect } from 'chai'
import { areaForm, listForm, option } from './fixtures'
import { offerOfPartner, offerOfSubmission, toSubmission } from './mapping'
import { isAreaPrice, isBlankOption, isListPrice, isMax, isSize, optionKey, sortOptions, timeKey } from './options'
import { freeTypes, isSameOffer, listId, listsIn, newLocalId, removeOne, typesWith } from './rules'
import type { Unit } from './types'

const listOption = { time: '6', unit: 'hours', price: '24.50', size: '150' } as const

describe('a delivery option as it is typed', () => {
  it('has numbers that may have spaces around them, and refuses other texts and values beyond the limits', () => {
    expect([isMax(' 5 '), isMax('999'), isMax('1000'), isMax('5d'), isMax('d5')]).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(['0.01', ' 999.99 ', '0', '1000', 'x', ''].map(isAreaPrice)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['0.01', '1000', '0', 'x', ''].map(isListPrice)).to.deep.equal([true, true, false, false, false])
    expect([' 1.5 ', '2', '2.', '1', 'a2', '2a', '-2'].map(isSize)).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('has a size without an exponent, a sign or a unit', () => {
    for (const typed of ['1e3', '+5', '0x10', '1e3.', '5 GB']) expect(isSize(typed), typed).to.equal(false)
  })

  it('has a key that differs by incomplete texts and keeps fields apart', () => {
    expect(optionKey({ ...option, max: 'x' })).not.to.equal(optionKey({ ...option, max: 'y' }))
    expect(optionKey({ ...listOption, time: 'x' })).not.to.equal(optionKey({ ...listOption, time: 'y' }))
    expect(optionKey({ ...listOption, price: '245.01', size: '50' })).not.to.equal(optionKey(listOption))
  })

  it('is blank if it has only spaces and a unit', () => {
    const blank = { max: ' ', unit: 'days', price: ' ', pickup: ' ' } as const
    expect(isBlankOption(blank)).to.equal(true)
    for (const field of ['max', 'price', 'pickup']) expect(isBlankOption({ ...blank, [field]: '1' })).to.equal(false)
    const blankList = { time: ' ', unit: 'days', price: ' ', size: ' ' } as const
    expect(isBlankOption(blankList)).to.equal(true)
    for (const field of ['time', 'price', 'size']) expect(isBlankOption({ ...blankList, [field]: '1' })).to.equal(false)
  })

  it('has a time key if its maximum is a whole number with a unit', () => {
    const timed = (max: string, unit: Unit | '') => ({ ...option, max, unit })
    expect([timed('05', 'days'), timed('5', ''), timed('x', 'days')].map(timeKey)).to.deep.equal(['5 days', null, null])
    const typed = ['x', '2', '', '1'].map(max => timed(max, 'days'))
    expect(sortOptions(typed).map(({ max }) => max)).to.deep.equal(['1', '2', 'x', ''])
  })

  it('has the same key however it is typed, and another one if a value differs', () => {
    expect(optionKey({ ...option, max: '02', price: ' 25 ', pickup: '4:30 pm' })).to.equal(optionKey(option))
    expect(optionKey({ ...option, max: ' x', price: ' y', pickup: ' z' })).to.equal(
      optionKey({ ...option, max: 'x', price: 'y ', pickup: 'z' }),
    )
    for (const other of [
      { max: '3' },
      { unit: 'hours' },
      { price: '25.01' },
      { pickup: '16:31' },
      { max: 'x' },
      { pickup: '' },
    ] as const)
      expect(optionKey({ ...option, ...other })).not.to.equal(optionKey(option))
    expect(optionKey({ ...listOption, time: '06', price: '24.5', size: '150.0' })).to.equal(optionKey(listOption))
    expect(optionKey({ ...listOption, time: ' x', price: ' y', size: ' ' })).to.equal(
      optionKey({ ...listOption, time: 'x', price: 'y ', size: '' }),
    )
    for (const other of [
      { time: '7' },
      { unit: 'days' },
      { price: '24.51' },
      { size: '151' },
      { size: '' },
      { time: 'x' },
    ] as const)
      expect(optionKey({ ...listOption, ...other })).not.to.equal(optionKey(listOption))
    expect(optionKey({ ...listOption, size: '' })).not.to.equal(optionKey({ ...listOption, size: '0' }))
  })
})

describe('a theatre list', () => {
  const sentList = {
    deliveryType: 'SATELLITE' as const,
    theatres: ['TH-1'],
    deliveryOptions: [
      { deliveryTime: { unit: 'days' as const, value: 1 }, price: 30.5, size: 200 },
      { deliveryTime: { unit: 'hours' as const, value: 6 }, price: 24.5, size: 150 },
    ],
  }

  // @spec 3.27
  it('is read sorted by time, from dollars if submitted and from cents if registered', () => {
    const submitted = offerOfSubmission({ serviceAreas: [], theatreLists: [sentList] }).lists[0]
    expect(submitted?.options.map(({ time, unit, price, size }) => `${time} ${unit} ${price} ${size}`)).to.deep.equal([
      '6 hours 24.50 150',
      '1 days 30.50 200',
    ])
    expect([submitted?.id, submitted?.theatres]).to.deep.equal([null, ['TH-1']])
    const registered = { ...sentList, id: 'L-1', status: 'active', theatres: [{ id: 'TH-7' }] }
    const cents = registered.deliveryOptions.map(each => ({ ...each, price: each.price * 100 }))
    const live = offerOfPartner({
      serviceAreas: [],
      theatreLists: [{ ...registered, deliveryOptions: cents }] as never,
    })
    expect(live.lists[0]).to.deep.include({ id: 'L-1', theatres: ['TH-7'], options: submitted?.options })
    const bare = { deliveryType: 'SATELLITE', deliveryOptions: [{}] }
    expect(offerOfSubmission({ serviceAreas: [], theatreLists: [bare] as never }).lists[0]).to.deep.include({
      theatres: [],
      options: [{ time: '', unit: '', price: '', size: '' }],
    })
  })

  // @spec 3.26, 3.27, 3.28
  it('is sent in dollars, sorted by time, without blank options, an empty name or a missing id', () => {
    const blank = { time: '', unit: 'days', price: '', size: '' } as const
    const later = { time: '1', unit: 'days', price: '30', size: '200' } as const
    const list = listForm({ name: ' Fibre ', options: [later, blank, listOption] })
    const send = (more: Partial<typeof list>) =>
      toSubmission({ areas: [], lists: [{ ...list, ...more }] }, { areas: [], lists: [listForm({ id: 'L-1' })] }).body
        .theatreLists[0]
    expect(send({})).to.deep.equal({
      name: 'Fibre',
      deliveryType: 'INTERNET',
      theatres: ['TH-1'],
      deliveryOptions: [
        { deliveryTime: { unit: 'hours', value: 6 }, price: 24.5, size: 150 },
        { deliveryTime: { unit: 'days', value: 1 }, price: 30, size: 200 },
      ],
    })
    expect(send({ id: 'L-1', name: ' ', deliveryType: '' })).to.include({ id: 'L-1', deliveryType: 'HARD_DRIVE' })
    expect(send({ name: ' ' })).not.to.have.property('name')
  })

  it('maps the paths of a 422 to fields of the form', () => {
    const areas = Array.from({ length: 12 }, (_, index) => areaForm(`K${index}`))
    const { pathOf } = toSubmission({ areas, lists: [listForm()] }, { areas: [], lists: [] })
    const table: [server: string, field: string][] = [
      ['theatreLists[0].deliveryOptions[0].deliveryTime.value', 'lists[0].options[0].time'],
      ['theatreLists[0].deliveryOptions', 'lists[0].options'],
      ['serviceAreas[11].deliveryOptions[0].maxTime.unit', 'areas[11].options[0].unit'],
      ['theatreLists', 'theatreLists'],
      ['timezone', 'timezone'],
      ['x.serviceAreas[0].code', 'x.serviceAreas[0].code'],
    ]
    for (const [server, field] of table) expect(pathOf(server), server).to.equal(field)
  })
})

describe('the rules of areas and lists', () => {
  it('show lists without a type in both tabs', () => {
    const lists = [listForm(), listForm({ deliveryType: 'HARD_DRIVE' }), listForm({ deliveryType: '' })]
    expect(listsIn(lists, 'drive').map(({ deliveryType }) => deliveryType)).to.deep.equal(['HARD_DRIVE', ''])
    expect(listsIn(lists, 'electronic').map(({ deliveryType }) => deliveryType)).to.deep.equal(['INTERNET', ''])
  })

  it('identify a list by its id, else by its local id, else by its position', () => {
    expect([
      listId({ id: 'L', local: 'x' }, 2),
      listId({ id: null, local: 'x' }, 2),
      listId({ id: null }, 2),
    ]).to.deep.equal(['L', 'x', 'new-2'])
    const ids = Array.from({ length: 50 }, newLocalId)
    expect(new Set(ids).size).to.equal(50)
    for (const id of ids) expect(id).to.match(/^new-[a-z0-9]{8,}$/)
  })

  // @spec 3.31
  it('allow a type that no other area of the code has', () => {
    const area = areaForm('US', { deliveryType: 'INTERNET' })
    const satellite = areaForm('US', { deliveryType: 'SATELLITE' })
    expect(freeTypes(area, [area])).to.deep.equal(['INTERNET', 'SATELLITE'])
    expect(freeTypes(area, [area, satellite])).to.deep.equal(['INTERNET'])
    expect(freeTypes(area, [area, { ...satellite, code: 'CA' }])).to.deep.equal(['INTERNET', 'SATELLITE'])
    expect(freeTypes(area, [area, { ...satellite, status: 'deleted' }])).to.deep.equal(['INTERNET', 'SATELLITE'])
    expect(freeTypes(area, [area, { ...area }])).to.deep.equal(['INTERNET', 'SATELLITE'])
    expect([typesWith('', 'drive'), typesWith('FAX' as 'INTERNET', 'drive')]).to.deep.equal([
      ['HARD_DRIVE'],
      ['FAX', 'HARD_DRIVE'],
    ])
  })

  it('mark an area as removed if the server knows it, and drop it otherwise', () => {
    const local = areaForm('US')
    const known = areaForm('US', { id: 'A-1' })
    const others = [
      areaForm('CA'),
      areaForm('US', { deliveryType: 'INTERNET' }),
      areaForm('US', { id: 'A-9', status: 'deleted' }),
    ]
    expect(removeOne([known, ...others], 'A-1')).to.deep.equal([{ ...known, status: 'deleted' }, ...others])
    expect(removeOne([local, ...others], 'HARD_DRIVE:US')).to.deep.equal(others)
  })

  it('compare offers regardless of format and order, and find every difference', () => {
    const offer = {
      areas: [areaForm('US', { excludeCodes: ['US-CA', 'US-NV'] }), areaForm('CA')],
      lists: [listForm({ theatres: ['a', 'b'] })],
    }
    const blank = { max: '', unit: 'days', price: '', pickup: '' } as const
    const reordered = {
      areas: [areaForm('CA', { options: [option, blank] }), areaForm('US', { excludeCodes: ['US-NV', 'US-CA'] })],
      lists: [
        listForm({
          name: ' Fibre ',
          theatres: ['b', 'a'],
          options: [listOption, { time: '', unit: 'days', price: '', size: '' }],
        }),
      ],
    }
    expect([isSameOffer(offer, offer), isSameOffer(offer, reordered)]).to.deep.equal([true, true])
    const others = [
      { ...offer, areas: offer.areas.slice(1) },
      { ...offer, lists: [] },
      { ...offer, lists: [listForm({ theatres: ['a', 'c'] })] },
      { ...offer, lists: [listForm({ theatres: ['a', 'b'], name: 'Copper' })] },
      {
        ...offer,
        areas: [
          { ...areaForm('US', { excludeCodes: ['US-CA', 'US-NV'] }), status: 'deleted' as const },
          areaForm('CA'),
        ],
      },
    ]
    for (const other of others) expect(isSameOffer(offer, other)).to.equal(false)
  })
})
