import { expect } from 'chai'
import type { Location } from '../wire/service-areas'
import { coverageOf } from './coverage'
import { areaForm, somePlaces } from './fixtures'
import { linesOf, matchPasted } from './pasted'
import { fullName, nextUnloaded, noPlaces, unnamed, withLocations, withNames } from './places'
import { togglePlace } from './toggle'
import { countFound, treeRows } from './tree'
import type { Place, Places } from './types'

/** Returns rows as "level position/size code", with a sign for open ones. */
function summaryOf(open: readonly string[], search = '') {
  return treeRows(somePlaces, new Set(open), search).map(
    ({ place, level, position, size, open: isOpen }) =>
      `${level} ${position}/${size} ${place.code}${isOpen ? ' v' : ''}`,
  )
}

describe('the rows of the tree', () => {
  it('are the countries, and the places below an open one', () => {
    expect(summaryOf([])).to.deep.equal(['1 1/2 US', '1 2/2 CA'])
    expect(summaryOf(['US', 'US-NV'])).to.deep.equal([
      '1 1/2 US v',
      '2 1/3 US-CA',
      '2 2/3 US-NV v',
      '3 1/2 US-NV-LAS',
      '3 2/2 US-NV-REN',
      '2 3/3 US-TX',
      '1 2/2 CA',
    ])
  })
  it('are the matches with the places above them, regardless of case and accents', () => {
    expect(summaryOf([], 'las')).to.deep.equal(['1 1/1 US v', '2 1/1 US-NV v', '3 1/1 US-NV-LAS'])
    expect(summaryOf([], 'QUEBEC')).to.deep.equal(['1 1/1 CA v', '2 1/1 CA-QC'])
    expect(summaryOf(['US-NV'], 'nevada')).to.deep.equal([
      '1 1/1 US v',
      '2 1/1 US-NV v',
      '3 1/2 US-NV-LAS',
      '3 2/2 US-NV-REN',
    ])
    expect([countFound(somePlaces, 'las'), countFound(somePlaces, ' ')]).to.deep.equal([1, 0])
  })
  it('are counted without places that are known only by their name', () => {
    const cities = [{ code: 'US-TX-AUS', name: 'Austin' }]
    const subdivisions = [{ code: 'US-TX', name: 'Texas', cities }]
    const named = withNames(somePlaces, [{ code: 'US', name: 'United States', subdivisions }])
    expect([countFound(named, 'austin'), treeRows(named, new Set(), 'austin').length]).to.deep.equal([0, 0])
  })
  it('name a place with the places above, and find missing names', () => {
    expect(fullName(somePlaces, 'US-NV-LAS')).to.equal('Las Vegas, Nevada, United States')
    expect(unnamed(somePlaces, ['US-NV-LAS', 'MX-JAL'])).to.deep.equal(['MX-JAL', 'MX'])
  })
})

describe('a tree of 250 countries, 5,000 provinces and 50,000 cities', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
  const children = (code: string, count: number, hasChildren: boolean) =>
    numbers(count).map(index => ({ code: `${code}-${index}`, name: `Place ${code} ${index}`, hasChildren }))
  const countries = numbers(250).map(
    (index): Location => ({
      code: `K${index}`,
      name: `Country ${index}`,
      kind: 'country',
      children: children(`K${index}`, 20, true),
    }),
  )
  const provinces = countries.flatMap(country =>
    country.children.map(
      ({ code, name }): Location => ({ code, name, kind: 'province', children: children(code, 10, false) }),
    ),
  )
  const places = withLocations(withLocations(noPlaces, countries, true), provinces)
  const everything = new Set([...countries, ...provinces].map(({ code }) => code))

  /** Returns how often places are accessed during an action. */
  function countAccesses(work: (places: Places) => void): number {
    let count = 0
    class Counted extends Map<string, Place> {
      override get(code: string) {
        count += 1
        return super.get(code)
      }
    }
    const byCode = new Counted(places.byCode)
    work({ ...places, byCode })
    return count
  }

  it('is opened and searched with few accesses to each place, so that it keeps up with typing', () => {
    expect(treeRows(places, everything).length).to.equal(55_250)
    expect(treeRows(places, new Set(), 'k249 19 9').length).to.equal(0)
    expect(treeRows(places, new Set(), 'k249-19 9').length).to.equal(3)
    expect(countAccesses(counted => treeRows(counted, everything))).to.be.lessThan(2 * 55_250)
    expect(countAccesses(counted => treeRows(counted, new Set(), 'k249-19 9'))).to.be.lessThan(4 * 55_250)
    expect(nextUnloaded(places)).to.deep.equal([])
  })

  it('is ticked with few accesses to places', () => {
    const before = [areaForm('K1'), areaForm('K2')]
    const areas = togglePlace(before, 'K1-3-4', 'drive', places)
    const states = ['K1', 'K1-3', 'K1-3-4', 'K2'].map(coverageOf(areas, 'drive', places).stateOf)
    expect(states).to.deep.equal(['partly', 'partly', 'out', 'in'])
    expect(countAccesses(counted => togglePlace(before, 'K1-3-4', 'drive', counted))).to.be.lessThan(100)
  })
})

describe('a pasted list of theatres', () => {
  const theatre = (id: string, name: string) => ({
    id,
    name,
    street: '',
    displayLocation: '',
    city: '',
    state: null,
    country: { code: 'US', name: 'United States' },
    postalCode: '',
  })
  it('is split into lines and cells without duplicates', () => {
    expect(linesOf(' Roxy \r\n\nTH-1\tTH-2; Roxy')).to.deep.equal(['Roxy', 'TH-1', 'TH-2'])
  })
  it('is matched by id, else by name, and returns unknown and ambiguous lines', () => {
    const known = [theatre('TH-1', 'Roxy'), theatre('TH-2', 'Gem'), theatre('TH-3', 'Gem'), theatre('TH-4', 'Luna 8')]
    const matched = matchPasted(['TH-2', 'roxy', 'Gem', 'Luna'], [...known, ...known])
    expect(matched.theatres.map(({ id }) => id)).to.deep.equal(['TH-2', 'TH-1'])
    expect([matched.ambiguous, matched.unmatched]).to.deep.equal([['Gem'], ['Luna']])
  })
})
