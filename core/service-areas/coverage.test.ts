import { expect } from 'chai'
import { coverageOf } from './coverage'
import { areaForm, option, somePlaces } from './fixtures'
import { noPlaces } from './places'
import { deliveryOf, freeTypes, hasArea, needsPickup, offeredIn, removeOne } from './rules'
import { coveragePhrases } from './sentence'
import { addCodes, togglePlace } from './toggle'
import type { AreaForm } from './types'

const all = ['US', 'US-CA', 'US-CA-LAX', 'US-CA-FRE', 'US-NV', 'US-NV-LAS', 'US-NV-REN', 'US-TX', 'CA', 'CA-ON']

/** Returns the codes of places that are served as a whole, and of those that are served in part. */
function states(areas: readonly AreaForm[], places = somePlaces) {
  const coverage = coverageOf(areas, 'drive', places)
  const of = (state: string) => all.filter(code => coverage.stateOf(code) === state).join(' ')
  return { in: of('in'), partly: of('partly') }
}

const cases: readonly [rule: string, areas: readonly AreaForm[], whole: string, partly: string][] = [
  ['nothing', [], '', ''],
  ['a country with all below it', [areaForm('CA')], 'CA CA-ON', ''],
  ['a province alone', [areaForm('CA-ON')], 'CA-ON', 'CA'],
  ['a city alone', [areaForm('US-NV-LAS')], 'US-NV-LAS', 'US US-NV'],
  [
    'a country without a province',
    [areaForm('US', { excludeCodes: ['US-NV'] })],
    'US-CA US-CA-LAX US-CA-FRE US-TX',
    'US',
  ],
  [
    'a country without a city',
    [areaForm('US', { excludeCodes: ['US-CA-FRE'] })],
    'US-CA-LAX US-NV US-NV-LAS US-NV-REN US-TX',
    'US US-CA',
  ],
  [
    'a city inside a province that is left out',
    [areaForm('US', { excludeCodes: ['US-NV'] }), areaForm('US-NV-LAS')],
    'US-CA US-CA-LAX US-CA-FRE US-NV-LAS US-TX',
    'US US-NV',
  ],
  ['all provinces one by one are the country', [areaForm('CA-ON'), areaForm('CA-QC')], 'CA CA-ON', ''],
  ['a removed area serves nothing', [areaForm('CA', { id: 'a', status: 'deleted' })], '', ''],
  ['an area of the other tab serves nothing here', [areaForm('CA', { deliveryType: 'INTERNET' })], '', ''],
]

describe('the three states of a place', () => {
  // @spec 1.4
  for (const [rule, areas, whole, partly] of cases)
    it(rule, () => expect(states(areas)).to.deep.equal({ in: whole, partly }))

  it('are known before the places below are loaded', () => {
    const coverage = coverageOf([areaForm('US', { excludeCodes: ['US-CA-FRE'] }), areaForm('CA-ON')], 'drive', noPlaces)
    expect(['US', 'US-CA', 'US-TX', 'CA', 'MX'].map(coverage.stateOf)).to.deep.equal([
      'partly',
      'partly',
      'in',
      'partly',
      'out',
    ])
  })
})

describe('an unknown type of delivery', () => {
  const hybrid = areaForm('US', { deliveryType: 'HYBRID' as 'SATELLITE' })
  // @spec 3.17
  it('is in Electronic Delivery, needs no pick-up time, and may stay (decision 14)', () => {
    expect([offeredIn([hybrid], 'drive').length, offeredIn([hybrid], 'electronic').length]).to.deep.equal([0, 1])
    expect(needsPickup(hybrid.deliveryType)).to.equal(false)
    expect(freeTypes(hybrid, [hybrid])).to.deep.equal(['HYBRID', 'INTERNET', 'SATELLITE'])
    expect([deliveryOf(null), deliveryOf(''), deliveryOf('HARD_DRIVE')]).to.deep.equal(['drive', 'drive', 'drive'])
  })
})

describe('a country by satellite and by internet', () => {
  const web = areaForm('US', { deliveryType: 'INTERNET', excludeCodes: ['US-NV', 'US-CA-FRE'] })
  const space = areaForm('US', { deliveryType: 'SATELLITE' })
  const both = (more: Partial<AreaForm> = {}) => [web, { ...space, ...more }]

  it('is served if one of the two serves it, also in its phrase', () => {
    for (const places of [somePlaces, noPlaces]) {
      const coverage = coverageOf(both(), 'electronic', places)
      expect(['US', 'US-NV', 'US-NV-LAS', 'US-CA-FRE'].map(coverage.stateOf)).to.deep.equal(['in', 'in', 'in', 'in'])
      expect([coverage.isExcluded('US-NV'), coverage.excludedBelow('US')]).to.deep.equal([false, 0])
    }
    expect(coveragePhrases(both(), 'electronic', somePlaces)).to.deep.equal([
      { country: 'US', isWhole: true, except: [], only: [], excludedCities: 0 },
    ])
  })
  it('counts a place that both exclude only once', () => {
    const coverage = coverageOf(both({ excludeCodes: ['US-CA-FRE'] }), 'electronic', somePlaces)
    expect([coverage.stateOf('US-CA-FRE'), coverage.excludedBelow('US-CA')]).to.deep.equal(['out', 1])
  })
  it('keeps the exclusion of one when the other includes a place again', () => {
    const areas = both({ excludeCodes: ['US-NV-LAS'] })
    const ticked = togglePlace(areas, 'US-NV', 'electronic', somePlaces)
    expect(ticked.map(({ excludeCodes }) => excludeCodes)).to.deep.equal([['US-NV', 'US-CA-FRE'], []])
  })
})

