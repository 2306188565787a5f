import { expect } from 'chai'
import fc from 'fast-check'
import type { Country, ShippingType, Timezone } from '../wire/reference'
import { callingCodeChoices, sortShippingTypes, timezoneChoices, timezoneLabel } from './rules'

const type = (name: string): ShippingType => ({ name, aftership_slug: null })

describe('shipping types', () => {
  // @spec 7.13
  it('sort by name, except for the server’s last one, which stays last', () => {
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

  it('are complete and unchanged, and the received list is not mutated', () => {
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

// @spec 3.45, 9.12
it('a time zone is labelled by its offset and name', () => {
  expect(timezoneLabel({ name: 'Eastern Time', value: 'America/New_York', utcOffset: '-05:00' })).to.equal(
    '(UTC-05:00) Eastern Time',
  )
})

describe('time zone options', () => {
  const zone = (value: string, name: string, utcOffset: string) => ({ value, name, utcOffset }) as Timezone
  const eastern = ['America/New_York', 'America/Detroit'].map(value => zone(value, 'Eastern Time', '-05:00'))
  const zones = [...eastern, zone('Europe/London', 'London', '+00:00')]
  const values = (chosen: string) => timezoneChoices(zones, chosen).map(({ value }) => value)

  // @spec 9.12
  it('have one entry for each label, which is the chosen zone if it has that label', () => {
    expect(timezoneChoices(zones, '')).to.deep.equal([
      { value: 'America/New_York', label: '(UTC-05:00) Eastern Time' },
      { value: 'Europe/London', label: '(UTC+00:00) London' },
    ])
    expect(values('America/Detroit')).to.deep.equal(['America/Detroit', 'Europe/London'])
    expect(values('America/New_York')).to.deep.equal(['America/New_York', 'Europe/London'])
  })

  it('keep a chosen zone that is not listed', () => {
    expect(timezoneChoices(zones, 'Mars/Olympus')[0]).to.deep.equal({ value: 'Mars/Olympus', label: 'Mars/Olympus' })
    expect(values('Mars/Olympus').length).to.equal(3)
  })
})

describe('calling code options', () => {
  const country = (code: string, intlCode: string) => ({ code, intlCode }) as Country
  const countries = [country('GB', '44'), country('FR', '33'), country('US', '1'), country('CA', '1')]

  // @spec 9.13
  it('sort as numbers, one entry per code with at most two of the countries that share it', () => {
    expect(callingCodeChoices([...countries, country('PT', '351')], '')).to.deep.equal([
      { value: '1', label: 'US, CA +1' },
      { value: '33', label: 'FR +33' },
      { value: '44', label: 'GB +44' },
      { value: '351', label: 'PT +351' },
    ])
    expect(callingCodeChoices([...countries, country('DO', '1')], '')[0]?.label).to.equal('US, CA… +1')
  })

  it('keep a chosen code that is not listed', () => {
    expect(callingCodeChoices(countries, '7').map(({ label }) => label)).to.deep.equal([
      'US, CA +1',
      '+7',
      'FR +33',
      'GB +44',
    ])
    expect(callingCodeChoices(countries, '44').length).to.equal(3)
  })
})
