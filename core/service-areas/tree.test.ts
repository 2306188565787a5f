import { expect } from 'chai'
import type { Location } from '../wire/service-areas'
import { coverageOf } from './coverage'
import { areaForm, somePlaces } from './fixtures'
import { linesOf, matchPasted } from './pasted'
import { fullName, nextUnloaded, noPlaces, unnamed, withLocations, withNames } from './places'
import { togglePlace } from './toggle'
import { countFound, treeRows } from './tree'
import type { Place, Places } from './types'

/** Rows as "level position/size code", open ones with a sign. */
function told(open: readonly string[], search = '') {
  return treeRows(somePlaces, new Set(open), search).map(
    ({ place, level, position, size, open: isOpen }) =>
      `${level} ${position}/${size} ${place.code}${isOpen ? ' v' : ''}`,
  )
}

describe('the rows of the tree', () => {
  it('are countries first, and what is below an open place', () => {
    expect(told([])).to.deep.equal(['1 1/2 US', '1 2/2 CA'])
    expect(told(['US', 'US-NV'])).to.deep.equal([
      '1 1/2 US v',
      '2 1/3 US-CA',
      '2 2/3 US-NV v',
      '3 1/2 US-NV-LAS',
      '3 2/2 US-NV-REN',
      '2 3/3 US-TX',
      '1 2/2 CA',
    ])
  })
  it('are those found, with what is above them, whatever the case and the accents', () => {
    expect(told([], 'las')).to.deep.equal(['1 1/1 US v', '2 1/1 US-NV v', '3 1/1 US-NV-LAS'])
    expect(told([], 'QUEBEC')).to.deep.equal(['1 1/1 CA v', '2 1/1 CA-QC'])
    expect(told(['US-NV'], 'nevada')).to.deep.equal([
      '1 1/1 US v',
      '2 1/1 US-NV v',
      '3 1/2 US-NV-LAS',
      '3 2/2 US-NV-REN',
    ])
    expect([countFound(somePlaces, 'las'), countFound(somePlaces, ' ')]).to.deep.equal([1, 0])
  })
  it('are counted where they can be seen: no place that is known by its name alone', () => {
    const cities = [{ code: 'US-TX-AUS', name: 'Austin' }]
    const subdivisions = [{ code: 'US-TX', name: 'Texas', cities }]
    const named = withNames(somePlaces, [{ code: 'US', name: 'United States', subdivisions }])
    expect([countFound(named, 'austin'), treeRows(named, new Set(), 'austin').length]).to.deep.equal([0, 0])
  })
  it('name a place by all that it lies in, and ask for names that are missing', () => {
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

  /** How often a place is looked at while something is done. */
  function looks(work: (places: Places) => void): number {
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

  it('is opened and searched with a few looks at each place, so that it follows the typing', () => {
    expect(treeRows(places, everything).length).to.equal(55_250)
    expect(treeRows(places, new Set(), 'k249 19 9').length).to.equal(0)
    expect(treeRows(places, new Set(), 'k249-19 9').length).to.equal(3)
    expect(looks(counted => treeRows(counted, everything))).to.be.lessThan(2 * 55_250)
    expect(looks(counted => treeRows(counted, new Set(), 'k249-19 9'))).to.be.lessThan(4 * 55_250)
    expect(nextUnloaded(places)).to.deep.equal([])
  })

  it('is ticked with looks at the places around alone', () => {
    const before = [areaForm('K1'), areaForm('K2')]
    const areas = togglePlace(before, 'K1-3-4', 'drive', places)
    const states = ['K1', 'K1-3', 'K1-3-4', 'K2'].map(coverageOf(areas, 'drive', places).stateOf)
    expect(states).to.deep.equal(['partly', 'partly', 'out', 'in'])
    expect(looks(counted => togglePlace(before, 'K1-3-4', 'drive', counted))).to.be.lessThan(100)
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
  it('is read line by line, cells too, each once', () => {
    expect(linesOf(' Roxy \r\n\nTH-1\tTH-2; Roxy')).to.deep.equal(['Roxy', 'TH-1', 'TH-2'])
  })
  it('is matched by id, else by name; what is not found and what is not clear is told', () => {
    const known = [theatre('TH-1', 'Roxy'), theatre('TH-2', 'Gem'), theatre('TH-3', 'Gem'), theatre('TH-4', 'Luna 8')]
    const matched = matchPasted(['TH-2', 'roxy', 'Gem', 'Luna'], [...known, ...known])
    expect(matched.theatres.map(({ id }) => id)).to.deep.equal(['TH-2', 'TH-1'])
    expect([matched.ambiguous, matched.unmatched]).to.deep.equal([['Gem'], ['Luna']])
  })
})
