import { expect } from 'chai'
import { fallbackName, presetOf, presetRange, type presets, rangeGiven, rangeProblem, sameRange } from './rules'

const today = '2026-03-01'

describe('the days of a report', () => {
  const table: [preset: (typeof presets)[number], from: string, to: string][] = [
    ['last7', '2026-02-23', today],
    ['last30', '2026-01-31', today],
    ['last8Weeks', '2026-01-05', today],
    ['thisMonth', '2026-03-01', today],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['lastYear', '2025-03-02', today],
  ]
  for (const [preset, from, to] of table)
    it(`of ${preset} are ${from} to ${to}, both included`, () => {
      expect(presetRange(preset, today)).to.deep.equal({ from, to })
      expect(presetOf({ from, to }, today)).to.equal(preset)
    })

  it('match no preset if either day differs', () => {
    const range = presetRange('last7', today)
    expect(presetOf({ ...range, from: '2026-02-22' }, today)).to.equal(null)
    expect(presetOf({ ...range, to: '2026-02-28' }, today)).to.equal(null)
    expect(sameRange(range, { ...range })).to.equal(true)
  })

  it('end today without a last day, and are 30 days without a first one', () => {
    expect(rangeGiven({ from: '2026-01-01', to: '' }, today)).to.deep.equal({ from: '2026-01-01', to: today })
    expect(rangeGiven({ from: '', to: '2026-01-31' }, today)).to.deep.equal({ from: '2026-01-02', to: '2026-01-31' })
    expect(rangeGiven({ from: '', to: 'soon' }, today)).to.deep.equal({ from: '2026-01-31', to: 'soon' })
  })

  const problems: [from: string, to: string, key: string | null][] = [
    ['2026-01-01', '2026-01-01', null],
    ['2025-01-01', '2026-01-01', null],
    ['2025-01-01', '2026-01-02', 'reports.rangeTooLong'],
    ['2026-01-02', '2026-01-01', 'kit.daysTurned'],
    ['', '2026-01-01', 'reports.rangeRequired'],
    ['2026-01-01', '', 'reports.rangeRequired'],
    ['2026-02-30', '2026-03-01', 'kit.notADay'],
    ['2026-01-01', 'soon', 'kit.notADay'],
    ['1970-01-01', '1970-12-31', null],
    ['2100-01-01', '2100-12-31', null],
    ['1969-12-31', '1970-01-01', 'reports.yearsOutside'],
    ['2100-12-31', '2101-01-01', 'reports.yearsOutside'],
    ['0026-01-01', '2026-01-01', 'reports.yearsOutside'],
  ]
  for (const [from, to, key] of problems)
    it(`“${from}” to “${to}”: ${key ?? 'a report can be made'}`, () => {
      const problem = rangeProblem({ from, to })
      expect(problem && 'key' in problem ? problem.key : null).to.equal(key)
    })

  // @spec 7.28
  it('name the file if the server does not (decision 27)', () => {
    expect(fallbackName({ from: '2026-01-01', to: today })).to.equal('work-orders_2026-01-01_2026-03-01.csv')
  })
})