describe('ticking a place', () => {
  const tick = (areas: readonly AreaForm[], code: string) => togglePlace(areas, code, 'drive', somePlaces)
  const shape = (areas: readonly AreaForm[]) =>
    areas.map(({ code, status, excludeCodes }) => [code, status, ...excludeCodes].join(' '))

  it('adds an area for a place outside every area, with the options of the last one', () => {
    const dear = { ...option, price: '99.00' }
    const areas = tick([areaForm('US', { options: [dear] })], 'CA-ON')
    expect(shape(areas)).to.deep.equal(['US active', 'CA-ON active'])
    expect(areas[1]?.options).to.deep.equal([dear])
  })
  it('excludes a place from the area around it, and includes it again', () => {
    const without = tick([areaForm('US')], 'US-NV-LAS')
    expect(shape(without)).to.deep.equal(['US active US-NV-LAS'])
    expect(shape(tick(without, 'US-NV-LAS'))).to.deep.equal(['US active'])
  })
  it('serves all of a place that is served in part', () => {
    expect(shape(tick([areaForm('US', { excludeCodes: ['US-NV-LAS', 'US-NV-REN'] })], 'US-NV'))).to.deep.equal([
      'US active',
    ])
    expect(shape(tick([areaForm('US', { excludeCodes: ['US-NV', 'US-CA-LAX'] })], 'US'))).to.deep.equal(['US active'])
  })
  it('excludes a province instead of its cities', () => {
    const areas = [areaForm('US', { excludeCodes: ['US-CA-FRE'] })]
    const served = tick(areas, 'US-CA')
    expect(shape(tick(served, 'US-CA'))).to.deep.equal(['US active US-CA'])
  })
  it('adds an area for a city of an excluded province', () => {
    expect(shape(tick([areaForm('US', { excludeCodes: ['US-NV'] })], 'US-NV-LAS'))).to.deep.equal([
      'US active US-NV',
      'US-NV-LAS active',
    ])
  })
  it('removes a whole area: marked as deleted if the server knows it, dropped otherwise', () => {
    expect(shape(tick([areaForm('US', { id: 'a' }), areaForm('US-NV-LAS'), areaForm('CA')], 'US'))).to.deep.equal([
      'US deleted',
      'CA active',
    ])
  })
  it('removes an area that excludes all of its places', () => {
    const areas = [areaForm('CA', { excludeCodes: ['CA-QC'] })]
    expect(shape(tick(areas, 'CA-ON'))).to.deep.equal([])
  })
  it('restores a removed area with its options, and serves all of it', () => {
    const dear = { id: 'a', options: [{ ...option, price: '7.00' }], excludeCodes: ['CA-QC'] }
    const back = tick(removeOne([areaForm('CA', dear)], 'a'), 'CA')
    expect(shape(back)).to.deep.equal(['CA active'])
    expect(back[0]?.id).to.equal('a')
    expect(back[0]?.options[0]?.price).to.equal('7.00')
  })
})

describe('adding by code (decision 16)', () => {
  // @spec 3.15, 5.58
  it('adds new codes, and reports those that are present or unknown', () => {
    const result = addCodes([areaForm('US')], ['US', 'US-NV', 'XX'], 'drive', somePlaces)
    expect([result.added, result.present, result.unknown]).to.deep.equal([['US-NV'], ['US'], ['XX']])
    expect(result.areas.map(({ code }) => code)).to.deep.equal(['US', 'US-NV'])
  })
  it('allows a code once in each tab', () => {
    const areas = [areaForm('US')]
    expect([hasArea(areas, 'US', 'drive'), hasArea(areas, 'US', 'electronic')]).to.deep.equal([true, false])
    const { areas: both } = addCodes(areas, ['US'], 'electronic', somePlaces)
    expect(both.map(({ deliveryType }) => deliveryType)).to.deep.equal(['HARD_DRIVE', 'INTERNET'])
  })
})

describe('phrases of the coverage', () => {
  it('have the whole country, its exclusions, and places with their own areas', () => {
    const areas = [
      areaForm('US', { excludeCodes: ['US-NV', 'US-CA-FRE', 'US-CA-RED', 'US-NV-REN'] }),
      areaForm('CA-ON'),
      areaForm('US-NV-LAS'),
    ]
    expect(coveragePhrases(areas, 'drive', somePlaces)).to.deep.equal([
      { country: 'US', isWhole: true, except: ['US-NV'], only: ['US-NV-LAS'], excludedCities: 2 },
      { country: 'CA', isWhole: false, except: [], only: ['CA-ON'], excludedCities: 0 },
    ])
  })
})
