import { expect } from 'chai'
import fc from 'fast-check'
import type { ShippingType } from '../wire/reference'
import { sortShippingTypes, timezoneLabel } from './rules'

const type = (name: string): ShippingType => ({ name, aftership_slug: null })

describe('shipping types', () => {
  it('sort by name, but for the last one of the server, which stays last', () => {
    const sorted = sortShippingTypes(['UPS', 'Courier', 'DHL', 'Other'].map(type))
    expect(sorted.map(({ name }) => name)).to.deep.equal(['Courier', 'DHL', 'UPS', 'Other'])
    expect(sortShippingTypes(['B', 'A', 'Aardvark last'].map(type)).map(({ name }) => name)).to.deep.equal([
      'A',
      'B',
      'Aardvark last',
    ])
    expect(sortShippingTypes([])).to.deep.equal([])
    expect(sortShippingTypes([type('Other')])).to.deep.equal([type('Other')])
  })

  it('lose none, change none, and leave the list that came as it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string().map(type), { minLength: 1 }), types => {
        const before = [...types]
        const sorted = sortShippingTypes(types)
        expect(types).to.deep.equal(before)
        expect(sorted.at(-1)).to.equal(types.at(-1))
        expect(types.every(each => sorted.includes(each))).to.equal(true)
        expect(sorted.length).to.equal(types.length)
        const names = sorted.slice(0, -1).map(({ name }) => name)
        expect(names).to.deep.equal(names.toSorted((a, b) => a.localeCompare(b)))
      }),
    )
  })
})

it('a time zone is labelled by its offset and name', () => {
  expect(timezoneLabel({ name: 'Eastern Time', value: 'America/New_York', utcOffset: '-05:00' })).to.equal(
    '(UTC-05:00) Eastern Time',
  )
})
