import { expect } from 'chai'
import { locationsOf } from './places'

describe('locations', () => {
  it('answers a place once, however often it is asked for', () => {
    const asked = Array.from({ length: 1000 }, () => ['US', 'CA']).flat()
    expect(locationsOf(asked).map(({ code }) => code)).to.deep.equal(['US', 'CA'])
  })

  it('names what lies in a place, and whether that holds more', () => {
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
