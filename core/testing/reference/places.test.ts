import { expect } from 'chai'
import { locationsOf } from './places'

describe('locations', () => {
  it('returns a place once, even if it is requested repeatedly', () => {
    const codes = Array.from({ length: 1000 }, () => ['US', 'CA']).flat()
    expect(locationsOf(codes).map(({ code }) => code)).to.deep.equal(['US', 'CA'])
  })

  it('returns the places in a place, and whether they have children', () => {
    const [mexico] = locationsOf(['MX'])
    expect(mexico?.children.map(({ name }) => name)).to.deep.equal([
      'Ciudad de México',
      'Jalisco',
      'Nuevo León',
      'Puebla',
    ])
    const [texas] = locationsOf(['US-TX'])
    expect(texas?.children.every(({ hasChildren }) => !hasChildren)).to.equal(true)
    expect(locationsOf(['US'])[0]?.children.find(({ code }) => code === 'US-TX')?.hasChildren).to.equal(true)
  })
})
