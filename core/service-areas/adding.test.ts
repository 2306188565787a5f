import { expect } from 'chai'
import { areaForm, listForm, option } from './fixtures'
import { toSubmission } from './mapping'
import { addArea, isSameOffer } from './rules'

const pricier = { ...option, price: '99.00' }

describe('adding an area (decision 16)', () => {
  const us = areaForm('US', { id: 'A-1', excludeCodes: ['US-CA'] })

  // @spec 3.60
  it('changes nothing if its code is present', () => {
    expect(addArea([us], 'US', 'HARD_DRIVE', [pricier])).to.deep.equal([us])
  })

  it('restores a removed area with its own options and without exclusions, and keeps others', () => {
    const removed = areaForm('CA', { id: 'A-2', status: 'deleted', excludeCodes: ['CA-ON'] })
    expect(addArea([us, removed], 'CA', 'HARD_DRIVE', [pricier])).to.deep.equal([
      us,
      { ...removed, status: 'active', excludeCodes: [] },
    ])
  })

  it('adds an area with the given options, identified by its type and code until it has an id', () => {
    expect(addArea([us], 'US', 'INTERNET', [pricier]).at(-1)).to.deep.equal({
      id: null,
      local: 'INTERNET:US',
      code: 'US',
      deliveryType: 'INTERNET',
      options: [pricier],
      excludeCodes: [],
      status: 'active',
    })
  })
})

describe('a removed area', () => {
  it('is sent as it is in force', () => {
    const inForce = {
      areas: [areaForm('US', { id: 'A-1' }), areaForm('CA', { id: 'A-2', options: [pricier] })],
      lists: [],
    }
    const [us, ca] = inForce.areas
    if (!us || !ca) throw new Error('no areas')
    const areas = [us, { ...ca, status: 'deleted' as const, options: [{ ...option, price: '' }] }]
    const sent = toSubmission({ areas, lists: [] }, inForce).body.serviceAreas[1]
    expect([sent?.id, sent?.code, sent?.status, sent?.deliveryOptions[0]?.price]).to.deep.equal([
      'A-2',
      'CA',
      'deleted',
      99,
    ])
  })
})

describe('isSameOffer', () => {
  it('returns false for another option of a list', () => {
    const [first] = listForm().options
    if (!first) throw new Error('no option')
    const priced = (price: string) => ({ areas: [], lists: [listForm({ options: [{ ...first, price }] })] })
    expect(isSameOffer(priced('24.50'), priced('24.5'))).to.equal(true)
    expect(isSameOffer(priced('24.50'), priced('24.51'))).to.equal(false)
  })
})
