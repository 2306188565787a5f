import { expect } from 'chai'
import { allOf } from '../../test/fixtures/page/person'
import { open, type Screen } from '../../test/fixtures/page/screen'
import { until } from '../../test/fixtures/page/wait'
import { selectionKey } from './selection'
import './index'

describe('the days that <reeldock-calendar> reads', () => {
  let screen: Screen
  afterEach(() => screen.end())

  const reads = () =>
    screen.backend.calls
      .filter(({ method, path }) => method === 'GET' && path.endsWith('/calendar'))
      .map(({ query }) => query)

  // @spec 7.23
  for (const [month, why, span] of [
    ['2026-12', 'five weeks', 'startDate=2026-11-30&endDate=2027-01-03'],
    ['2027-02', 'four weeks without other months', 'startDate=2027-02-01&endDate=2027-02-28'],
    ['2026-08', 'six weeks', 'startDate=2026-07-27&endDate=2026-09-06'],
  ] as const)
    it(`are those that the grid of ${month} shows: ${why}`, async () => {
      screen = open('reeldock-calendar', { attributes: { month } })
      await until(() => screen.heard('ready').length === 1, 'ready')
      expect([...new Set(reads())]).to.deep.equal([span])
      const shown = allOf(screen.element, 'day').map(({ dataset }) => dataset.day ?? '')
      expect(`startDate=${shown[0]}&endDate=${shown.at(-1)}`).to.equal(span)
    })
})

describe('the days that are read for a selection', () => {
  it('are those of the grid while it shows all of them', () => {
    expect(selectionKey({ from: '2026-11-30', to: '2026-12-02' }, '2026-12')).to.equal('2026-11-30/2027-01-03')
  })

  it('are whole months if some are in other months', () => {
    expect(selectionKey({ from: '2026-11-29', to: '2026-12-02' }, '2026-12')).to.equal('2026-11-01/2026-12-31')
  })
})
